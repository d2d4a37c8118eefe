import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Mailer } from '../../server/contactMessage/mailer';
import { Outbox, type OutboxTiming, usualTiming } from '../../server/contactMessage/outbox';
import { Database } from '../../server/database/database';
import { readEnv } from '../../server/env';
import { type RunningServer, start } from '../../server/start';
import { Client } from '../support/client';
import { createDatabase, query, type TestDatabase } from '../support/databases';
import { checkLog } from '../support/logSecrets';
import { MailServer } from '../support/mailServer';
import { owner } from '../support/server';

interface Message {
  id: number;
  delivery: string;
  deliveryAttempts: number;
  nextAttemptAt: string | null;
  deliveryError: string | null;
}

const sample = { name: 'A visitor', email: 'visitor@example.org', message: 'Hello!\nHow do you do?' };
const recipient = 'grace@example.net';

/** Soon again and again, so that no test waits. */
const quick: OutboxTiming = { retries: Array<number>(200).fill(40), lease: 30_000, poll: 60_000, stop: 20_000 };

let mail: MailServer;
let database: TestDatabase;
let running: RunningServer | undefined;
let client: Client;
const log: string[] = [];

beforeEach(async () => {
  mail = await MailServer.create();
  database = await createDatabase();
});
afterEach(async () => {
  await stopServer();
  await mail.stop();
  await database.remove();
});

async function startServer(outboxTiming = quick, overrides: Record<string, string> = {}): Promise<void> {
  const env = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
    LOG_LEVEL: 'info',
    DEMO_CONTENT: 'off',
    SMTP_URL: mail.url,
    CONTACT_TO: recipient,
    ...database.env,
    ...overrides,
  });
  const frontend = {
    template: () => '<html><head><!--head--></head><body><!--html--><!--data--></body></html>',
    inlineScripts: [],
    assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  running = await start(env, frontend, { outboxTiming, logDestination: { write: (line) => void log.push(line) } });
  const visitor = new Client(`http://127.0.0.1:${running.port}`);
  const { body } = await visitor.rest('POST', '/api/auth/login', owner);
  client = visitor.withToken((body as { access_token: string }).access_token);
}

async function stopServer(): Promise<void> {
  const server = running;
  running = undefined;
  await server?.stop();
  // Mail servers repeat addresses, and what they refuse.
  checkLog(log.splice(0).join(''));
}

async function send(input: object = {}): Promise<number> {
  const { status, body, text } = await client.rest('POST', '/api/contact', { ...sample, ...input });
  if (status !== 201) throw new Error(text);
  return (body as { id: number }).id;
}

/** The messages of the inbox, oldest first. */
async function inbox(): Promise<Message[]> {
  const { data, text } = await client.graphql(
    '{ contactMessages(limit: 100) { messages { id delivery deliveryAttempts nextAttemptAt deliveryError } } }',
  );
  if (!data) throw new Error(text);
  return (data as { contactMessages: { messages: Message[] } }).contactMessages.messages.reverse();
}

async function states(): Promise<string[]> {
  return (await inbox()).map(({ delivery }) => delivery);
}

/** Waits until all messages are in a state. */
async function allAre(state: string): Promise<void> {
  await expect.poll(async () => [...new Set(await states())], { timeout: 20_000, interval: 25 }).toEqual([state]);
}

