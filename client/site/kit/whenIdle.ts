/** Safari knows no idle callback; by then a page has usually settled. */
const delayWithoutIdleCallback = 500;

/** Calls back once the page has loaded and the browser has nothing to do, unless it is aborted before. */
export function whenIdle(signal: AbortSignal, callback: () => void): void {
  const run = () => {
    if (!signal.aborted) callback();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2 * delayWithoutIdleCallback });
    else setTimeout(run, delayWithoutIdleCallback);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}
