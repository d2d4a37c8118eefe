import { useSyncExternalStore } from 'react';

/** The system's colours, or those that the visitor chose. In the order in which the switch goes through them. */
const colourSchemes = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** Where the choice is kept, and whence `public/colour-scheme.js` takes it before the first paint. */
const key = 'colourScheme';

/** What is on at the moment; a browser that forbids storage keeps it until it leaves the page. */
let current: ColourScheme | undefined;
const listeners = new Set<() => void>();

/** The visitor's choice, in step with other tabs; on the server, and until the page is hydrated, the system's. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, readColourScheme, () => 'system');
}

export function readColourScheme(): ColourScheme {
  current ??= readStored();
  return current;
}

export function nextColourScheme(scheme: ColourScheme): ColourScheme {
  return colourSchemes[(colourSchemes.indexOf(scheme) + 1) % colourSchemes.length] ?? 'system';
}

/** Shows a scheme and remembers it. */
export function chooseColourScheme(scheme: ColourScheme): void {
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // The choice holds for this page alone.
  }
  show(scheme);
}

/** Sets the page's colours, and those of the browser's own bars. */
export function applyColourScheme(scheme: ColourScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.colourScheme;
  else dataset.colourScheme = scheme;

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.for ??= meta.media.includes('dark') ? 'dark' : 'light';
    const own = meta.dataset.for;
    if (scheme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === scheme ? 'all' : 'not all';
  }
}

function readStored(): ColourScheme {
  try {
    const stored = localStorage.getItem(key);
    return colourSchemes.find((scheme) => scheme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function show(scheme: ColourScheme): void {
  current = scheme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) show(readStored());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