describe('a message', () => {
  test('is delivered as plain text, with its sender to answer to', async () => {
    await mail.start();
    await startServer(quick, { CONTACT_FROM: 'site@example.com' });
    await send();
    const { from, to, headers, body } = await mail.arrivals.next();
    expect([from, to]).toEqual(['site@example.com', [recipient]]);
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'site@example.com',
      to: recipient,
      'reply-to': 'A visitor <visitor@example.org>',
      subject: 'Message from A visitor',
      'message-id': expect.stringMatching(/^<[^<>@\s]+@example\.com>$/),
      'content-type': expect.stringContaining('text/plain'),
      'auto-submitted': 'auto-generated',
    });
    expect(body).toContain('Hello!\r\nHow do you do?');
    expect(body).toContain('<visitor@example.org>');
    await allAre('SENT');
    expect(await inbox()).toMatchObject([{ deliveryAttempts: 1, nextAttemptAt: null, deliveryError: null }]);
  });

  test('forges no header with its name', async () => {
    await mail.start();
    await startServer();
    for (const name of [
      'A\r\nBcc: other@example.org',
      'B\n\nBody',
      'C"; <x@y.z>, D',
      'E\u2028F\u0000'.slice(0, 3),
      'Ł💥',
    ]) {
      await send({ name });
      const { headers, to, raw } = await mail.arrivals.next();
      expect(to).toEqual([recipient]);
      expect([...headers.keys()].sort()).toEqual([
        'auto-submitted',
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ]);
      expect(headers.get('reply-to')).toMatch(/ <visitor@example\.org>$/);
      expect(raw).not.toMatch(/^Bcc:/im);
    }
  });

  test('is delivered once when its client sends it twice', async () => {
    await mail.start();
    await startServer();
    const client_id = '4b0dd1f4-9d3d-4a8b-a9a4-1f0b8ac4a111';
    await Promise.all(Array.from({ length: 4 }, () => send({ client_id })));
    await allAre('SENT');
    expect(mail.attempts).toHaveLength(1);
  });

  test('is not delivered when it is suspicious, until the owner says so', async () => {
    await mail.start();
    await startServer();
    const id = await send({ website: 'https://example.org', message: 'Suspicious' });
    await send({ message: 'Ordinary' });
    expect((await mail.arrivals.next()).body).toContain('Ordinary');
    await expect.poll(states).toEqual(['NONE', 'SENT']);
    await client.graphql(`mutation { retryDelivery(id: ${id}) { id } }`);
    expect((await mail.arrivals.next()).body).toContain('Suspicious');
    await allAre('SENT');
  });
});

