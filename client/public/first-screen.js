/*
 * Marks a visit that begins at the top of the page. Its first paint lays out the first screen alone, see
 * client/site/useWholePage.ts. Whoever comes back to a place further down gets the whole page at once. The built page has
 * this script within, like colour-scheme.js.
 */
if (location.hash === '' && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  document.documentElement.dataset.firstScreen = '';
}
