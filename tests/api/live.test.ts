import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentCases, project, sectionTitle, stat } from '../support/contentTypes';
import { clear, graphqlDoor, reorder, restDoor, unwrap } from '../support/doors';
import { GraphQLSocket } from '../support/graphqlSocket';
import { PlainSocket } from '../support/plainSocket';
import { TestServer } from '../support/server';

const configUpdated = 'subscription { configUpdated { revision timestamp sectionTitles { sectionName title } } }';
const contentUpdated = 'subscription { contentUpdated { revision section timestamp } }';
const isoUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());

interface Update {
  revision: number;
  section: string;
  timestamp: string;
}

describe('news of section titles', () => {
  test('reach GraphQL and plain sockets after a write through either door', async () => {
    await clear(server.owner, sectionTitle);
    const graphql = new GraphQLSocket(server.socketUrl);
    const updates = await graphql.follow(configUpdated);
    const plain = await PlainSocket.open(server.socketUrl);
    const expectNews = async (sectionTitles: object[]) => {
      const { data } = await updates.next();
      expect(data).toEqual({
        configUpdated: { revision: expect.any(Number), timestamp: expect.stringMatching(isoUtc), sectionTitles },
      });
      expect(await plain.messages.next()).toEqual({
        type: 'section_config_updated',
        message: expect.any(String),
        timestamp: expect.stringMatching(isoUtc),
      });
    };
    const first = unwrap(await restDoor.create(server.owner, sectionTitle, { sectionName: 'about', title: 'One' }));
    await expectNews([{ sectionName: 'about', title: 'One' }]);
    unwrap(await graphqlDoor.update(server.owner, sectionTitle, first.id, { sectionName: 'about', title: 'Two' }));
    await expectNews([{ sectionName: 'about', title: 'Two' }]);
    unwrap(await restDoor.update(server.owner, sectionTitle, first.id, { isActive: false }));
    await expectNews([]);
    unwrap(await reorder(server.owner, sectionTitle, [{ id: first.id, orderIndex: 4 }]));
    await expectNews([]);
    unwrap(await restDoor.remove(server.owner, sectionTitle, first.id));
    await expectNews([]);
    await graphql.close();
    await plain.close();
  });

  test('are sent even when a save repeats what is there', async () => {
    const row = unwrap(await restDoor.create(server.owner, sectionTitle, { sectionName: 'stats', title: 'Same' }));
    const plain = await PlainSocket.open(server.socketUrl);
    for (let save = 0; save < 3; save += 1) {
      unwrap(await restDoor.update(server.owner, sectionTitle, row.id, { title: 'Same' }));
      expect(await plain.messages.next()).toMatchObject({ type: 'section_config_updated' });
    }
    await plain.close();
  });
});

describe('news of other content', () => {
  test.each(contentCases.filter(({ name }) => name !== 'sectionTitle'))(
    'name $restName after each write',
    async (type) => {
      await clear(server.owner, type);
      const graphql = new GraphQLSocket(server.socketUrl);
      const updates = await graphql.follow(contentUpdated);
      const plain = await PlainSocket.open(server.socketUrl);
      const { id } = unwrap(await restDoor.create(server.owner, type, type.sample));
      unwrap(await graphqlDoor.update(server.owner, type, id, type.other));
      unwrap(await reorder(server.owner, type, [{ id, orderIndex: 8 }]));
      unwrap(await graphqlDoor.remove(server.owner, type, id));
      const revisions: number[] = [];
      for (let write = 0; write < 4; write += 1) {
        const { data } = await updates.next();
        const update = (data as { contentUpdated: Update }).contentUpdated;
        expect(update).toMatchObject({ section: type.restName, timestamp: expect.stringMatching(isoUtc) });
        revisions.push(update.revision);
        expect(await plain.messages.next()).toEqual({
          type: 'content_updated',
          section: type.restName,
          timestamp: expect.stringMatching(isoUtc),
        });
      }
      expect(revisions).toEqual([...revisions].sort((one, other) => one - other));
      expect(new Set(revisions).size).toBe(4);
      await graphql.close();
      await plain.close();
    },
  );

  test('are not sent for writes that were refused', async () => {
    const plain = await PlainSocket.open(server.socketUrl);
    await restDoor.create(server.owner, project, { title: '' });
    await restDoor.update(server.owner, project, 999_999, project.sample);
    await restDoor.create(server.visitor, project, project.sample);
    await server.visitor.rest('POST', '/api/contact', { name: 'A', email: 'a@b.org', message: 'Hi' });
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    expect(await plain.messages.next()).toMatchObject({ section: 'stats' });
    await plain.close();
  });

  test('come after the change can be read', async () => {
    const plain = await PlainSocket.open(server.socketUrl);
    const writing = restDoor.create(server.owner, project, { ...project.sample, title: 'Vfresh9' });
    await plain.messages.find(({ section }) => section === 'projects');
    expect((await server.visitor.rest('GET', '/api/projects')).text).toContain('Vfresh9');
    expect((await server.visitor.rest('GET', '/')).text).toContain('Vfresh9');
    unwrap(await writing);
    await plain.close();
  });
});