describe('a mail server that is away', () => {
  test('loses no message and gets none twice, stopped and started in the middle', async () => {
    await mail.start();
    await startServer();
    const texts = Array.from({ length: 24 }, (_, index) => `Number ${index}.`);
    for (const [index, message] of texts.entries()) {
      if (index === 8) await mail.stop();
      if (index === 16) await mail.start();
      await send({ message });
    }
    await mail.stop();
    await mail.start();
    await allAre('SENT');
    const arrived = mail.taken.map(({ body }) => /Number \d+\./.exec(body)?.[0]);
    expect(arrived.sort()).toEqual([...texts].sort());
    expect(new Set(mail.taken.map(({ headers }) => headers.get('message-id'))).size).toBe(texts.length);
  });

  test('is tried again after a restart', async () => {
    await startServer({ ...quick, retries: [600_000] });
    const id = await send();
    await expect.poll(async () => (await inbox())[0]?.deliveryError ?? null).toMatch(/ECONNREFUSED/);
    expect(await inbox()).toMatchObject([{ delivery: 'PENDING', deliveryAttempts: 1 }]);
    await stopServer();
    await query(database.location, 'update contact_message set next_attempt_at = now()');
    await mail.start();
    await startServer();
    await mail.arrivals.next();
    await allAre('SENT');
    expect(await inbox()).toMatchObject([{ id, deliveryAttempts: 2, deliveryError: null }]);
    expect(mail.attempts).toHaveLength(1);
  });

  test('is given up after the last attempt, until the owner says so', async () => {
    await startServer({ ...quick, retries: [10, 10] });
    const id = await send();
    await allAre('FAILED');
    expect(await inbox()).toMatchObject([{ deliveryAttempts: 3, nextAttemptAt: null }]);
    await mail.start();
    const { data } = await client.graphql(`mutation { retryDelivery(id: ${id}) { delivery deliveryAttempts } }`);
    expect(data).toEqual({ retryDelivery: { delivery: 'PENDING', deliveryAttempts: 0 } });
    await mail.arrivals.next();
    await allAre('SENT');
    const { errors } = await client.graphql(`mutation { retryDelivery(id: ${id}) { id } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  test('keeps the time of the next attempt for the owner to see', async () => {
    await startServer(usualTiming);
    await send();
    await expect.poll(async () => (await inbox())[0]?.deliveryAttempts).toBe(1);
    await expect.poll(async () => (await inbox())[0]?.deliveryError).not.toBeNull();
    const [message] = await inbox();
    const delay = Date.parse(message?.nextAttemptAt ?? '') - Date.now();
    expect([delay > 50_000, delay <= 60_000]).toEqual([true, true]);
  });
});

describe('a mail server that refuses', () => {
  test('is quoted to the owner, and asked again with the same Message-ID', async () => {
    await mail.start();
    let refusals = 0;
    mail.judge = () => {
      refusals += 1;
      return refusals < 3 ? { code: 451, message: 'Try again later, please' } : undefined;
    };
    await startServer({ ...quick, retries: [10, 600_000] });
    const id = await send();
    await expect.poll(async () => (await inbox())[0]?.deliveryAttempts).toBe(2);
    await expect.poll(async () => (await inbox())[0]?.deliveryError ?? '').toContain('Try again later, please');
    await expect.poll(async () => mail.attempts.length).toBe(2);
    await client.graphql(`mutation { retryDelivery(id: ${id}) { id } }`);
    await mail.arrivals.next();
    await allAre('SENT');
    expect(mail.attempts).toHaveLength(3);
    expect(new Set(mail.attempts.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
  });
});

describe('a message that the owner deletes', () => {
  test('is not delivered, and is when it is restored', async () => {
    await startServer();
    const id = await send();
    await client.graphql(`mutation { deleteContactMessage(id: ${id}) }`);
    await mail.start();
    await send({ message: 'Another' });
    expect((await mail.arrivals.next()).body).toContain('Another');
    await client.graphql(`mutation { restoreContactMessage(id: ${id}) { id } }`);
    expect((await mail.arrivals.next()).body).toContain('How do you do?');
    await allAre('SENT');
  });
});

describe('a shutdown', () => {
  test('waits for the delivery under way, so that it is not repeated', async () => {
    await mail.start();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reached: () => void = () => undefined;
    const isReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    mail.judge = async () => {
      reached();
      await held;
      return undefined;
    };
    await startServer();
    await send();
    await isReached;
    const stopped = stopServer();
    release();
    await stopped;
    await startServer();
    await allAre('SENT');
    expect(mail.attempts).toHaveLength(1);
  });

  test('does not wait for a mail server that never answers, and the message is delivered later', async () => {
    await mail.start();
    mail.judge = () => new Promise(() => undefined);
    await startServer({ ...quick, stop: 50, lease: 500 });
    await send();
    await expect.poll(() => mail.attempts.length).toBe(1);
    await stopServer();
    mail.judge = () => undefined;
    await startServer();
    await mail.arrivals.next();
    await allAre('SENT');
  });
});

describe('several instances', () => {
  test('deliver each message once, and take over what one left behind', async () => {
    await startServer();
    for (let sent = 0; sent < 12; sent += 1) await send();
    await stopServer();
    // Half of them were claimed by an instance that is no more.
    await query(
      database.location,
      `update contact_message set next_attempt_at = now(), claimed_until =
         case when id % 2 = 0 then now() + interval '700 milliseconds' end`,
    );
    await mail.start();
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const shared = await Database.open(database.location);
    const mailer = new Mailer({ smtpUrl: mail.url, to: recipient, from: recipient });
    const outboxes = Array.from({ length: 4 }, () => new Outbox(shared, mailer, log, quick));
    try {
      for (const outbox of outboxes) outbox.wake();
      await expect.poll(() => mail.taken.length, { timeout: 20_000 }).toBe(12);
    } finally {
      await Promise.all(outboxes.map((outbox) => outbox.stop()));
      await shared.close();
    }
    const rows = await query<{ delivery: string }>(database.location, 'select delivery from contact_message');
    expect(new Set(rows.map(({ delivery }) => delivery))).toEqual(new Set(['sent']));
    expect(mail.attempts).toHaveLength(12);
    expect(new Set(mail.taken.map(({ headers }) => headers.get('message-id'))).size).toBe(12);
    expect(lines).toEqual([]);
  });
});

describe('the log', () => {
  test('says that a delivery failed, and names nobody', async () => {
    await mail.start();
    mail.judge = () => ({ code: 550, message: `No such user as ${recipient}, dear visitor@example.org` });
    await startServer({ ...quick, retries: [600_000] });
    await send({ message: 'Secret words' });
    await expect.poll(() => mail.attempts.length).toBe(1);
    await stopServer();
    await query(database.location, 'update contact_message set next_attempt_at = now()');
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const shared = await Database.open(database.location);
    const outbox = new Outbox(shared, new Mailer({ smtpUrl: mail.url, to: recipient, from: recipient }), log, quick);
    outbox.wake();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await outbox.stop();
    await shared.close();
    expect(lines[0]).toContain('"responseCode":550');
    expect(lines.join('')).not.toMatch(/@|visitor|grace|Secret|No such user/i);
  });
});

describe('the test of the mail server', () => {
  const document = 'mutation { sendTestMessage { isSent reason } }';

  test('answers what came of it, in the words of the server', async () => {
    await startServer();
    const away = await client.graphql(document);
    expect(away.data).toMatchObject({
      sendTestMessage: { isSent: false, reason: expect.stringMatching(/ECONNREFUSED/) },
    });
    await mail.start();
    mail.judge = () => ({ code: 550, message: 'Mailbox is full' });
    const refused = await client.graphql(document);
    expect(refused.data).toMatchObject({
      sendTestMessage: { isSent: false, reason: expect.stringContaining('Mailbox is full') },
    });
    mail.judge = () => undefined;
    expect((await client.graphql(document)).data).toEqual({ sendTestMessage: { isSent: true, reason: null } });
    expect(mail.taken).toMatchObject([{ to: [recipient], body: expect.stringContaining('your website') }]);
    expect(await inbox()).toEqual([]);
  });
});

describe('the state of delivery', () => {
  const document = '{ mailDelivery { route { server recipient sender } waiting failed } }';

  test('counts what waits and what failed, and names the way without its password', async () => {
    const url = mail.url.replace('//', '//name:Ssecret6@');
    await startServer({ ...quick, retries: [600_000] }, { SMTP_URL: url, CONTACT_FROM: 'site@example.com' });
    const id = await send();
    await send({ website: 'https://example.org' });
    await send();
    await client.graphql(`mutation { deleteContactMessage(id: ${id}) }`);
    const { data, text } = await client.graphql(document);
    const route = { server: new URL(mail.url).host, recipient, sender: 'site@example.com' };
    expect(data).toEqual({ mailDelivery: { route, waiting: 1, failed: 0 } });
    expect(text).not.toContain('Ssecret6');
    await stopServer();
    await startServer({ ...quick, retries: [] }, { CONTACT_FROM: '' });
    await send();
    await expect
      .poll(async () => (await client.graphql(document)).data, { timeout: 20_000 })
      .toMatchObject({ mailDelivery: { route: { sender: recipient }, waiting: 1, failed: 1 } });
  });
});

describe('the configuration', () => {
  const complete = { SMTP_URL: 'smtps://name:pass%40word@mail.example.org:465', CONTACT_TO: 'me@example.org' };

  test('is complete or not there', () => {
    expect(readEnv({}).mail).toBeUndefined();
    expect(readEnv({ SMTP_URL: '', CONTACT_TO: ' ', CONTACT_FROM: 'me@example.org' }).mail).toBeUndefined();
    expect(readEnv(complete).mail).toEqual({
      smtpUrl: complete.SMTP_URL,
      to: 'me@example.org',
      from: 'me@example.org',
    });
    expect(readEnv({ ...complete, CONTACT_FROM: 'site@example.org' }).mail?.from).toBe('site@example.org');
  });

  test('is refused in one line that names the variable, and shows no password', () => {
    const wrong: [string, Record<string, string>][] = [
      ['SMTP_URL', { SMTP_URL: 'mail.example.org' }],
      ['SMTP_URL', { SMTP_URL: 'https://name:Ssecret6@mail.example.org' }],
      ['SMTP_URL', { SMTP_URL: 'smtp://' }],
      ['SMTP_URL', { SMTP_URL: 'smtp://name:%E0%A4%A@mail.example.org' }],
      ['CONTACT_TO', { CONTACT_TO: '' }],
      ['CONTACT_TO', { CONTACT_TO: 'me' }],
      ['CONTACT_TO', { CONTACT_TO: 'me@example.org, you@example.org' }],
      ['CONTACT_TO', { SMTP_URL: '' }],
      ['CONTACT_FROM', { CONTACT_FROM: 'My Site <me@example.org>' }],
    ];
    for (const [name, overrides] of wrong) {
      const read = () => readEnv({ ...complete, ...overrides });
      expect(read, JSON.stringify(overrides)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
      expect(read).not.toThrow('Ssecret6');
    }
  });

  test('tries for three days', () => {
    const hours = usualTiming.retries.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
    expect(usualTiming.retries.slice(0, 5).map((delay) => delay / 60_000)).toEqual([1, 5, 15, 60, 360]);
    expect([hours > 66, hours <= 72]).toEqual([true, true]);
  });
});
