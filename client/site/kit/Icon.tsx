import styles from './Icon.module.css';

const paths = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  down: 'M12 5v14m6-6-6 6-6-6',
  external: 'M14 5h5v5m0-5-8 8M18 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h4',
  chevron: 'm6 9 6 6 6-6',
  previous: 'M19 12H5m6-6-6 6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 8h16M4 16h16',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v1.5m0 16v1.5M2.5 12H4m16 0h1.5M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  screen: 'M4 5h16v11H4zm5 15h6m-3-4v4',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  email: 'M4 6h16v12H4zm0 1 8 6 8-6',
  phone: 'M6.5 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 6a2 2 0 0 1 2-2Z',
  website:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9Z',
  linkedin: 'M4 4h16v16H4zM8 10.5V16m0-8.5v.1M12 16v-5.5m0 2.5c0-1.5.8-2.5 2.1-2.5S16 11.5 16 13v3',
  github:
    'M9.5 20.5v-3.2c-3.5.8-4.5-1.5-5.5-2m11 5.2v-3.7c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12 12 0 0 0-6.2 0C6.5 2.1 5.4 2.4 5.4 2.4a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 8.8c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2',
  twitter: 'm4.5 4.5 15 15M19 4.5 5 19.5m-.5-15h4l11 15h-4z',
  other: 'M10 14a4 4 0 0 0 6 .4l2.8-2.8a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-2.8 2.8a4 4 0 0 0 5.7 5.7L12 17',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing that accompanies a text or a label: screen readers pass over it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg aria-hidden="true" className={styles.icon} width={size} height={size} viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
