/** Something that is fetched anew on demand. */
export interface Refresh {
  request: () => void;
  isRunning: () => boolean;
}

/**
 * Fetches at the first request and, however many come while it is under way, once more after it: the last answer is
 * never older than the last request. A failure counts as an answer.
 */
export function createRefresh(fetchAnew: () => Promise<unknown>): Refresh {
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

  return {
    request: () => {
      isWanted = true;
      if (!isRunning) void run();
    },
    isRunning: () => isRunning,
  };
}
