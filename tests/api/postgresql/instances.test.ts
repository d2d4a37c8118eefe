import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aboutCard, contentCases, sectionTitle, stat } from '../../support/contentTypes';
import { createDatabase, query } from '../../support/databases';
import { graphqlDoor, restDoor, unwrap } from '../../support/doors';
import { GraphQLSocket } from '../../support/graphqlSocket';
import { PlainSocket } from '../../support/plainSocket';
import { TestServer } from '../../support/server';

let one: TestServer;
let other: TestServer;
beforeEach(async () => {
  one = await TestServer.start();
  other = await TestServer.start({}, one.database);
});
afterEach(async () => {
  await other?.stop();
  await one?.remove();
});

describe('a save on one instance', () => {
  test('is on the other one’s sockets, page and APIs', async () => {
    const plain = await PlainSocket.open(other.socketUrl);
    const graphql = new GraphQLSocket(other.socketUrl);
    const updates = await graphql.follow('subscription { contentUpdated { section } }');
    const types = contentCases.filter(({ name }) => name !== 'sectionTitle');
    for (const type of types) {
      const row = unwrap(await restDoor.create(one.owner, type, { ...type.sample, ...marked(type.name) }));
      expect(await plain.messages.next()).toMatchObject({ type: 'content_updated', section: type.restName });
      expect((await updates.next()).data).toEqual({ contentUpdated: { section: type.restName } });
      expect(unwrap(await graphqlDoor.list(other.visitor, type))).toEqual([row]);
      expect(unwrap(await restDoor.list(other.visitor, type))).toEqual([row]);
    }
    expect((await other.visitor.rest('GET', '/')).text).toContain('Utravelled4');
    await graphql.close();
    await plain.close();
  });

  test('of section titles tells the other one’s clients of the new titles', async () => {
    const plain = await PlainSocket.open(other.socketUrl);
    const graphql = new GraphQLSocket(other.socketUrl);
    const updates = await graphql.follow('subscription { configUpdated { sectionTitles { title } } }');
    unwrap(await graphqlDoor.create(one.owner, sectionTitle, { sectionName: 'about', title: 'Far' }));
    expect((await updates.next()).data).toEqual({ configUpdated: { sectionTitles: [{ title: 'Far' }] } });
    expect(await plain.messages.next()).toMatchObject({ type: 'section_config_updated' });
    await graphql.close();
    await plain.close();
  });

  function marked(name: string): object {
    return name === 'hero' ? { title: 'Utravelled4' } : {};
  }
});

test('writes on both at the same moment are all kept, and both publish the same', async () => {
  const count = 20;
  const sockets = [one, other].map(({ socketUrl }) => new GraphQLSocket(socketUrl));
  const updates = await Promise.all(
    sockets.map((socket) => socket.follow('subscription { contentUpdated { revision } }')),
  );
  const created = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      (index % 4 < 2 ? restDoor : graphqlDoor).create((index % 2 ? one : other).owner, stat, {
        ...stat.sample,
        label: `Label ${index}`,
      }),
    ),
  );
  for (const outcome of created) unwrap(outcome);
  for (const queue of updates) {
    const numbers: number[] = [];
    await queue.find(({ data }) => {
      const { revision } = (data as { contentUpdated: { revision: number } }).contentUpdated;
      numbers.push(revision);
      return revision === count + 1;
    });
    expect(numbers).toEqual([...new Set(numbers)].sort((first, second) => first - second));
  }
  const lists = await Promise.all([one, other].map((server) => restDoor.list(server.visitor, stat)));
  const [first, second] = lists.map(unwrap);
  expect(first).toHaveLength(count);
  expect(second).toEqual(first);
  const revisions = await query<{ number: number }>(
    one.database.location,
    'select number from revision order by number',
  );
  expect(revisions.map(({ number }) => number)).toEqual(Array.from({ length: count + 1 }, (_, index) => index + 1));
  await Promise.all(sockets.map((socket) => socket.close()));
});

test('rules hold over both: three about cards, one record for a section', async () => {
  const cards = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      restDoor.create((index % 2 ? one : other).owner, aboutCard, aboutCard.sample),
    ),
  );
  expect(cards.filter(({ value }) => value)).toHaveLength(3);
  const titles = await Promise.all(
    [one, other].map((server) => restDoor.create(server.owner, sectionTitle, sectionTitle.sample)),
  );
  expect(titles.filter(({ refusal }) => refusal === 'conflict')).toHaveLength(1);
});

test('a token of one is good at the other, with the secret that they keep in the database', async () => {
  const database = await createDatabase();
  const [first, second] = await Promise.all([
    TestServer.start({ JWT_SECRET: '' }, database),
    TestServer.start({ JWT_SECRET: '' }, database),
  ]);
  expect((await second.visitor.withToken(first.token).rest('GET', '/api/admin/hero')).status).toBe(200);
  await second.stop();
  await first.remove();
});

test('instances that start together on an empty database make its tables, content and account once', async () => {
  const database = await createDatabase();
  await query(database.location, 'drop schema public cascade');
  await query(database.location, 'create schema public');
  const servers = await Promise.all(
    Array.from({ length: 3 }, () => TestServer.start({ DEMO_CONTENT: 'on' }, database)),
  );
  const revisions = await query<{ number: number }>(database.location, 'select number from revision');
  const owners = await query<{ id: number }>(database.location, 'select id from owner');
  expect([revisions, owners]).toEqual([[{ number: 1 }], [{ id: 1 }]]);
  const pages = await Promise.all(
    servers.map(async ({ visitor }) => (await visitor.rest('GET', '/api/projects')).body),
  );
  expect(pages[0]).not.toEqual([]);
  expect(pages).toEqual([pages[0], pages[0], pages[0]]);
  for (const server of servers) await server.stop();
  await database.remove();
});

test('an instance that lost the connection on which it listens catches up', async () => {
  const plain = await PlainSocket.open(other.socketUrl);
  const { length: ended } = await query(
    one.database.location,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'vitrine listener' and datname = current_database()`,
  );
  expect(ended).toBe(2);
  const row = unwrap(await restDoor.create(one.owner, stat, stat.sample));
  expect(await plain.messages.next()).toMatchObject({ section: 'stats' });
  expect(unwrap(await restDoor.list(other.visitor, stat))).toEqual([row]);
  await plain.close();
});

test('limits hold over both: sign-ins and messages of one address are counted together', async () => {
  const visitors = [one, other].map(({ visitor }) => visitor.from('203.0.113.77'));
  const statusesOf = async (count: number, path: string, body: object) => {
    const answers = Array.from({ length: count }, (_, index) => visitors[index % 2]?.rest('POST', path, body));
    return (await Promise.all(answers)).map((answer) => answer?.status);
  };
  const signIns = await statusesOf(16, '/api/auth/login', { username: 'somebody', password: 'wrong' });
  expect(signIns.filter((status) => status === 401)).toHaveLength(10);
  expect(signIns.filter((status) => status === 429)).toHaveLength(6);
  const messages = await statusesOf(36, '/api/contact', { name: 'A', email: 'a@example.org', message: 'Hi' });
  expect(messages.filter((status) => status === 201)).toHaveLength(30);
  expect(messages.filter((status) => status === 429)).toHaveLength(6);
});
