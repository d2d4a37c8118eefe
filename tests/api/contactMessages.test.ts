import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { contentCases } from '../support/contentTypes';
import { findOperations } from '../support/operations';
import { TestServer } from '../support/server';

interface Message {
  id: number;
  name: string;
  email: string;
  message: string;
  created_at: string;
}

const sample = { name: 'A visitor', email: 'visitor@example.org', message: 'Hello!\nHow do you do?' };
const perAddress = 30;
const sendDocument =
  'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id name email message createdAt } }';
const inboxDocument =
  'query ($limit: Int!, $offset: Int!) { contactMessages(limit: $limit, offset: $offset) { total messages { id message } } }';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());
beforeEach(async () => {
  // One answer holds a part of a full inbox only.
  for (let messages = await inbox(); messages.length > 0; messages = await inbox()) {
    for (const { id } of messages) await server.owner.rest('DELETE', `/api/admin/contacts/${id}`);
  }
});

let made = 0;

/** An address that no other test has used. */
function newVisitor(): Client {
  made += 1;
  return server.visitor.from(`203.0.113.${made}`);
}

async function inbox(query = ''): Promise<Message[]> {
  const { status, body } = await server.owner.rest('GET', `/api/admin/contacts${query}`);
  expect(status).toBe(200);
  return body as Message[];
}

async function sendMany(count: number): Promise<number[]> {
  const client = newVisitor();
  const ids: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const { body } = await client.rest('POST', '/api/contact', { ...sample, message: `Number ${sent}` });
    ids.push((body as Message).id);
  }
  return ids;
}

test('a message over REST is answered with 201 and what was stored', async () => {
  const { status, body } = await newVisitor().rest('POST', '/api/contact', {
    ...sample,
    id: 77,
    created_at: 'x',
    more: 1,
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    ...sample,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(await inbox()).toMatchObject([body as Message]);
});

test('a message over GraphQL arrives in the same inbox', async () => {
  const { data } = await newVisitor().graphql(sendDocument, { input: sample });
  const sent = (data as { sendContactMessage: Message & { createdAt: string } }).sendContactMessage;
  expect(await inbox()).toMatchObject([{ id: sent.id, ...sample, created_at: sent.createdAt }]);
});

test('a message that breaks a rule is refused at both doors and not stored', async () => {
  const broken: [string, unknown[]][] = [
    ['name', ['', '  ', null, 5, 'x'.repeat(201), 'a\0b', { $gt: '' }]],
    [
      'email',
      [
        '',
        null,
        'visitor',
        'a@',
        '@b.org',
        'a b@c.org',
        'a@b..org',
        'a@b.org\n',
        `${'x'.repeat(250)}@b.org`,
        ['a@b.org'],
      ],
    ],
    ['message', ['', '\n', null, 5, 'x'.repeat(10_001), '\ud800']],
  ];
  const client = newVisitor();
  for (const [field, values] of broken) {
    for (const value of values) {
      const input = { ...sample, [field]: value };
      const { status, body } = await client.rest('POST', '/api/contact', input);
      expect([field, value, status]).toEqual([field, value, 422]);
      expect(body).toMatchObject({ detail: expect.stringContaining(field), errors: [{ field }] });
      const { errors } = await client.graphql(sendDocument, { input });
      expect(['VALIDATION_FAILED', 'BAD_USER_INPUT']).toContain(errors[0]?.extensions.code);
    }
    const { [field]: _, ...others } = sample as Record<string, string>;
    expect((await client.rest('POST', '/api/contact', others)).status).toBe(422);
  }
  expect(await inbox()).toEqual([]);
});

test('refused messages do not count against the limit', async () => {
  const client = newVisitor();
  for (let attempt = 0; attempt < perAddress + 5; attempt += 1) {
    await client.rest('POST', '/api/contact', { ...sample, email: 'nonsense' });
  }
  expect((await client.rest('POST', '/api/contact', sample)).status).toBe(201);
});

test('messages from one address are limited, both doors together, whatever the spelling of the path', async () => {
  const client = newVisitor();
  const paths = ['/api/contact', '/api/contact/', '/API/CONTACT'];
  for (let sent = 0; sent < perAddress; sent += 1) {
    if (sent % 2) expect((await client.rest('POST', paths[sent % 3] ?? '', sample)).status).toBe(201);
    else expect((await client.graphql(sendDocument, { input: sample })).errors).toEqual([]);
  }
  const { status, headers, body } = await client.rest('POST', '/api/contact', sample);
  expect([status, body]).toEqual([429, { detail: expect.stringContaining('Too many') }]);
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect((await client.graphql(sendDocument, { input: sample })).errors).toMatchObject([
    { extensions: { code: 'RATE_LIMITED' } },
  ]);
  expect((await newVisitor().rest('POST', '/api/contact', sample)).status).toBe(201);
  expect(await inbox()).toHaveLength(perAddress + 1);
});

test('a message is in no public answer', async () => {
  const mark = 'Qprivate2';
  const message = { name: `${mark}name`, email: `${mark}@example.org`, message: `${mark}message` };
  expect((await newVisitor().rest('POST', '/api/contact', message)).status).toBe(201);
  const answers = [
    await server.visitor.rest('GET', '/'),
    await server.visitor.rest('GET', '/api/contact'),
    await server.visitor.rest('GET', '/api/admin/contacts'),
    ...(await Promise.all(contentCases.map(({ publicPath }) => server.visitor.rest('GET', publicPath)))),
  ];
  for (const { kind, document, variables } of await findOperations(server.visitor)) {
    if (kind === 'query') answers.push(await server.visitor.rest('POST', '/graphql', { query: document, variables }));
  }
  for (const { text } of answers) expect(text).not.toContain(mark);
});

describe('a message with an id of the client', () => {
  test('is stored once when it is sent again, at either door', async () => {
    const client = newVisitor();
    const clientId = randomUUID();
    const first = await client.rest('POST', '/api/contact', { ...sample, client_id: clientId });
    const again = await client.rest('POST', '/api/contact', { ...sample, client_id: clientId.toUpperCase() });
    const { data } = await client.graphql(sendDocument, { input: { ...sample, clientId } });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(data).toMatchObject({ sendContactMessage: { id: (first.body as Message).id } });
    expect(await inbox()).toMatchObject([first.body as Message]);
  });

  test('is stored once when it is sent many times at the same moment', async () => {
    const client = newVisitor();
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        if (index % 2) return (await client.rest('POST', '/api/contact', { ...sample, client_id: clientId })).body;
        const { data } = await client.graphql(sendDocument, { input: { ...sample, clientId } });
        return (data as { sendContactMessage: Message }).sendContactMessage;
      }),
    );
    const ids = answers.map((answer) => (answer as Message).id);
    expect(new Set(ids).size).toBe(1);
    expect(await inbox()).toHaveLength(1);
  });

  test('is refused when the id is no UUID', async () => {
    const client = newVisitor();
    for (const wrong of ['x', '', 5, '12345678-1234-1234-1234-12345678901', ['a']]) {
      const { status, body } = await client.rest('POST', '/api/contact', { ...sample, client_id: wrong });
      expect([wrong, status]).toEqual([wrong, 422]);
      expect(body).toMatchObject({ errors: [{ field: 'client_id' }] });
    }
  });
});

