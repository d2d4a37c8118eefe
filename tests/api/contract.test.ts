import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../server/content';
import { type ContentCase, contentCases } from '../support/contentTypes';
import { clear, doors, graphqlDoor, type Row, reorder, restDoor, toRest, unwrap } from '../support/doors';
import { TestServer } from '../support/server';

const isoUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const unknownId = 2_000_000_000;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());

test('every type of content is under test', () => {
  const tested = contentCases.map(({ name, plural, restName }) => ({ name, plural, restName }));
  expect(tested).toEqual(contentTypes.map(({ name, plural, restName }) => ({ name, plural, restName })));
});

test('every field that can be sent is under test', async () => {
  for (const type of contentCases) {
    const { data } = await server.visitor.graphql(
      'query ($name: String!) { __type(name: $name) { inputFields { name } } }',
      {
        name: `${type.name.charAt(0).toUpperCase()}${type.name.slice(1)}Input`,
      },
    );
    const { inputFields } = (data as { __type: { inputFields: { name: string }[] } }).__type;
    const expected = [...Object.keys(type.sample), 'orderIndex', 'isActive'];
    expect(inputFields.map(({ name }) => name).sort()).toEqual(expected.sort());
  }
});

describe.each(contentCases)('$name', (type) => {
  beforeEach(() => clear(server.owner, type));

  describe.each(doors)('over $name', (door) => {
    const create = async (fields: object = {}): Promise<Row> =>
      unwrap(await door.create(server.owner, type, { ...type.sample, ...fields }));

    test('creates an item with every field that was sent', async () => {
      const row = await create({ orderIndex: 7, isActive: false });
      expect(row).toEqual({
        id: expect.any(Number),
        ...type.sample,
        orderIndex: 7,
        isActive: false,
        createdAt: expect.stringMatching(isoUtc),
        updatedAt: expect.stringMatching(isoUtc),
      });
    });

    test('fills in defaults, the first place and visibility', async () => {
      const fields = Object.fromEntries(type.required.map((field) => [field, type.sample[field]]));
      const row = unwrap(await door.create(server.owner, type, fields));
      const cleared = Object.fromEntries(type.optional.map((field) => [field, null]));
      expect(row).toMatchObject({ ...fields, ...cleared, ...type.defaults, orderIndex: 0, isActive: true });
    });

    test('fills in defaults for blank and null texts', async () => {
      for (const blank of ['', '  ', null]) {
        const fields = Object.fromEntries(Object.keys(type.defaults).map((field) => [field, blank]));
        await clear(server.owner, type);
        expect(await create(fields)).toMatchObject(type.defaults);
      }
    });

    test('shows a new item at both doors, to visitors and to the owner', async () => {
      const row = await create();
      for (const reader of doors) {
        expect(unwrap(await reader.list(server.visitor, type))).toEqual([row]);
        expect(unwrap(await reader.listAll(server.owner, type))).toEqual([row]);
      }
    });

    test('changes all fields', async () => {
      const before = await create({ orderIndex: 3 });
      const after = unwrap(await door.update(server.owner, type, before.id, { ...type.other, orderIndex: 4 }));
      expect(after).toEqual({ ...before, ...type.other, orderIndex: 4, updatedAt: expect.stringMatching(isoUtc) });
      for (const reader of doors) expect(unwrap(await reader.list(server.visitor, type))).toEqual([after]);
    });

    test('hides an item and shows it again', async () => {
      const { id } = await create();
      unwrap(await door.update(server.owner, type, id, { ...type.sample, isActive: false }));
      for (const reader of doors) {
        expect(unwrap(await reader.list(server.visitor, type))).toEqual([]);
        expect(unwrap(await reader.listAll(server.owner, type))).toMatchObject([{ id, isActive: false }]);
      }
      const shown = unwrap(await door.update(server.owner, type, id, { ...type.sample, isActive: true }));
      for (const reader of doors) expect(unwrap(await reader.list(server.visitor, type))).toEqual([shown]);
    });

    test('clears optional fields with null and keeps empty texts', async () => {
      const { id } = await create();
      const nothing = Object.fromEntries(type.optional.map((field) => [field, null]));
      expect(unwrap(await door.update(server.owner, type, id, { ...type.sample, ...nothing }))).toMatchObject(nothing);
      const empty = Object.fromEntries(type.optional.map((field) => [field, '']));
      expect(unwrap(await door.update(server.owner, type, id, { ...type.sample, ...empty }))).toMatchObject(empty);
    });

    test('keeps texts as they were sent, whatever their characters', async () => {
      const [field] = freeTexts(type);
      if (field === undefined) throw new Error('Each type has a free text.');
      for (const text of [
        '<b>&amp;"\'</b>',
        "'); drop table hero; --",
        '\u202eשלום 👩🏽‍🚀 \\u0041\\n',
        '%s :id ? $1 {{x}}',
      ]) {
        await clear(server.owner, type);
        const row = await create({ [field]: text });
        for (const reader of doors) expect(unwrap(await reader.list(server.visitor, type))).toEqual([row]);
        expect(row[field]).toBe(text);
      }
    });

    test('does not write the fields that the server owns', async () => {
      const before = await create();
      const { body } = await server.owner.rest('PUT', type.itemPath(before.id), {
        id: before.id + 1000,
        created_at: '2000-01-01T00:00:00.000Z',
        updated_at: '2000-01-01T00:00:00.000Z',
      });
      expect(body).toMatchObject({ id: before.id, created_at: before.createdAt });
      expect(body).not.toMatchObject({ updated_at: '2000-01-01T00:00:00.000Z' });
    });

    test('refuses to change an unknown item', async () => {
      const outcome = await door.update(server.owner, type, unknownId, type.sample);
      expect(outcome).toMatchObject({ refusal: 'notFound', message: expect.stringContaining(String(unknownId)) });
      expect(unwrap(await door.listAll(server.owner, type))).toEqual([]);
    });
  });

  test('answers whole rows alike at both doors', async () => {
    unwrap(await graphqlDoor.create(server.owner, type, { ...type.sample, orderIndex: 2 }));
    const [viaGraphQL, viaRest] = [
      unwrap(await graphqlDoor.listAll(server.owner, type)),
      unwrap(await restDoor.listAll(server.owner, type)),
    ];
    expect(viaRest).toEqual(viaGraphQL);
  });

  test('keeps what a partial update over REST leaves out', async () => {
    const before = unwrap(
      await restDoor.create(server.owner, type, { ...type.sample, orderIndex: 5, isActive: false }),
    );
    for (const [field, value] of Object.entries(type.other)) {
      const changed = await restDoor.update(server.owner, type, before.id, { [field]: value });
      expect(unwrap(changed)).toMatchObject({ [field]: value, orderIndex: 5, isActive: false });
    }
    const { updatedAt: _, ...others } = before;
    expect(unwrap(await restDoor.listAll(server.owner, type))).toMatchObject([{ ...others, ...type.other }]);
  });

  test('changes one field alone over REST', async () => {
    const { updatedAt: _, ...before } = unwrap(await restDoor.create(server.owner, type, type.sample));
    expect(unwrap(await restDoor.update(server.owner, type, before.id, { orderIndex: 9 }))).toMatchObject({
      ...before,
      orderIndex: 9,
    });
    expect(unwrap(await restDoor.update(server.owner, type, before.id, {}))).toMatchObject({
      ...before,
      orderIndex: 9,
    });
  });

  test('clears what a whole update over GraphQL leaves out, but for place and visibility', async () => {
    const { id } = unwrap(
      await graphqlDoor.create(server.owner, type, { ...type.sample, orderIndex: 5, isActive: false }),
    );
    const fields = Object.fromEntries(type.required.map((field) => [field, type.other[field]]));
    const cleared = Object.fromEntries(type.optional.map((field) => [field, null]));
    const row = unwrap(await graphqlDoor.update(server.owner, type, id, fields));
    expect(row).toMatchObject({ ...fields, ...cleared, ...type.defaults, orderIndex: 5, isActive: false });
  });

  test('takes whole rows back over REST and ignores fields that it does not know', async () => {
    const { id } = unwrap(await restDoor.create(server.owner, type, type.sample));
    const [sent] = unwrap(await restDoor.listAll(server.owner, type));
    const { status, body } = await server.owner.rest('PUT', type.itemPath(id), {
      ...toRest(sent ?? {}),
      nonsense: { deep: [1] },
      constructor: 'x',
      toString: 1,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...toRest(sent ?? {}), updated_at: expect.stringMatching(isoUtc) });
  });

  test('answers 201 for a new item', async () => {
    const { status, headers } = await server.owner.rest('POST', type.createPath, toRest(type.sample));
    expect(status).toBe(201);
    expect(headers.get('content-type')).toContain('application/json');
  });

  test('deletes an item over GraphQL, once', async () => {
    const { id } = unwrap(await graphqlDoor.create(server.owner, type, type.sample));
    expect(unwrap(await graphqlDoor.remove(server.owner, type, id))).toBe(true);
    for (const reader of doors) expect(unwrap(await reader.list(server.visitor, type))).toEqual([]);
    expect(await graphqlDoor.remove(server.owner, type, id)).toMatchObject({ refusal: 'notFound' });
  });

  test('lists items by their place, then by age, whatever the door', async () => {
    // A third card is all that this type takes, and one hero at most is active.
    const created: Row[] = [];
    for (const orderIndex of [5, 0, 5]) {
      const unique = type.name === 'sectionTitle' ? { sectionName: `section${created.length}` } : {};
      created.push(unwrap(await restDoor.create(server.owner, type, { ...type.sample, ...unique, orderIndex })));
    }
    const [first, second, third] = created.map(({ id }) => id);
    for (const reader of doors) {
      const ids = unwrap(await reader.listAll(server.owner, type)).map(({ id }) => id);
      expect(ids).toEqual([second, first, third]);
      if (type.name !== 'hero') {
        expect(unwrap(await reader.list(server.visitor, type)).map(({ id }) => id)).toEqual(ids);
      }
    }
    const moved = await reorder(server.owner, type, [
      { id: Number(third), orderIndex: 0 },
      { id: Number(second), orderIndex: 1 },
    ]);
    expect(unwrap(moved).map(({ id, orderIndex }) => [id, orderIndex])).toEqual([
      [third, 0],
      [second, 1],
      [first, 5],
    ]);
    for (const reader of doors) {
      const ids = unwrap(await reader.listAll(server.owner, type)).map(({ id }) => id);
      expect(ids).toEqual([third, second, first]);
    }
  });

  test('moves all of the named items or none', async () => {
    const { id } = unwrap(await restDoor.create(server.owner, type, { ...type.sample, orderIndex: 3 }));
    const refused: [{ id: number; orderIndex: number }[], string][] = [
      [
        [
          { id, orderIndex: 1 },
          { id: unknownId, orderIndex: 2 },
        ],
        'notFound',
      ],
      [
        [
          { id, orderIndex: 1 },
          { id, orderIndex: 2 },
        ],
        'invalid',
      ],
      [[{ id, orderIndex: -1 }], 'invalid'],
    ];
    for (const [order, refusal] of refused) {
      expect(await reorder(server.owner, type, order)).toMatchObject({ refusal });
      expect(unwrap(await restDoor.listAll(server.owner, type))).toMatchObject([{ id, orderIndex: 3 }]);
    }
  });
});

describe.each(contentCases.filter((type) => type.restDeletes))('$name over REST', (type) => {
  beforeEach(() => clear(server.owner, type));

  test('is deleted with 204 and no body, once', async () => {
    const { id } = unwrap(await restDoor.create(server.owner, type, type.sample));
    const { status, text } = await server.owner.rest('DELETE', type.itemPath(id));
    expect([status, text]).toEqual([204, '']);
    for (const reader of doors) expect(unwrap(await reader.listAll(server.owner, type))).toEqual([]);
    expect(await restDoor.remove(server.owner, type, id)).toMatchObject({ refusal: 'notFound' });
  });
});

/** Fields that take any text. */
function freeTexts({ sample, choices, links }: ContentCase): string[] {
  return Object.keys(sample).filter(
    (field) => !(field in choices) && !links.includes(field) && field !== 'sectionName',
  );
}
