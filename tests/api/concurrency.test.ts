import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../server/content';
import { ContentService } from '../../server/content/core/contentService';
import { PublishedContent } from '../../server/content/core/publishedContent';
import { StaleItemError } from '../../server/content/core/staleItemError';
import { projectType } from '../../server/content/project/project.entity';
import { Database } from '../../server/database/database';
import type { Client } from '../support/client';
import type { ContentCase } from '../support/contentTypes';
import { contentCases, project } from '../support/contentTypes';
import { createDatabase } from '../support/databases';
import {
  capitalize,
  clear,
  type Fields,
  graphqlDoor,
  type Outcome,
  type Row,
  restDoor,
  selection,
  toRefusal,
  unwrap,
} from '../support/doors';
import { TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());

/** Saves what a tab holds, if the item is still the one that the tab has read. */
async function save(client: Client, type: ContentCase, { id, updatedAt }: Row, input: Fields): Promise<Outcome<Row>> {
  const Name = capitalize(type.name);
  const document = `mutation ($id: Int!, $input: ${Name}Input!, $expected: DateTimeISO) {
    update${Name}(id: $id, input: $input, expectedUpdatedAt: $expected) { ${selection(type)} }
  }`;
  const { data, errors, text } = await client.graphql(document, { id, input, expected: updatedAt });
  const [error] = errors;
  if (error) return toRefusal(error, text);
  return { value: Object.values(data ?? {})[0] as Row };
}

describe.each(contentCases)('two tabs that change one of $plural', (type) => {
  beforeEach(() => clear(server.owner, type));

  test('do not overwrite each other', async () => {
    const seen = unwrap(await graphqlDoor.create(server.owner, type, type.sample));
    expect(await save(server.visitor, type, seen, type.other)).toMatchObject({ refusal: 'unauthenticated' });
    const first = unwrap(await save(server.owner, type, seen, type.other));
    const second = await save(server.owner, type, seen, type.sample);
    expect(second).toMatchObject({ refusal: 'conflict', message: expect.stringContaining('changed elsewhere') });
    expect(unwrap(await graphqlDoor.listAll(server.owner, type))).toEqual([first]);
    // Having read the other version, the second tab may save.
    expect(unwrap(await save(server.owner, type, first, type.sample))).toMatchObject(type.sample);
  });
});

describe('a save that names the version it was made from', () => {
  beforeEach(() => clear(server.owner, project));

  test('makes no revision when it is refused', async () => {
    const seen = unwrap(await graphqlDoor.create(server.owner, project, project.sample));
    unwrap(await restDoor.update(server.owner, project, seen.id, { title: 'Elsewhere' }));
    const before = await server.visitor.graphql('{ revision }');
    await save(server.owner, project, seen, project.other);
    expect((await server.visitor.graphql('{ revision }')).data).toEqual(before.data);
  });

  test('is the only one of many at the same moment that is let through', async () => {
    const seen = unwrap(await graphqlDoor.create(server.owner, project, project.sample));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(server.owner, project, seen, { ...project.sample, title: `Tab ${index}` }),
      ),
    );
    const saved = outcomes.filter(({ value }) => value);
    expect(saved).toHaveLength(1);
    expect(outcomes.filter(({ refusal }) => refusal === 'conflict')).toHaveLength(7);
    expect(unwrap(await restDoor.listAll(server.owner, project))).toEqual(saved.map(unwrap));
  });

  test('is let through whatever happened when it names none', async () => {
    const { id } = unwrap(await graphqlDoor.create(server.owner, project, project.sample));
    unwrap(await restDoor.update(server.owner, project, id, { title: 'Elsewhere' }));
    expect(unwrap(await graphqlDoor.update(server.owner, project, id, project.other))).toMatchObject(project.other);
    const without = await save(server.owner, project, { id, updatedAt: null }, project.sample);
    expect(unwrap(without)).toMatchObject(project.sample);
  });

  test('is refused as not found when the item was deleted, and as invalid when the fields are', async () => {
    const seen = unwrap(await graphqlDoor.create(server.owner, project, project.sample));
    expect(await save(server.owner, project, seen, { ...project.sample, title: ' ' })).toMatchObject({
      refusal: 'invalid',
      fields: ['title'],
    });
    unwrap(await graphqlDoor.remove(server.owner, project, seen.id));
    expect(await save(server.owner, project, seen, project.other)).toMatchObject({ refusal: 'notFound' });
  });

  test('is refused when the version is no time', async () => {
    const { id } = unwrap(await graphqlDoor.create(server.owner, project, project.sample));
    expect(await save(server.owner, project, { id, updatedAt: 'yesterday' }, project.other)).toMatchObject({
      refusal: 'invalid',
    });
  });

  test('learns from the refusal what the item has become', async () => {
    const place = await createDatabase();
    const database = await Database.open(place.location);
    try {
      const content = new ContentService(database, contentTypes, new PublishedContent(contentTypes), 10);
      const { result: seen } = await content.create(projectType, project.sample);
      const { result: current } = await content.update(projectType, seen.id, project.other, 'whole');
      const late = content.update(projectType, seen.id, project.sample, 'whole', new Date(seen.updatedAt));
      const refusal = await late.catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StaleItemError);
      expect(refusal).toMatchObject({ code: 'CONFLICT', status: 409, current });
    } finally {
      await database.close();
      await place.remove();
    }
  });
});
