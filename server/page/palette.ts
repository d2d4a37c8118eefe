/**
 * Colours of the page for what no style sheet reaches: pictures, the manifest, the browser's bars. Each is a token of
 * `client/site/tokens.css` in the notation that every reader of these understands.
 */
export const palette = {
  paper: '#fbfaf7',
  paperDark: '#0f131b',
  surface: '#ffffff',
  surfaceSunken: '#f5f3ef',
  ink: '#191e29',
  inkSoft: '#424853',
  inkQuiet: '#5e636e',
  blue: '#3b82f6',
  blueSoft: '#c0dcff',
  blueDeep: '#1756b9',
  emerald: '#10b981',
  emeraldDeep: '#007245',
  violet: '#8b5cf6',
  amber: '#f59e09',
  amberSoft: '#dc932b',
  red: '#ef4444',
} as const;
