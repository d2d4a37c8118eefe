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

/** How much more memory the server may hold at the end than when a tenth was done, in MB. */
const growth = 100;
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
      LOG_LEVEL: 'silent',
    });
    const { url } = server;
    try {
      const credentials = { username: 'admin', password: ownerPassword };
      const { body } = await new Client(url).rest('POST', '/api/auth/login', credentials);
      const { access_token: token } = body as { access_token: string };
      const atStart = await readMemory(url);
      let warm = 0;
      const onProgress = async (done: number) => {
        if (warm === 0 && done >= requests / 10) warm = await readMemory(url);
        if (done % 5_000 === 0) say(`${done} of ${requests} requests`);
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
          what: 'memory: start, warm, end (MB)',
          measured: `${atStart}, ${warm}, ${atEnd}`,
          isGood: warm === 0 || atEnd <= warm + growth,
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

async function readMemory(url: string): Promise<number> {
  const { text } = await new Client(url).withToken(metricsToken).rest('GET', '/metrics');
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error(`The server does not tell its memory: ${text.slice(0, 200)}`);
  return Math.round(Number(bytes) / 1_000_000);
}
