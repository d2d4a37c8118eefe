import { ownerPassword, removeDataDir, startBuiltServer } from '../support/builtServer';
import { Client } from '../support/client';
import { PostgresCluster } from '../support/postgresCluster';
import { attack, attackedEnv } from './attack';
import { type Finding, runProgram } from './program';

const options = {
  requests: { fallback: 50_000, min: 1, help: 'how many requests are sent' },
  seed: { fallback: 1, help: 'of what they hold' },
  database: { fallback: 'embedded', choices: ['embedded', 'postgresql'], help: 'what the server stores in' },
};

/** How much more memory the server may hold at the end than when half was done, in MB. */
const growth = 100;

/** What the server's objects may take, in MB: of a leak it runs out, and what is only not collected yet is no leak. */
const heapLimit = 160;
const metricsToken = 'read-the-memory-by-this';

await runProgram(
  'fuzz.ts',
  'Sends bad requests to every path, operation and socket, and looks for what they break or change.',
  options,
  async ({ requests, seed, database }, say) => {
    const cluster = database === 'postgresql' ? await PostgresCluster.create() : undefined;
    await cluster?.start();
    await cluster?.query('create database fuzz');
    const place = cluster && { DATABASE_URL: `${cluster.url}/fuzz` };
    const server = await startBuiltServer({
      ...attackedEnv,
      ...place,
      METRICS_TOKEN: metricsToken,
      NODE_OPTIONS: `--max-old-space-size=${heapLimit}`,
      LOG_LEVEL: 'silent',
    });
    const { url } = server;
    try {
      const credentials = { username: 'admin', password: ownerPassword };
      const { body } = await new Client(url).rest('POST', '/api/auth/login', credentials);
      const { access_token: token } = body as { access_token: string };
      const atStart = await readMemory(url);
      let halfWay: Memory | undefined;
      const onProgress = async (done: number) => {
        if (!halfWay && done >= requests / 2) halfWay = await readMemory(url);
        if (done % 5_000 === 0) say(`${done} of ${requests} requests, memory ${describe(await readMemory(url))}`);
      };
      const { counts, violations } = await attack({ url, token, seed, requests, onProgress });
      const atEnd = await readMemory(url);
      const code = await server.stop();
      for (const violation of violations.slice(0, 50)) say(violation);
      const answers = [...counts].sort().map(([what, count]): Finding => ({ what, measured: String(count) }));
      return [
        ...answers,
        { what: 'violations', measured: String(violations.length), isGood: violations.length === 0 },
        {
          what: 'memory: at the start; half way; at the end',
          measured: [atStart, halfWay ?? atStart, atEnd].map(describe).join('; '),
          isGood: !halfWay || atEnd.all <= halfWay.all + growth,
        },
        { what: 'exit code', measured: String(code), isGood: code === 0 },
      ];
    } finally {
      await server.stop();
      await removeDataDir(server.dataDir);
      await cluster?.remove();
    }
  },
);

/** In MB. */
interface Memory {
  all: number;
  /** What of it JavaScript's objects take, which those are part of that nobody needs any more. */
  heap: number;
}

async function readMemory(url: string): Promise<Memory> {
  const { text } = await new Client(url).withToken(metricsToken).rest('GET', '/metrics');
  const read = (name: string) => {
    const bytes = new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1];
    if (bytes === undefined) throw new Error(`The server does not tell its memory: ${text.slice(0, 200)}`);
    return Math.round(Number(bytes) / 1_000_000);
  };
  return { all: read('process_resident_memory_bytes'), heap: read('nodejs_heap_size_used_bytes') };
}

function describe({ all, heap }: Memory): string {
  return `${all} MB, ${heap} of objects`;
}
