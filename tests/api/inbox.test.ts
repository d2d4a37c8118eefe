import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from '../support/databases';
import { TestServer } from '../support/server';

interface Message {
  id: number;
  message: string;
  isRead: boolean;
  isSuspicious: boolean;
  delivery: string;
}

const sample = { name: 'A visitor', email: 'visitor@example.org', message: 'Hello!' };
const fields = 'id name email message isRead isSuspicious delivery deliveryAttempts nextAttemptAt deliveryError';
const inboxDocument = `query ($unreadOnly: Boolean) {
  contactMessages(limit: 100, unreadOnly: $unreadOnly) { total unread messages { ${fields} } }
}`;
const sendDocument = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id message } }';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());
beforeEach(async () => {
  for (const { id } of (await inbox()).messages) await server.owner.rest('DELETE', `/api/admin/contacts/${id}`);
});

let made = 0;

async function send(input: object = {}): Promise<number> {
  made += 1;
  const client = server.visitor.from(`203.0.113.${made}`);
  const { status, body, text } = await client.rest('POST', '/api/contact', { ...sample, ...input });
  if (status !== 201) throw new Error(text);
  return (body as Message).id;
}

async function inbox(unreadOnly?: boolean): Promise<{ total: number; unread: number; messages: Message[] }> {
  const { data, text } = await server.owner.graphql(inboxDocument, { unreadOnly });
  if (!data) throw new Error(text);
  return (data as { contactMessages: { total: number; unread: number; messages: Message[] } }).contactMessages;
}

async function ids(unreadOnly?: boolean): Promise<number[]> {
  return (await inbox(unreadOnly)).messages.map(({ id }) => id);
}

function change(mutation: string) {
  return server.owner.graphql(`mutation { ${mutation} }`);
}

