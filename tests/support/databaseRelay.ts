import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What becomes of a statement: it never arrives, or its answer does not. */
export type Loss = 'request' | 'answer';

/** A way to a PostgreSQL on which connections can be lost at the worst moment. */
export class DatabaseRelay {
  readonly #server: Server;
  readonly #clients = new Set<Socket>();
  #next: { statement: 'begin' | 'commit'; loss: Loss; isGone: boolean } | undefined;
  /** Whether nobody gets through. */
  #isGone = false;

  private constructor(private readonly target: URL) {
    this.#server = createServer((client) => this.pass(client));
  }

  /** @param url of a database */
  static async open(url: string): Promise<DatabaseRelay> {
    const relay = new DatabaseRelay(new URL(url));
    relay.#server.listen(0, '127.0.0.1');
    await once(relay.#server, 'listening');
    return relay;
  }

  /** The same database, over the relay. */
  get url(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The relay does not listen.');
    const url = new URL(this.target);
    url.port = String(address.port);
    return url.href;
  }

  /** @param isGone whether nobody gets through from then on */
  loseNext(statement: 'begin' | 'commit', loss: Loss, isGone = false): void {
    this.#next = { statement, loss, isGone };
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  private pass(client: Socket): void {
    if (this.#isGone) {
      client.destroy();
      return;
    }
    const database = connect(Number(this.target.port), this.target.hostname);
    let answerLost: { isGone: boolean } | undefined;
    this.#clients.add(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => one.destroy());
      one.once('close', () => other.destroy());
    }
    client.once('close', () => this.#clients.delete(client));
    client.on('data', (data) => {
      const lost = this.#next && data.includes(`${this.#next.statement}\0`) ? this.#next : undefined;
      if (lost) this.#next = undefined;
      if (lost?.loss === 'request') this.cut(client, lost.isGone);
      else database.write(data);
      if (lost?.loss === 'answer') answerLost = lost;
    });
    database.on('data', (data) => {
      if (answerLost) this.cut(client, answerLost.isGone);
      else client.write(data);
    });
  }

  private cut(client: Socket, isGone: boolean): void {
    this.#isGone = isGone;
    for (const one of isGone ? this.#clients : [client]) one.destroy();
  }
}
