import { expect, it, vi } from 'vitest';
import { createRefresh } from '../../../client/site/refresh';

function controlled() {
  const answers: (() => void)[] = [];
  const refusals: ((reason: Error) => void)[] = [];
  const fetchAnew = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        answers.push(resolve);
        refusals.push(reject);
      }),
  );
  return {
    fetchAnew,
    answer: (index: number) => answers[index]?.(),
    refuse: (index: number) => refusals[index]?.(new Error('refused')),
  };
}

/** Lets what follows from answers that are there happen. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

it('fetches at the first request', () => {
  const { fetchAnew } = controlled();
  createRefresh(fetchAnew)();
  expect(fetchAnew).toHaveBeenCalledTimes(1);
});

it('makes one more fetch of all requests that come during the first', async () => {
  const { fetchAnew, answer } = controlled();
  const refresh = createRefresh(fetchAnew);
  refresh();
  refresh();
  refresh();
  expect(fetchAnew).toHaveBeenCalledTimes(1);

  answer(0);
  await vi.waitFor(() => expect(fetchAnew).toHaveBeenCalledTimes(2));

  answer(1);
  await settled();
  expect(fetchAnew).toHaveBeenCalledTimes(2);
});

it('fetches again after a failure', async () => {
  const { fetchAnew, refuse } = controlled();
  const refresh = createRefresh(fetchAnew);
  refresh();
  refuse(0);
  await settled();
  refresh();
  expect(fetchAnew).toHaveBeenCalledTimes(2);
});
