import { afterAll, beforeAll, expect, test } from 'vitest';
import { award, project } from '../../support/contentTypes';
import { query } from '../../support/databases';
import { restDoor, toRest, unwrap } from '../../support/doors';
import { GraphQLSocket } from '../../support/graphqlSocket';
import { TestServer } from '../../support/server';

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await TestServer.start();
  id = unwrap(await restDoor.create(server.owner, award, award.sample)).id;
  // What no input can do: a defect in the inside of the server.
  await query(server.database.location, 'alter table award rename to renamed');
});
afterAll(() => server?.remove());

const create = 'mutation ($input: AwardInput!) { createAward(input: $input) { id } }';
const hidden = { message: 'Internal server error', extensions: { code: 'INTERNAL_SERVER_ERROR' } };

test('a defect is shown as such over REST, without its cause', async () => {
  const { status, body } = await server.owner.rest('POST', '/api/awards', toRest(award.sample));
  expect([status, body]).toEqual([500, { detail: 'Internal server error' }]);
  const deleted = await server.owner.rest('DELETE', award.itemPath(id));
  expect([deleted.status, deleted.body]).toEqual([500, { detail: 'Internal server error' }]);
});

test('a defect is shown as such over GraphQL, without its cause', async () => {
  const { errors, text } = await server.owner.graphql(create, { input: award.sample });
  expect(errors).toMatchObject([hidden]);
  expect(text).not.toMatch(/relation|select |insert |stack/i);
});

test('a defect is shown as such over a socket, without its cause', async () => {
  const socket = new GraphQLSocket(server.socketUrl, { authorization: `Bearer ${server.token}` });
  const result = await socket.run(create, { input: award.sample });
  expect(result.errors).toMatchObject([hidden]);
  expect(JSON.stringify(result)).not.toMatch(/relation|select |insert |stack/i);
  await socket.close();
});

test('a write that fails on its way leaves nothing behind', async () => {
  const { status } = await server.owner.rest('POST', '/api/projects', toRest(project.sample));
  // The revision holds all types, so that it cannot be made.
  expect(status).toBe(500);
  const [projects, revisions] = [
    await query(server.database.location, 'select id from project'),
    await query(server.database.location, 'select number from revision'),
  ];
  expect([projects, revisions]).toEqual([[], [{ number: 1 }, { number: 2 }]]);
  expect((await server.visitor.rest('GET', '/api/projects')).body).toEqual([]);
});
