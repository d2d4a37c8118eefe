import { once } from 'node:events';
import WebSocket from 'ws';
import { MessageQueue } from './messageQueue';

/** A message of `/ws`. */
export interface PlainMessage {
  type: string;
  section?: string;
  message?: string;
  timestamp: string;
}

/** A connection to `/ws` whose messages queue up until a test asks for them. */
export class PlainSocket {
  readonly messages = new MessageQueue<PlainMessage>();
  /** Code with which the connection ended. */
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.messages.push(JSON.parse(String(data)) as PlainMessage));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async open(socketUrl: string, path = '/ws'): Promise<PlainSocket> {
    const socket = new WebSocket(socketUrl + path);
    const plain = new PlainSocket(socket);
    await once(socket, 'open');
    return plain;
  }

  async close(): Promise<void> {
    this.socket.close(1000);
    await this.closed;
  }
}
