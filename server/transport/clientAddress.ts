import type { IncomingMessage } from 'node:http';
import type { Caller } from '../owner/caller';

export function callerOf(request: IncomingMessage, trustedProxies: number): Caller {
  return { address: clientAddress(request, trustedProxies), userAgent: request.headers['user-agent'] };
}

/**
 * The address that limits are counted by. `X-Forwarded-For` is believed for as many entries, from its end, as there are
 * proxies of ours: whatever stands before them was written by the client.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return normalize(peer);
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  const chain = [...forwarded.filter((part) => part !== ''), peer];
  return normalize(chain.at(-1 - trustedProxies) ?? chain[0] ?? peer);
}

/**
 * One client has one key: some proxies add its port, IPv4 in IPv6 notation is IPv4, and an IPv6 client owns its whole
 * /64 network.
 */
function normalize(addressAndPort: string): string {
  const withPort = /^\[([^\]]*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(addressAndPort);
  const address = withPort?.[1] ?? withPort?.[2] ?? addressAndPort;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = (tail ?? '').split(':').filter((part) => part !== '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(missing).fill('0'), ...last].slice(0, 4).join(':');
}
