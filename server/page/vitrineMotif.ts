import { palette } from './palette';

const { ink, paper, surface, surfaceSunken, blue, blueSoft, blueDeep, emerald, emeraldDeep } = palette;
const { violet, amber, amberSoft, red } = palette;

/**
 * The lit display case of the page's first screen, large, for a picture of 1200 × 630: its left edge is at 760, and it
 * runs out of the picture at the right and at the bottom.
 */
export const vitrineMotif = `
<defs>
  <linearGradient id="fall" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${amberSoft}" stop-opacity="0.42"/>
    <stop offset="1" stop-color="${amberSoft}" stop-opacity="0.03"/>
  </linearGradient>
  <linearGradient id="glass" x1="0" y1="0" x2="0.6" y2="1">
    <stop offset="0" stop-color="${surface}"/>
    <stop offset="1" stop-color="${surface}" stop-opacity="0.55"/>
  </linearGradient>
  <clipPath id="case"><rect x="760" y="76" width="520" height="640" rx="30"/></clipPath>
</defs>
<g clip-path="url(#case)">
  <rect x="760" y="76" width="520" height="640" fill="url(#glass)"/>
  <path d="M968 106 786 524h428L1032 106z" fill="url(#fall)"/>
  <path d="M946 76h108l-20 32h-68z" fill="${ink}"/>

  <path d="M822 524V396a58 58 0 0 1 116 0v128h-35V396a23 23 0 0 0-46 0v128z" fill="${violet}"/>
  <circle cx="1020" cy="462" r="62" fill="${blue}"/>
  <path d="M1020 400a62 62 0 0 1 0 124 88 88 0 0 0 0-124z" fill="${blueDeep}"/>
  <path d="M1106 346h34v178h-34z" fill="${surfaceSunken}" stroke="${ink}" stroke-opacity="0.45" stroke-width="1.5"/>
  <path d="M1114 372h18m-18 13h18" stroke="${ink}" stroke-opacity="0.45" stroke-width="1.5"/>
  <path d="M1140 318h42v206h-42z" fill="${amber}"/>
  <path d="M1150 346h22m-22 13h22" stroke="${ink}" stroke-opacity="0.4" stroke-width="1.5"/>
  <path d="M1182 358h40v166h-40z" fill="${blueSoft}"/>

  <path d="M760 524h520v200H760z" fill="${paper}" opacity="0.75"/>
  <path d="m838 640 62-88 62 88z" fill="${emerald}"/>
  <path d="m900 552 62 88h-42z" fill="${emeraldDeep}"/>
  <circle cx="1052" cy="606" r="24" fill="${red}"/>
  <path d="M996 630h112v30H996z" fill="${surfaceSunken}" stroke="${ink}" stroke-opacity="0.45" stroke-width="1.5"/>
  <path d="M760 524h520" stroke="${ink}" stroke-width="3"/>
  <path d="M760 530h520" stroke="${ink}" stroke-opacity="0.35" stroke-width="1.5"/>
  <path d="m836 122-40 76m84-76-84 160" stroke="${ink}" stroke-opacity="0.08" stroke-width="8" stroke-linecap="round"/>
</g>
<rect x="760" y="76" width="520" height="640" rx="30" fill="none" stroke="${ink}" stroke-width="4"/>`;
