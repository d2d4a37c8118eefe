import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDir, removeDataDir, startBuiltServer } from '../support/builtServer';
import { runProgram } from './program';
import { signIn } from './site';

const options = { megabytes: { fallback: 128, min: 96, help: 'how large the disk is' } };

/** How many writes on a full disk are more than enough to fill what is set aside. */
const enough = 2_000;

await runProgram(
  'fullDisk.ts',
  'Fills the disk of the embedded database (a small tmpfs, which takes root to mount) until writes fail, and frees it.',
  options,
  async ({ megabytes }, say) => {
    const dataDir = await makeDataDir();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dataDir]);
    const env = { DATA_DIR: dataDir, DEMO_CONTENT: 'off', OVERLOAD_DELAY_MS: '60000' };
    let server = await startBuiltServer(env);
    try {
      const owner = await signIn(server.url);
      const acknowledged: string[] = [];
      const write = async (value: string) => {
        // Long, so that the disk is full soon.
        const body = { title: value, organization: 'x'.repeat(150), year: '1969' };
        const answer = await owner.rest('POST', '/api/awards', body).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(value);
        return answer;
      };
      const missing = async (url: string) => {
        const rows = (await (await fetch(`${url}/api/awards`)).json()) as { title: string }[];
        const titles = new Set(rows.map(({ title }) => title));
        return acknowledged.filter((title) => !titles.has(title)).length;
      };
      await write('before');
      const filler = join(dataDir, 'filler');
      await writeFile(filler, Buffer.alloc(megabytes * 1_000_000)).catch(() => undefined);
      say('The disk is full');
      let refusal = await write('full 0');
      for (let number = 1; refusal?.status === 201 && number < enough; number += 1)
        refusal = await write(`full ${number}`);
      const page = await fetch(server.url).then(
        ({ status }) => status,
        () => 0,
      );
      const missingWhileFull = await missing(server.url).catch(() => Number.NaN);
      say(`${acknowledged.length} writes were taken; then: ${refusal?.status} ${refusal?.text}`);
      await rm(filler);
      const after = await write('after');
      say(`With space again: ${after?.status} ${after?.text.slice(0, 200)}`);
      await server.stop();
      say(server.output().slice(-1_500));
      server = await startBuiltServer(env);
      const missingLater = await missing(server.url);
      return [
        { what: 'a write on a full disk', measured: String(refusal?.status), isGood: refusal?.status === 503 },
        { what: 'the page meanwhile', measured: String(page), isGood: page === 200 },
        {
          what: 'acknowledged and not seen meanwhile',
          measured: String(missingWhileFull),
          isGood: missingWhileFull === 0,
        },
        { what: 'a write when there is space again', measured: String(after?.status), isGood: after?.status === 201 },
        { what: 'acknowledged and lost after a restart', measured: String(missingLater), isGood: missingLater === 0 },
      ];
    } finally {
      await server.kill();
      execFileSync('umount', [dataDir]);
      await removeDataDir(dataDir);
    }
  },
);
