import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { makeDataDir, removeDataDir, startBuiltServer } from '../support/builtServer';
import { signIn } from './site';
import type { Order, Report } from './socketClients';

export interface ListenerOptions {
  /** How many sockets are open; half at /ws, half by graphql-ws. */
  sockets: number;
  /** How often content is saved while they listen. */
  saves: number;
  /** How many processes the clients share. */
  processes: number;
  /** Data directory to begin with a copy of. */
  template?: string;
  say?: (line: string) => void;
}

export interface ListenerReport {
  open: number;
  stillOpen: number;
  /** How many sockets did not hear of a save, over all saves. */
  missed: number;
  /** After how long each save was answered, in milliseconds. */
  answers: number[];
  /** How long after a save was sent each socket heard of it, in milliseconds. */
  latencies: number[];
  /** Of the server, in MB, with no socket and with all of them. */
  memory: { idle: number; loaded: number };
}

/** Opens many sockets on one built server, and saves while they listen. */
export async function tellListeners(options: ListenerOptions): Promise<ListenerReport> {
  const { sockets, saves, processes, template, say = () => undefined } = options;
  const dataDir = await makeDataDir();
  const limits = { SOCKETS_MAX: String(sockets), SOCKETS_MAX_PER_ADDRESS: String(sockets) };
  // A busy machine is not what is tried here.
  const env = { DATA_DIR: dataDir, OVERLOAD_DELAY_MS: '60000', ...limits };
  const server = await startBuiltServer(env, template);
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
    const counted = await Promise.all(clients.map((client) => ask(client, { do: 'count' })));
    const stillOpen = sum(counted, ({ open: count }) => count);
    return { open, stillOpen, missed, answers, latencies, memory: { idle, loaded } };
  } finally {
    for (const client of clients) client.kill();
    await server.stop();
    await removeDataDir(dataDir);
  }
}

async function ask(client: ChildProcess, order: Order): Promise<Report> {
  const answer = once(client, 'message');
  client.send(order);
  const [report] = (await answer) as [Report];
  return report;
}

function sum(reports: readonly Report[], pick: (report: Report) => number): number {
  return reports.map(pick).reduce((one, other) => one + other, 0);
}
