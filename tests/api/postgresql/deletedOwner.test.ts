import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '../../support/databases';
import { GraphQLSocket } from '../../support/graphqlSocket';
import { owner, TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
  await query(server.database.location, 'delete from owner');
});
afterAll(() => server?.remove());

const operations = [
  '{ me { username } }',
  '{ signIns { browser } }',
  'mutation { renewToken { accessToken } }',
  'mutation { signOutEverywhere }',
  'mutation { deleteAward(id: 1) }',
  `mutation { changePassword(currentPassword: "${owner.password}", newPassword: "another password") { accessToken } }`,
];

test('an account that is taken out of the database of a running server is nobody’s at once, by every door', async () => {
  const socket = new GraphQLSocket(server.socketUrl, { authorization: `Bearer ${server.token}` });
  for (const operation of operations) {
    const { errors } = await server.owner.graphql(operation);
    expect([operation, errors[0]?.extensions.code]).toEqual([operation, 'UNAUTHENTICATED']);
    const answer = await socket.run(operation);
    expect([operation, answer.errors?.[0]?.extensions?.code]).toEqual([operation, 'UNAUTHENTICATED']);
  }
  await socket.close();
  expect((await server.owner.rest('GET', '/api/admin/contacts')).status).toBe(401);
  expect((await server.owner.rest('POST', '/api/awards', { title: 'A' })).status).toBe(401);
});

test('nobody signs in to an account that is not there', async () => {
  const { status, body } = await server.visitor.rest('POST', '/api/auth/login', owner);
  expect([status, body]).toEqual([401, { detail: 'Wrong username or password.' }]);
});
