import { expect, test } from 'vitest';
import { Database } from '../../../server/database/database';
import { project, stat } from '../../support/contentTypes';
import { createDatabase } from '../../support/databases';
import { graphqlDoor, restDoor, unwrap } from '../../support/doors';
import { GraphQLSocket } from '../../support/graphqlSocket';
import { PlainSocket } from '../../support/plainSocket';
import { TestServer } from '../../support/server';
import { TableLock } from '../../support/tableLock';

test('a database that is closed under units of work lets them end, and closes', async () => {
  const place = await createDatabase();
  for (let round = 0; round < 10; round += 1) {
    const database = await Database.open(place.location);
    const units = Array.from({ length: 5 }, (_, index) =>
      database.read((em) => em.execute<{ answer: number }[]>(`select ${index} as answer`)),
    );
    await database.close();
    const answers = await Promise.all(units);
    expect(answers.map(([row]) => row?.answer)).toEqual([0, 1, 2, 3, 4]);
  }
  await place.remove();
});

test('requests in flight are answered, sockets are told to come back, and nobody is let in any more', async () => {
  const server = await TestServer.start();
  const plain = await PlainSocket.open(server.socketUrl);
  const graphql = new GraphQLSocket(server.socketUrl);
  await graphql.follow('subscription { contentUpdated { section } }');
  const lock = await TableLock.take(server.database.env.DATABASE_URL ?? '', 'project');
  const inFlight = [
    restDoor.create(server.owner, project, project.sample),
    graphqlDoor.create(server.owner, stat, stat.sample),
  ];
  await lock.awaitWaiting(inFlight.length);
  const stopped = server.stop();
  expect(await plain.closed).toBe(1001);
  expect(await graphql.closed).toBe(1001);
  await expect(PlainSocket.open(server.socketUrl)).rejects.toThrow();
  await lock.release();
  const [first, second] = (await Promise.all(inFlight)).map(unwrap);
  await stopped;
  await expect(fetch(server.url)).rejects.toThrow();

  const next = await TestServer.start({}, server.database);
  expect(unwrap(await restDoor.list(next.visitor, project))).toEqual([first]);
  expect(unwrap(await restDoor.list(next.visitor, stat))).toEqual([second]);
  await next.remove();
});
