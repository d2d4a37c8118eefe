import type { WebSocket } from 'ws';
import { type Quotas, quotaTable } from '../quotas';

/** RFC 6455, section 7.4.1. */
const policyViolation = 1008;

/** How often all sockets are looked at, in milliseconds. */
const pulse = 1_000;

interface Guarded {
  address: string;
  /** Whether it has answered the last ping. */
  isAlive: boolean;
  /** Messages since the last pulse. */
  messages: number;
}

/** Why a socket is not opened, as an answer over HTTP. */
export interface SocketRefusal {
  status: '429 Too Many Requests' | '503 Service Unavailable';
  detail: string;
}

/** Watches over the sockets of all doors together: how many there are, and that none is dead, slow or too busy. */
export class SocketGuard {
  readonly #sockets = new Map<WebSocket, Guarded>();
  readonly #addresses = new Map<string, number>();
  readonly #timer = setInterval(() => this.look(), pulse).unref();
  #pulses = 0;

  constructor(private readonly quotas: Quotas) {}

  /** @returns undefined when a client at the address may open one more */
  refuse(address: string): SocketRefusal | undefined {
    if ((this.#addresses.get(address) ?? 0) >= this.quotas.socketsPerAddress) {
      const detail = `At most ${this.quotas.socketsPerAddress} sockets from one address`;
      return { status: '429 Too Many Requests', detail: `${detail} (${quotaTable.socketsPerAddress.variable}).` };
    }
    if (this.#sockets.size >= this.quotas.sockets) {
      const detail = `At most ${this.quotas.sockets} sockets (${quotaTable.sockets.variable}).`;
      return { status: '503 Service Unavailable', detail };
    }
    return undefined;
  }

  /** Must see a socket before anybody else listens to its messages. */
  watch(client: WebSocket, address: string): void {
    const guarded = { address, isAlive: true, messages: 0 };
    this.#sockets.set(client, guarded);
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    client.on('pong', () => {
      guarded.isAlive = true;
    });
    client.on('error', () => client.terminate());
    client.on('message', () => this.count(client, guarded));
    client.once('close', () => this.forget(client, guarded));
  }

  /** Ends the connection of a client that does not read what it asks for. @returns whether it did */
  endIfSlow(client: WebSocket): boolean {
    const isSlow = client.bufferedAmount > this.quotas.socketUnreadBytes;
    if (isSlow) client.terminate();
    return isSlow;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  private count(client: WebSocket, guarded: Guarded): void {
    guarded.messages += 1;
    if (guarded.messages <= this.quotas.socketMessagesPerSecond) return;
    client.removeAllListeners('message');
    const { variable } = quotaTable.socketMessagesPerSecond;
    client.close(policyViolation, `At most ${this.quotas.socketMessagesPerSecond} messages a second (${variable})`);
  }

  private forget(client: WebSocket, { address }: Guarded): void {
    this.#sockets.delete(client);
    const others = (this.#addresses.get(address) ?? 1) - 1;
    if (others > 0) this.#addresses.set(address, others);
    else this.#addresses.delete(address);
  }

  private look(): void {
    this.#pulses += 1;
    const isPing = this.#pulses % this.quotas.socketPingSeconds === 0;
    for (const [client, guarded] of this.#sockets) {
      guarded.messages = 0;
      if (this.endIfSlow(client) || !isPing) continue;
      if (!guarded.isAlive) client.terminate();
      guarded.isAlive = false;
      if (client.readyState === client.OPEN) client.ping();
    }
  }
}
