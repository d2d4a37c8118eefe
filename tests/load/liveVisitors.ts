import { once } from 'node:events';
import WebSocket from 'ws';

/** What the benchmark asks of its visitors: to open pages, or to say when each heard of the next save. */
export type Order = { do: 'open'; url: string; count: number } | { do: 'hear' };

/** When each heard, in milliseconds of the epoch. */
export type HeardAt = number[];

/** How many connections are opened at once. */
const abreast = 50;

/** What an open page listens to. */
const subscriptions = [
  'subscription { configUpdated { revision sectionTitles { id sectionName title mainTitle description } } }',
  'subscription { contentUpdated { revision section } }',
];

let open = 0;
let heardAt: HeardAt = [];
let onAllHeard: () => void = () => undefined;

// The visitors of a page, in a process of its own that does as little as it can: it shares the machine with the server.
process.on('message', (order: Order) => {
  void (order.do === 'open' ? openPages(order.url, order.count) : hear()).then((heard) => process.send?.(heard));
});

async function openPages(url: string, count: number): Promise<HeardAt> {
  for (; open < count; open += abreast) {
    await Promise.all(Array.from({ length: abreast }, () => openPage(url)));
  }
  return [];
}

async function hear(): Promise<HeardAt> {
  heardAt = [];
  await new Promise<void>((resolve) => {
    onAllHeard = resolve;
  });
  return heardAt;
}

async function openPage(url: string): Promise<void> {
  const socket = new WebSocket(`${url}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const acknowledged = once(socket, 'message');
  send({ type: 'connection_init' });
  await acknowledged;
  subscriptions.forEach((query, id) => {
    send({ id: String(id), type: 'subscribe', payload: { query } });
  });
  // Answered in order, so the subscriptions stand when this one is.
  const answered = once(socket, 'message');
  send({ id: 'order', type: 'subscribe', payload: { query: '{ revision }' } });
  await answered;
  socket.on('message', (data: Buffer) => {
    if (data.includes('"contentUpdated"')) note();
    else if (data.includes('"ping"')) send({ type: 'pong' });
  });
  socket.on('close', () => {
    throw new Error('A connection was lost.');
  });
}

function note(): void {
  heardAt.push(Date.now());
  if (heardAt.length === open) onAllHeard();
}
