import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack, attackedEnv } from '../../fault/attack';
import { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ...attackedEnv, DEMO_CONTENT: 'on' });
});
afterAll(() => server?.remove());

test('two thousand bad requests to all doors are refused, break nothing and change nothing', async () => {
  const { url, token } = server;
  const { counts, violations } = await attack({ url, token, seed: 1, requests: 2_000 });
  expect(violations).toEqual([]);
  for (const door of ['REST 4', 'GraphQL 4', 'sockets']) {
    expect([...counts.keys()].some((outcome) => outcome.startsWith(door))).toBe(true);
  }
}, 300_000);
