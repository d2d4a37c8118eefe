import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { makeDataDir, removeDataDir, startBuiltServer } from '../support/builtServer';
import { runProgram } from './program';
import { signIn } from './site';
import type { Order, Report } from './socketClients';

const options = {
  sockets: { fallback: 5_000, min: 2, help: 'how many are open; half at /ws, half by graphql-ws' },
  saves: { fallback: 20, min: 1, help: 'how often content is saved while they listen' },
  processes: { fallback: 2, min: 1, help: 'how many processes the clients share' },
};

await runProgram(
  'sockets.ts',
  'Opens many sockets on one instance, saves, and measures how long the news takes to reach all of them. Each side ' +
    'needs a file descriptor for every socket (ulimit -n).',
  options,
  async ({ sockets, saves, processes }, say) => {
    const dataDir = await makeDataDir();
    const limits = { SOCKETS_MAX: String(sockets), SOCKETS_MAX_PER_ADDRESS: String(sockets) };
    const server = await startBuiltServer({ DATA_DIR: dataDir, ...limits });
    const clients = Array.from({ length: processes }, () => fork('tests/fault/socketClients.ts'));
    try {
      const owner = await signIn(server.url);
      const idle = await server.residentMemory();
      const share = Math.ceil(sockets / processes);
      const opened = await Promise.all(
        clients.map((client, index) => {
          const count = Math.min(share, sockets - index * share);
          return ask(client, { do: 'open', url: server.url.replace('http', 'ws'), count });
        }),
      );
      const open = sum(opened, ({ open: count }) => count);
      say(`${open} of ${sockets} sockets are open`);
      const latencies: number[] = [];
      const answers: number[] = [];
      let missed = 0;
      for (let save = 0; save < saves; save += 1) {
        const heard = clients.map((client) => ask(client, { do: 'hear' }));
        const began = Date.now();
        const { status, text } = await owner.rest('POST', '/api/awards', {
          title: `Award ${save}`,
          organization: 'Fleet',
          year: '1969',
        });
        if (status !== 201) throw new Error(`A save was answered with ${status}: ${text}`);
        answers.push(Date.now() - began);
        const reports = await Promise.all(heard);
        missed += open - sum(reports, ({ heardAt }) => heardAt.length);
        for (const { heardAt } of reports) latencies.push(...heardAt.map((at) => at - began));
      }
      const loaded = await server.residentMemory();
      const ended = sum(await Promise.all(clients.map((client) => ask(client, { do: 'count' }))), ({ open }) => open);
      return [
        { what: 'sockets open', measured: String(open), isGood: open === sockets },
        { what: 'still open at the end', measured: String(ended), isGood: ended === sockets },
        { what: `news missed in ${saves} saves`, measured: String(missed), isGood: missed === 0 },
        { what: 'a save is answered after, median', measured: `${percentile(answers, 50)} ms` },
        { what: 'news after the save was sent, p50', measured: `${percentile(latencies, 50)} ms` },
        { what: 'news after the save was sent, p99', measured: `${percentile(latencies, 99)} ms` },
        { what: "the server's memory with no socket", measured: `${idle} MB` },
        { what: "the server's memory with all of them", measured: `${loaded} MB` },
      ];
    } finally {
      for (const client of clients) client.kill();
      await server.stop();
      await removeDataDir(dataDir);
    }
  },
);

async function ask(client: ChildProcess, order: Order): Promise<Report> {
  const answer = once(client, 'message');
  client.send(order);
  const [report] = (await answer) as [Report];
  return report;
}

function sum(reports: readonly Report[], pick: (report: Report) => number): number {
  return reports.map(pick).reduce((one, other) => one + other, 0);
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
