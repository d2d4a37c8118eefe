import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../../client/site/request';
import { RevisionDocument } from '../../../schema/generated/site';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const good = () => answer({ data: { revision: 7 } });

/** Settles it without waiting, and tells after how many seconds each request went out. */
async function run() {
  const began = Date.now();
  const times: number[] = [];
  const implementation = fetchMock.getMockImplementation();
  fetchMock.mockImplementation((...call) => {
    times.push((Date.now() - began) / 1000);
    return implementation ? implementation(...call) : Promise.reject(new TypeError('Failed to fetch'));
  });
  const outcome = request(RevisionDocument).then(
    (data) => ({ data }),
    (error: Error) => ({ error: error.message }),
  );
  await vi.runAllTimersAsync();
  return { ...(await outcome), times };
}

/** Answers one after the other; the last one from then on. */
function answerWith(...answers: (() => Promise<Response> | Response)[]) {
  let next = 0;
  fetchMock.mockImplementation(async () => {
    const make = answers[Math.min(next, answers.length - 1)];
    next += 1;
    if (!make) throw new Error('There is nothing to answer with.');
    return make();
  });
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

test('sends the operation with its name and reads its data', async () => {
  answerWith(good);
  expect(await run()).toEqual({ data: { revision: 7 }, times: [0] });
  const [path, init] = fetchMock.mock.calls[0] ?? [];
  expect(path).toBe('/graphql');
  expect(JSON.parse(String(init?.body))).toEqual({
    operationName: 'Revision',
    query: expect.stringMatching(/^\s*query Revision \{\s+revision\s+\}\s*$/),
  });
});

test.each([
  ['the server cannot be reached', unreachable],
  ['the server fails', () => answer({ detail: 'Not now' }, 503)],
])('asks up to three times, later each time, when %s', async (_when, failure) => {
  answerWith(failure, failure, good);
  expect(await run()).toEqual({ data: { revision: 7 }, times: [0, 2, 6] });
});

test('gives up after the third failure', async () => {
  answerWith(unreachable);
  expect(await run()).toEqual({ error: 'Failed to fetch', times: [0, 2, 6] });
  answerWith(() => answer({}, 502));
  expect(await run()).toEqual({ error: 'Request failed: 502', times: [0, 2, 6] });
});

test('asks again when the answer breaks off', async () => {
  const brokenOff = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) }));
  answerWith(brokenOff, good);
  expect(await run()).toEqual({ data: { revision: 7 }, times: [0, 2] });
});

test.each([
  ['a refusal', () => answer({ detail: 'Too many' }, 429), 'Request failed: 429'],
  ['errors', () => answer({ data: null, errors: [{ message: 'Not a name' }] }), 'Not a name'],
  ['nothing', () => answer({}), 'The answer has no data.'],
])('takes %s for the answer', async (_what, make, error) => {
  answerWith(make);
  expect(await run()).toEqual({ error, times: [0] });
});
