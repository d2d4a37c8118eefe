/*
 * Gives the page the colours that its visitor chose, ahead of the page's own script and without holding anything up.
 * client/site/colourScheme.ts stores the choice. Browsers keep this file for good, under a name that ends with a digest
 * of its content.
 */
try {
  const chosen = localStorage.getItem('colourScheme');
  if ((chosen === 'light' || chosen === 'dark') && !/^\/admin(\/|$)/i.test(location.pathname)) {
    document.documentElement.dataset.colourScheme = chosen;
  }
} catch {
  // A browser that forbids storage shows the system's colours.
}