describe('a message', () => {
  test('is unread, unsuspicious and not mailed at first', async () => {
    const id = await send();
    expect(await inbox()).toEqual({
      total: 1,
      unread: 1,
      messages: [
        {
          id,
          ...sample,
          isRead: false,
          isSuspicious: false,
          delivery: 'NONE',
          deliveryAttempts: 0,
          nextAttemptAt: null,
          deliveryError: null,
        },
      ],
    });
  });

  test('is marked as read, and as unread again', async () => {
    const [first, second] = [await send(), await send()];
    const { data } = await change(`markContactMessageRead(id: ${first}, isRead: true) { id isRead }`);
    expect(data).toEqual({ markContactMessageRead: { id: first, isRead: true } });
    expect([await inbox(), await ids(true)]).toMatchObject([{ total: 2, unread: 1 }, [second]]);
    expect((await inbox(true)).total).toBe(1);
    await change(`markContactMessageRead(id: ${first}, isRead: false) { id }`);
    expect([(await inbox()).unread, await ids(true)]).toEqual([2, [second, first]]);
  });

  test('that is not there is neither marked nor restored', async () => {
    for (const mutation of ['markContactMessageRead(id: 999999, isRead: true)', 'restoreContactMessage(id: 999999)']) {
      const { errors } = await change(`${mutation} { id }`);
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  });

  test('tells its sender nothing that concerns the owner', async () => {
    for (const field of ['isRead', 'isSuspicious', 'delivery', 'deliveryAttempts', 'nextAttemptAt', 'deliveryError']) {
      const document = sendDocument.replace('id message', `id ${field}`);
      const { data, errors } = await server.visitor.from(`198.51.100.${field.length}`).graphql(document, {
        input: sample,
      });
      expect([field, errors[0]?.extensions.code]).toEqual([field, 'UNAUTHENTICATED']);
      expect((data?.sendContactMessage as Record<string, unknown> | null | undefined)?.[field] ?? null).toBeNull();
    }
  });
});

describe('a message that a program seems to have sent', () => {
  const suspicious: [string, object][] = [
    ['fills in the hidden field', { website: 'https://example.org' }],
    ['is sent too fast', { filled_in_ms: 1_999 }],
    ['is sent before the form was opened', { filled_in_ms: -5 }],
  ];
  const ordinary: [string, object][] = [
    ['says nothing of either', {}],
    ['leaves the hidden field empty', { website: '' }],
    ['leaves both out', { website: null, filled_in_ms: null }],
    ['takes its time', { filled_in_ms: 2_000 }],
    ['takes a month', { filled_in_ms: 2_700_000_000 }],
  ];

  test.each([
    ...suspicious.map(([name, input]): [string, object, boolean] => [name, input, true]),
    ...ordinary.map(([name, input]): [string, object, boolean] => [name, input, false]),
  ])('because it %s is answered and stored like any other', async (_name, input, isSuspicious) => {
    made += 1;
    const client = server.visitor.from(`203.0.113.${made}`);
    const { status, body } = await client.rest('POST', '/api/contact', { ...sample, ...input });
    expect([status, body]).toEqual([201, { id: expect.any(Number), ...sample, created_at: expect.any(String) }]);
    expect((await inbox()).messages).toMatchObject([{ ...sample, isSuspicious, delivery: 'NONE' }]);
  });

  test('is found over GraphQL as well', async () => {
    const sendIt = (input: object) =>
      server.visitor.from('198.51.100.200').graphql(sendDocument, { input: { ...sample, ...input } });
    for (const input of [{ website: 'x' }, { filledInMs: 10 }, { filledInMs: 3_000_000_000 }]) {
      expect((await sendIt(input)).errors).toEqual([]);
    }
    expect((await inbox()).messages.map(({ isSuspicious }) => isSuspicious)).toEqual([false, true, true]);
  });

  test('is refused when it sends something else in these fields', async () => {
    for (const [field, value] of [
      ['website', 5],
      ['filled_in_ms', 'fast'],
    ]) {
      const { status, body } = await server.visitor.rest('POST', '/api/contact', { ...sample, [String(field)]: value });
      expect([status, body]).toMatchObject([422, { errors: [{ field }] }]);
    }
  });
});

describe('the list', () => {
  test('answers suspicious messages alone, and those of them that are unread', async () => {
    const program = { website: 'https://example.org' };
    const [first, , third] = [await send(program), await send(), await send(program)];
    const list = async (filter: string) => {
      const { data } = await server.owner.graphql(`{ contactMessages(${filter}) { total unread messages { id } } }`);
      return data?.contactMessages;
    };
    expect(await list('suspiciousOnly: true')).toEqual({
      total: 2,
      unread: 3,
      messages: [{ id: third }, { id: first }],
    });
    await change(`markContactMessageRead(id: ${third}, isRead: true) { id }`);
    expect(await list('suspiciousOnly: true, unreadOnly: true')).toEqual({
      total: 1,
      unread: 2,
      messages: [{ id: first }],
    });
  });

  test('is marked as read up to the newest message that was seen', async () => {
    const [first, seen] = [await send(), await send()];
    await change(`deleteContactMessage(id: ${first})`);
    const { data } = await server.owner.graphql('{ contactMessages(limit: 1, offset: 1) { newest } }');
    expect(data).toEqual({ contactMessages: { newest: seen } });
    const unseen = await send();
    expect((await change(`markContactMessagesRead(upTo: ${seen})`)).data).toEqual({ markContactMessagesRead: 1 });
    expect(await ids(true)).toEqual([unseen]);
    expect((await change(`markContactMessagesRead(upTo: ${seen})`)).data).toEqual({ markContactMessagesRead: 0 });
    await change(`restoreContactMessage(id: ${first}) { id }`);
    expect(await ids(true)).toEqual([unseen, first]);
  });

  test('of an empty inbox has no newest message', async () => {
    const { data } = await server.owner.graphql('{ contactMessages { total newest messages { id } } }');
    expect(data).toEqual({ contactMessages: { total: 0, newest: null, messages: [] } });
  });
});

describe('one message', () => {
  test('is read by its number, unless it is deleted or never was', async () => {
    const [id, gone] = [await send(), await send()];
    await change(`deleteContactMessage(id: ${gone})`);
    const { data } = await server.owner.graphql(`{ contactMessage(id: ${id}) { id message isRead } }`);
    expect(data).toEqual({ contactMessage: { id, message: sample.message, isRead: false } });
    for (const missing of [gone, 999_999, -1]) {
      const { errors } = await server.owner.graphql(`{ contactMessage(id: ${missing}) { id } }`);
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  });
});

describe('a deleted message', () => {
  test('is listed nowhere, and restored to its place', async () => {
    const [first, second, third] = [await send(), await send(), await send()];
    await change(`deleteContactMessage(id: ${second})`);
    await change(`markContactMessageRead(id: ${third}, isRead: true) { id }`);
    expect([await ids(), await ids(true), (await inbox()).unread]).toEqual([[third, first], [first], 1]);
    const { body } = await server.owner.rest('GET', '/api/admin/contacts');
    expect((body as Message[]).map(({ id }) => id)).toEqual([third, first]);
    const { data: csv } = await server.owner.graphql('{ exportContactMessages }');
    expect(String(csv?.exportContactMessages).split('\r\n')).toHaveLength(4);
    expect((await change(`markContactMessageRead(id: ${second}, isRead: true) { id }`)).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);

    const { data } = await change(`restoreContactMessage(id: ${second}) { id message isRead }`);
    expect(data).toEqual({ restoreContactMessage: { id: second, message: sample.message, isRead: false } });
    expect(await ids()).toEqual([third, second, first]);
  });

  test('is restored after either door deleted it, and restoring what is there changes nothing', async () => {
    const id = await send();
    expect((await server.owner.rest('DELETE', `/api/admin/contacts/${id}`)).status).toBe(204);
    expect((await server.owner.rest('DELETE', `/api/admin/contacts/${id}`)).status).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      expect((await change(`restoreContactMessage(id: ${id}) { id }`)).errors).toEqual([]);
      expect(await ids()).toEqual([id]);
    }
  });

  test('is dropped at a start after 30 days', async () => {
    const [old, young, kept] = [await send(), await send(), await send()];
    for (const id of [old, young]) await change(`deleteContactMessage(id: ${id})`);
    const { location } = server.database;
    await server.stop();
    await query(location, `update contact_message set deleted_at = now() - interval '31 days' where id = ${old}`);
    await query(location, `update contact_message set deleted_at = now() - interval '29 days' where id = ${young}`);
    server = await TestServer.start({}, server.database);
    expect((await change(`restoreContactMessage(id: ${old}) { id }`)).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
    expect((await change(`restoreContactMessage(id: ${young}) { id }`)).errors).toEqual([]);
    expect(await ids()).toEqual([kept, young]);
  });
});

describe('the export', () => {
  async function exportInbox(): Promise<string> {
    const { data, text } = await server.owner.graphql('{ exportContactMessages }');
    if (!data) throw new Error(text);
    return String(data.exportContactMessages);
  }

  test('is CSV with a byte order mark, newest first', async () => {
    const first = await send({ name: 'Plain', message: 'One line' });
    const second = await send({ name: 'Sæmund "the wise", of Oddi', message: 'Two\nlines, and “more”', website: 'x' });
    await change(`markContactMessageRead(id: ${first}, isRead: true) { id }`);
    const text = await exportInbox();
    const iso = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
    expect(text.replace(iso, 'WHEN')).toBe(
      [
        '\ufeffid,received,name,email,message,read,suspicious',
        `${second},WHEN,"Sæmund ""the wise"", of Oddi",visitor@example.org,"Two\nlines, and “more”",no,yes`,
        `${first},WHEN,Plain,visitor@example.org,One line,yes,no`,
        '',
      ].join('\r\n'),
    );
  });

  test('holds no cell that a spreadsheet takes for a formula', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x.example","y")'];
    for (const formula of formulas) await send({ name: formula, message: formula });
    const cells = (await exportInbox()).split(/,|\r\n/);
    const dangerous = cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell));
    expect(dangerous).toEqual([]);
    expect(cells).toContain("'=1+1");
    expect(await exportInbox()).toContain(`"'=HYPERLINK(""http://x.example"",""y"")"`);
  });

  test('of an empty inbox has its titles only', async () => {
    expect(await exportInbox()).toBe('\ufeffid,received,name,email,message,read,suspicious\r\n');
  });
});

