import { setTimeout as after } from 'node:timers/promises';
import { makeDataDir, removeDataDir, startBuiltServer } from '../support/builtServer';
import { PlainSocket } from '../support/plainSocket';
import { PostgresCluster } from '../support/postgresCluster';
import { runProgram } from './program';
import { Readers } from './readers';
import { signIn } from './site';

const options = {
  saves: { fallback: 30, min: 1, help: 'how often content is saved' },
  readers: { fallback: 4, min: 1, help: 'how many visitors read all the time' },
};

await runProgram(
  'twoInstances.ts',
  'Runs two instances on one PostgreSQL: saves on one, waits for the news on the other, and kills one under reads ' +
    'that go to the other when an instance does not answer.',
  options,
  async ({ saves, readers: count }, say) => {
    const cluster = await PostgresCluster.create();
    await cluster.start();
    await cluster.query('create database instances');
    const dataDir = await makeDataDir();
    const env = { DATA_DIR: dataDir, DATABASE_URL: `${cluster.url}/instances`, OVERLOAD_DELAY_MS: '60000' };
    const [one, other] = await Promise.all([startBuiltServer(env), startBuiltServer(env)]);
    const readers = new Readers([one.url, other.url], count);
    try {
      const owner = await signIn(one.url);
      const socket = await PlainSocket.open(other.url.replace('http', 'ws'));
      const delays: number[] = [];
      let unseen = 0;
      const save = async (title: string) => {
        const began = performance.now();
        const body = { title, organization: 'Fleet', year: '1969' };
        const { status, text } = await owner.rest('POST', '/api/awards', body);
        if (status !== 201) throw new Error(`A save was answered with ${status}: ${text}`);
        await socket.messages.find(({ section }) => section === 'awards');
        delays.push(performance.now() - began);
        const page = await (await fetch(other.url)).text();
        if (!page.includes(title)) unseen += 1;
      };
      const reads = await readers.during(async () => {
        for (let number = 1; number <= saves; number += 1) await save(`Award number ${number}`);
      });
      say('One instance is killed');
      const killed = await readers.during(async () => {
        await after(1_000);
        await other.kill();
        await after(4_000);
      });
      const slowest = Math.max(...delays);
      return [
        {
          what: 'saves that the other one’s sockets heard of',
          measured: String(delays.length),
          isGood: delays.length === saves,
        },
        { what: 'slowest of them', measured: `${Math.round(slowest)} ms`, isGood: slowest <= 1_000 },
        { what: 'saves that its page did not show then', measured: String(unseen), isGood: unseen === 0 },
        { what: 'reads meanwhile: answered / failed', measured: reads.text, isGood: reads.failed === 0 },
        { what: 'reads while one was killed', measured: killed.text, isGood: killed.failed === 0 },
      ];
    } finally {
      await Promise.all([one.stop(), other.stop()]);
      await cluster.remove();
      await removeDataDir(dataDir);
    }
  },
);