describe('the inbox', () => {
  test('has the newest message first', async () => {
    const ids = await sendMany(4);
    expect((await inbox()).map(({ id }) => id)).toEqual([...ids].reverse());
  });

  test('is read in pages', async () => {
    const newestFirst = (await sendMany(12)).reverse();
    const pages: [string, number[]][] = [
      ['', newestFirst],
      ['?limit=5', newestFirst.slice(0, 5)],
      ['?limit=5&offset=10', newestFirst.slice(10)],
      ['?offset=1', newestFirst.slice(1, 11)],
      ['?limit=100', newestFirst],
      ['?limit=5000', newestFirst],
      ['?offset=100', []],
    ];
    for (const [query, expected] of pages) {
      expect([query, (await inbox(query)).map(({ id }) => id)]).toEqual([query, expected]);
    }
    const { data } = await server.owner.graphql(inboxDocument, { limit: 5, offset: 10 });
    expect(data).toMatchObject({
      contactMessages: { total: 12, messages: newestFirst.slice(10).map((id) => ({ id })) },
    });
    const page = await server.owner.graphql('{ contactMessages { total messages { id } } }');
    expect(page.data).toEqual({
      contactMessages: { total: 12, messages: newestFirst.slice(0, 10).map((id) => ({ id })) },
    });
  });

  test('refuses pages that make no sense', async () => {
    for (const query of [
      'limit=0',
      'limit=-1',
      'limit=x',
      'limit=',
      'limit=1.5',
      'offset=-1',
      'offset=x',
      'offset=99999999999999999999',
    ]) {
      const { status, body } = await server.owner.rest('GET', `/api/admin/contacts?${query}`);
      expect([query, status]).toEqual([query, 422]);
      expect(body).toMatchObject({ errors: [{ field: query.split('=')[0] }] });
    }
    for (const variables of [
      { limit: 0, offset: 0 },
      { limit: -1, offset: 0 },
      { limit: 1, offset: -1 },
    ]) {
      const { errors } = await server.owner.graphql(inboxDocument, variables);
      expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
    }
  });

  test('answers at most 100 messages at once', async () => {
    for (let round = 0; round < 4; round += 1) await sendMany(26);
    expect(await inbox()).toHaveLength(100);
    expect(await inbox('?limit=101')).toHaveLength(100);
    expect(await inbox('?limit=100&offset=100')).toHaveLength(4);
    const { data } = await server.owner.graphql(inboxDocument, { limit: 500, offset: 0 });
    const { contactMessages } = data as { contactMessages: { total: number; messages: unknown[] } };
    expect([contactMessages.total, contactMessages.messages.length]).toEqual([104, 100]);
  });

  test('loses a message once, at either door', async () => {
    const [first, second] = await sendMany(2);
    const { status, text } = await server.owner.rest('DELETE', `/api/admin/contacts/${first}`);
    expect([status, text]).toEqual([204, '']);
    expect((await server.owner.rest('DELETE', `/api/admin/contacts/${first}`)).status).toBe(404);
    const document = 'mutation ($id: Int!) { deleteContactMessage(id: $id) }';
    expect((await server.owner.graphql(document, { id: second })).data).toEqual({ deleteContactMessage: true });
    expect((await server.owner.graphql(document, { id: second })).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
    expect(await inbox()).toEqual([]);
  });
});
