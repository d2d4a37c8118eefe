/**
 * Fetches at the first request and, however many come while it is under way, once more after it: the last answer is
 * never older than the last request. A failure counts as an answer.
 *
 * @returns makes a request
 */
export function createRefresh(fetchAnew: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isWanted = false;

  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      try {
        await fetchAnew();
      } catch {
        // What is shown stays; the next request tries again.
      }
    }
    isRunning = false;
  };

  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