describe('without a mail server', () => {
  test('nothing can be delivered, and the test says why', async () => {
    const id = await send();
    const { data } = await change('sendTestMessage { isSent reason }');
    expect(data).toEqual({ sendTestMessage: { isSent: false, reason: expect.stringContaining('SMTP_URL') } });
    expect((await change(`retryDelivery(id: ${id}) { id }`)).errors).toMatchObject([
      { message: expect.stringContaining('SMTP_URL'), extensions: { code: 'CONFLICT' } },
    ]);
    expect((await inbox()).messages).toMatchObject([{ delivery: 'NONE' }]);
  });

  test('the owner sees that none is configured', async () => {
    await send();
    const { data } = await server.owner.graphql('{ mailDelivery { route { server } waiting failed } }');
    expect(data).toEqual({ mailDelivery: { route: null, waiting: 0, failed: 0 } });
  });
});

test('the inbox is closed to visitors', async () => {
  const id = await send();
  const before = await inbox();
  for (const document of [
    '{ contactMessages { total unread messages { id } } }',
    '{ exportContactMessages }',
    `{ contactMessage(id: ${id}) { id } }`,
    '{ mailDelivery { waiting } }',
    `mutation { markContactMessagesRead(upTo: ${id}) }`,
    `mutation { markContactMessageRead(id: ${id}, isRead: true) { id } }`,
    `mutation { deleteContactMessage(id: ${id}) }`,
    `mutation { restoreContactMessage(id: ${id}) { id } }`,
    `mutation { retryDelivery(id: ${id}) { id } }`,
    'mutation { sendTestMessage { isSent } }',
  ]) {
    const { data, errors } = await server.visitor.graphql(document);
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  }
  expect(await inbox()).toEqual(before);
});
