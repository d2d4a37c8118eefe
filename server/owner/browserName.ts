type Signs = readonly (readonly [name: string, sign: RegExp])[];

/** Browsers claim to be others as well, so the order matters: the first sign that is there tells. */
const browsers: Signs = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
  ['curl', /^curl\//],
];

/** Android says Linux as well, and an iPhone says that it is like Mac OS X. */
const systems: Signs = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer headers are no browser's, and reading them would be work for nothing. */
const maxLength = 1_000;

/**
 * Says in words what kind of browser a `User-Agent` header stands for: 'Firefox on Windows'. Never repeats anything of
 * the header itself, which may hold what identifies a device.
 */
export function describeBrowser(userAgent: string | undefined): string {
  const text = userAgent === undefined || userAgent.length > maxLength ? '' : userAgent;
  const browser = find(browsers, text) ?? 'Unknown browser';
  const system = find(systems, text);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function find(signs: Signs, text: string): string | undefined {
  return signs.find(([, sign]) => sign.test(text))?.[0];
}