describe('a test message', () => {
  test('reaches every client, and calls that come close together share one', async () => {
    const sockets = await Promise.all(Array.from({ length: 3 }, () => PlainSocket.open(server.socketUrl)));
    const calls = await Promise.all(
      Array.from({ length: 20 }, () => server.visitor.rest('POST', '/api/test-websocket')),
    );
    for (const { status, body } of calls) expect([status, body]).toEqual([200, { message: expect.any(String) }]);
    for (const { messages } of sockets) {
      expect(await messages.next()).toEqual({
        type: 'test',
        message: expect.any(String),
        timestamp: expect.stringMatching(isoUtc),
      });
    }
    // Another message bounds the wait: whatever was sent before it has arrived.
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    for (const { messages } of sockets) {
      const before: string[] = [];
      await messages.find(({ type }) => {
        before.push(type);
        return type === 'content_updated';
      });
      expect(before.filter((type) => type === 'test').length).toBeLessThanOrEqual(1);
    }
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('is sent whatever body the call has', async () => {
    const plain = await PlainSocket.open(server.socketUrl);
    expect((await server.visitor.rest('POST', '/api/test-websocket', { message: 'mine' })).status).toBe(200);
    expect((await plain.messages.find(({ type }) => type === 'test')).message).not.toContain('mine');
    await plain.close();
  });
});

describe('the plain socket', () => {
  test('is at /ws, whatever the letter case, and nowhere else', async () => {
    for (const path of ['/ws', '/ws/', '/WS', '/ws?x=1']) {
      const plain = await PlainSocket.open(server.socketUrl, path);
      await plain.close();
    }
    for (const path of ['/', '/ws2', '/api/ws', '/ws/x', '//ws/%ff']) {
      await expect(PlainSocket.open(server.socketUrl, path)).rejects.toThrow('404');
    }
  });

  test('ignores what a client sends', async () => {
    const plain = await PlainSocket.open(server.socketUrl);
    for (const message of ['hello', '{"type":"test"}', '{', '']) plain.socket.send(message);
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    expect(await plain.messages.next()).toMatchObject({ type: 'content_updated' });
    await plain.close();
  });

  test('is ended when a client sends too many messages or too much', async () => {
    const chatty = await PlainSocket.open(server.socketUrl);
    for (let sent = 0; sent < 500; sent += 1) chatty.socket.send('x');
    expect(await chatty.closed).toBe(1008);
    const verbose = await PlainSocket.open(server.socketUrl);
    verbose.socket.send('x'.repeat(1_000_000));
    expect([1006, 1008, 1009]).toContain(await verbose.closed);
    expect((await server.visitor.rest('GET', '/api/stats')).status).toBe(200);
  });
});

describe('the GraphQL socket', () => {
  test('refuses documents that are not valid, and goes on', async () => {
    const socket = new GraphQLSocket(server.socketUrl);
    const updates = await socket.follow(contentUpdated);
    for (const document of [
      '{ nothing }',
      'subscription { nothing }',
      '{',
      '',
      'query A { hero { id } } query B { hero { id } }',
    ]) {
      const { errors } = await socket.run(document);
      expect(errors, document).toMatchObject([{ message: expect.any(String) }]);
    }
    // The same connection still brings news.
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    expect((await updates.next()).data).toMatchObject({ contentUpdated: { section: 'stats' } });
    await socket.close();
  });

  test('answers rules that are broken like the door over HTTP', async () => {
    const socket = new GraphQLSocket(server.socketUrl, { authorization: `Bearer ${server.token}` });
    const document = 'mutation ($input: StatInput!) { createStat(input: $input) { id } }';
    const { data, errors } = await socket.run(document, { input: { ...stat.sample, value: ' ' } });
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([
      {
        message: 'Number/Value is required.',
        extensions: { code: 'VALIDATION_FAILED', errors: [{ field: 'value', message: 'Number/Value is required.' }] },
      },
    ]);
    await socket.close();
  });
});

describe('a shutdown', () => {
  test('tells all sockets to come back', async () => {
    const closing = await TestServer.start();
    const plain = await PlainSocket.open(closing.socketUrl);
    const graphql = new GraphQLSocket(closing.socketUrl);
    await graphql.follow(contentUpdated);
    await closing.remove();
    expect(await plain.closed).toBe(1001);
    expect(await graphql.closed).toBe(1001);
  });

  test('does not wait for clients that never answer', async () => {
    const closing = await TestServer.start();
    const { port } = new URL(closing.url);
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';
    const heads = ['/ws', '/graphql', '/nothing'].map(
      (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`,
    );
    const silent = await Promise.all(
      heads.map(async (head) => {
        const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
        socket.on('error', () => undefined);
        socket.write(head);
        await once(socket, 'data');
        return socket;
      }),
    );
    await closing.remove();
    for (const socket of silent) socket.destroy();
  });
});
