/** How often it is asked again, and after how long the first time, in milliseconds; each time twice as long. */
const patience = { attempts: 8, delay: 100 };

/**
 * Asks until the answer is of a revision that is wanted, or of a newer one. Where several instances answer for one site,
 * the one that is asked may not have heard yet of what another one has told.
 *
 * @param wanted asked after each answer, as it may grow meanwhile
 * @returns undefined when no answer was new enough
 */
export async function askUntilNewEnough<D extends { revision: number }>(
  ask: () => Promise<D | undefined>,
  wanted: () => number,
): Promise<D | undefined> {
  for (let attempt = 0; attempt < patience.attempts; attempt += 1) {
    if (attempt > 0) await wait(patience.delay * 2 ** (attempt - 1));
    const answer = await ask();
    if (answer && answer.revision >= wanted()) return answer;
  }
  return undefined;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
