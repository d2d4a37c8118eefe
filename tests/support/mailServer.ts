import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { MessageQueue } from './messageQueue';

/** A message as it came over the wire. */
export interface Mail {
  from: string;
  to: string[];
  /** Unfolded, by their names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: string;
  raw: string;
}

/** What the server does with a message that it has read to its end: it takes it, or refuses it with an SMTP reply. */
export type Verdict = { code: number; message: string } | undefined;

/** A real SMTP server on this machine, which a test can stop, start again, and teach to refuse. */
export class MailServer {
  /** Every message that was read to its end, in the order of their arrival, refused ones too. */
  readonly attempts: Mail[] = [];
  /** The messages that were taken. */
  readonly taken: Mail[] = [];
  readonly arrivals = new MessageQueue<Mail>();
  /** Asked for each message. */
  judge: (mail: Mail) => Verdict | Promise<Verdict> = () => undefined;
  #server: SMTPServer | undefined;

  private constructor(private readonly port: number) {}

  /** Picks a free port; {@link start} opens it. */
  static async create(): Promise<MailServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    await once(server, 'close');
    if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
    return new MailServer(address.port);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, session, callback) => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        void text(stream).then(async (raw) => {
          const mail = parse(
            raw,
            from,
            rcptTo.map(({ address }) => address),
          );
          this.attempts.push(mail);
          const verdict = await this.judge(mail);
          if (verdict) {
            callback(Object.assign(new Error(verdict.message), { responseCode: verdict.code }));
            return;
          }
          this.taken.push(mail);
          this.arrivals.push(mail);
          callback();
        });
      },
    });
    // A client that goes away in the middle is not this server's concern.
    server.on('error', () => undefined);
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  /** Takes no more connections, and ends the ones that are open. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

function parse(raw: string, from: string, to: string[]): Mail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { from, to, headers, body: raw.slice(end + 4), raw };
}
