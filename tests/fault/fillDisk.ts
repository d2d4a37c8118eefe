import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBuiltServer } from '../support/builtServer';
import type { RestResult } from '../support/client';
import { signIn } from './site';
import { SmallDisk } from './smallDisk';

export interface FullDiskOptions {
  megabytes: number;
  /** Data directory to begin with a copy of. */
  template?: string;
  say?: (line: string) => void;
}

export interface FullDiskReport {
  /** How many writes the full disk still took. */
  taken: number;
  /** What a write was answered that it did not take. */
  refusal: Pick<RestResult, 'status' | 'text'>;
  /** Status of the page meanwhile. */
  page: number;
  /** Acknowledged writes that visitors did not see meanwhile. */
  missingMeanwhile: string[];
  /** Status of a write with space again. */
  afterwards: number;
  /** Acknowledged writes that were not there after a restart. */
  lost: string[];
}

/** How many writes on a full disk are more than enough to fill what is set aside. */
const enough = 2_000;

/** Fills the disk of the embedded database until writes fail, and frees it. @throws NoMountError */
export async function fillDisk({
  megabytes,
  template,
  say = () => undefined,
}: FullDiskOptions): Promise<FullDiskReport> {
  const disk = await SmallDisk.mount(megabytes);
  const env = { DATA_DIR: disk.path, DEMO_CONTENT: 'off', OVERLOAD_DELAY_MS: '60000' };
  let server = await startBuiltServer(env, template);
  try {
    const owner = await signIn(server.url);
    const acknowledged: string[] = [];
    const write = async (title: string) => {
      // Long, so that the disk is full soon.
      const body = { title, organization: 'x'.repeat(150), year: '1969' };
      const answer = await owner.rest('POST', '/api/awards', body);
      if (answer.status === 201) acknowledged.push(title);
      return answer;
    };
    const missing = async () => {
      const rows = (await (await fetch(`${server.url}/api/awards`)).json()) as { title: string }[];
      const titles = new Set(rows.map(({ title }) => title));
      return acknowledged.filter((title) => !titles.has(title));
    };
    await write('before');
    const filler = join(disk.path, 'filler');
    // It ends where the disk does.
    await writeFile(filler, Buffer.alloc(megabytes * 1_000_000)).catch(() => undefined);
    say('The disk is full');
    let refusal = await write('full 0');
    for (let number = 1; refusal.status === 201 && number < enough; number += 1)
      refusal = await write(`full ${number}`);
    const taken = acknowledged.length - 1;
    const page = (await fetch(server.url)).status;
    const missingMeanwhile = await missing();
    say(`${taken} writes were taken; then: ${refusal.status} ${refusal.text}`);
    await rm(filler);
    const after = await write('after');
    say(`With space again: ${after.status}`);
    await server.stop();
    server = await startBuiltServer(env);
    return { taken, refusal, page, missingMeanwhile, afterwards: after.status, lost: await missing() };
  } finally {
    await server.kill();
    await disk.remove();
  }
}
