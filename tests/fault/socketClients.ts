import { once } from 'node:events';
import WebSocket from 'ws';

/** What the program asks of a process of clients. */
export type Order = { do: 'open'; url: string; count: number } | { do: 'hear' } | { do: 'count' };

/** How many sockets are open, and when each that was waited for heard of the save. */
export interface Report {
  open: number;
  heardAt: number[];
}

/** How many connections are opened at once. */
const abreast = 50;
/** How long news may take before it counts as missed, in milliseconds. */
const patience = 10_000;

const sockets: WebSocket[] = [];
let onNews: (at: number) => void = () => undefined;

process.on('message', (order: Order) => {
  void obey(order).then((heardAt) => process.send?.({ open: openSockets(), heardAt } satisfies Report));
});

async function obey(order: Order): Promise<number[]> {
  if (order.do === 'hear') return hear();
  if (order.do === 'open') {
    for (let opened = 0; opened < order.count; opened += abreast) {
      const batch = Array.from({ length: Math.min(abreast, order.count - opened) }, (_, index) =>
        index % 2 === 0 ? openPlain(order.url) : openGraphql(order.url),
      );
      await Promise.all(batch);
    }
  }
  return [];
}

function openSockets(): number {
  return sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
}

/** Waits until each open socket has heard, or for as long as that may take. */
function hear(): Promise<number[]> {
  const heardAt: number[] = [];
  const expected = openSockets();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(heardAt), patience);
    onNews = (at) => {
      heardAt.push(at);
      if (heardAt.length < expected) return;
      clearTimeout(timer);
      resolve(heardAt);
    };
  });
}

async function openPlain(url: string): Promise<void> {
  const socket = new WebSocket(`${url}/ws`);
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    if (String(data).includes('"content_updated"')) onNews(Date.now());
  });
  await Promise.race([once(socket, 'open'), once(socket, 'close')]);
}

async function openGraphql(url: string): Promise<void> {
  const socket = new WebSocket(`${url}/graphql`, 'graphql-transport-ws');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const subscribed = new Promise<void>((resolve) => {
    socket.on('close', resolve);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { type: string; id?: string };
      if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      if (message.type === 'next' && message.id === 'news') onNews(Date.now());
      if (message.type === 'complete') resolve();
      if (message.type !== 'connection_ack') return;
      subscribe(socket, 'news', 'subscription { contentUpdated { section revision } }');
      // Answered in order, so the subscription stands when this one is complete.
      subscribe(socket, 'order', '{ __typename }');
    });
  });
  await subscribed;
}

function subscribe(socket: WebSocket, id: string, query: string): void {
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));
}
