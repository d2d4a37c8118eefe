import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner, TestServer } from '../support/server';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');
const section = /^## For API consumers\n(.*?)^## /ms.exec(readme)?.[1] ?? '';
const blocks = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
  language,
  code,
}));
/** Shell examples, each with the answer that is printed below it. */
const calls = blocks.flatMap(({ language, code }, index) =>
  language === 'sh' ? [{ code, printed: blocks[index + 1] }] : [],
);
const programs = blocks.filter(({ language }) => language === 'js').map(({ code }) => code);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ DEMO_CONTENT: 'on', ADMIN_USERNAME: 'admin' });
});
afterAll(() => server?.remove());

/** The example as it is printed, but for the port of this server. */
function here(code: string): string {
  return code.replaceAll('localhost:4000', new URL(server.url).host);
}

function run(command: string, args: string[]) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ADMIN_PASSWORD: owner.password } });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  return { child, output };
}

describe('the examples for API consumers', () => {
  test('are there, each call with its answer', () => {
    expect(calls.length).toBeGreaterThanOrEqual(5);
    expect(calls.map(({ printed }) => printed?.language)).toEqual(calls.map(() => 'json'));
    expect(programs).toHaveLength(2);
  });

  test('answer in one shell what is printed below them', async () => {
    const mark = 'the next example';
    const script = calls.map(({ code }) => here(code)).join(`\necho; echo '${mark}'\n`);
    const { child, output } = run('bash', ['-euo', 'pipefail', '-c', script]);
    const [exitCode] = await once(child, 'close');
    expect(output.stderr).toBe('');
    expect(exitCode).toBe(0);
    const answers = output.stdout.split(mark).map((text) => JSON.parse(text));
    expect(answers).toHaveLength(calls.length);
    for (const [index, { code, printed }] of calls.entries()) {
      expect(answers[index], code).toMatchObject(JSON.parse(printed?.code ?? ''));
    }
  });

  test.each([
    ['graphql-ws', 0, /section: 'awards'/],
    ['/ws', 1, /type: 'content_updated',\s+section: 'awards'/],
  ])('hear over %s of a save', async (_name, index, heard) => {
    const { child, output } = run(process.execPath, ['--input-type=module', '-e', here(programs[index] ?? '')]);
    const closed = once(child, 'close');
    try {
      // Saves go on until the program has connected and heard of one.
      await expect
        .poll(
          async () => {
            const award = { title: 'Legion of Merit', organization: 'US Navy', year: '1967' };
            const { status } = await server.owner.rest('POST', '/api/awards', award);
            expect(status).toBe(201);
            return output.stdout + output.stderr;
          },
          { timeout: 20_000, interval: 200 },
        )
        .toMatch(heard);
    } finally {
      child.kill();
      await closed;
    }
  });
});
