/*
 * Gives the page the colours that its visitor chose, before it is painted. client/site/colourScheme.ts stores the
 * choice. The built page has this script within, where the Content-Security-Policy knows it by its digest.
 */
try {
  const chosen = localStorage.getItem('colourScheme');
  if ((chosen === 'light' || chosen === 'dark') && !/^\/admin(\/|$)/i.test(location.pathname)) {
    document.documentElement.dataset.colourScheme = chosen;
  }
} catch {
  // A browser that forbids storage shows the system's colours.
}
