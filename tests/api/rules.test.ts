import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aboutCard, hero, project, sectionTitle } from '../support/contentTypes';
import { clear, doors, graphqlDoor, restDoor, toRest, unwrap } from '../support/doors';
import { TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());
beforeEach(async () => {
  for (const type of [aboutCard, hero, project, sectionTitle]) await clear(server.owner, type);
});

describe('about cards', () => {
  test.each(doors)('are three at most, over $name', async (door) => {
    for (const isActive of [true, false, true]) {
      unwrap(await door.create(server.owner, aboutCard, { ...aboutCard.sample, isActive }));
    }
    expect(await door.create(server.owner, aboutCard, aboutCard.sample)).toMatchObject({ refusal: 'conflict' });
    expect(unwrap(await door.listAll(server.owner, aboutCard))).toHaveLength(3);
  });

  test('are three at most when many are made at the same moment through both doors', async () => {
    const attempts = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? restDoor : graphqlDoor).create(server.owner, aboutCard, aboutCard.sample),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter(({ value }) => value)).toHaveLength(3);
    expect(outcomes.filter(({ refusal }) => refusal === 'conflict')).toHaveLength(9);
    expect(unwrap(await restDoor.list(server.visitor, aboutCard))).toHaveLength(3);
  });

  test.each(doors)('leave room for a new one when one is deleted, over $name', async (door) => {
    const ids: number[] = [];
    for (let card = 0; card < 3; card += 1) {
      ids.push(unwrap(await door.create(server.owner, aboutCard, aboutCard.sample)).id);
    }
    unwrap(await door.remove(server.owner, aboutCard, Number(ids[0])));
    unwrap(await door.create(server.owner, aboutCard, aboutCard.other));
  });

  test('are changed while there are three', async () => {
    for (let card = 0; card < 3; card += 1) {
      unwrap(await restDoor.create(server.owner, aboutCard, aboutCard.sample));
    }
    const [first] = unwrap(await restDoor.listAll(server.owner, aboutCard));
    unwrap(await restDoor.update(server.owner, aboutCard, Number(first?.id), aboutCard.other));
  });

  test('are put in order over REST, all or none, as a list in the new order', async () => {
    const ids: number[] = [];
    for (let card = 0; card < 3; card += 1) {
      ids.push(unwrap(await restDoor.create(server.owner, aboutCard, aboutCard.sample)).id);
    }
    const [first, second, third] = ids;
    const order = [
      { id: third, order_index: 0, title: 'ignored' },
      { id: second, order_index: 1 },
      { id: first, order_index: 2 },
    ];
    const { status, body } = await server.owner.rest('PUT', '/api/about/order', order);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: third, order_index: 0, title: aboutCard.sample.title },
      { id: second, order_index: 1 },
      { id: first, order_index: 2 },
    ]);
    expect((await server.visitor.rest('GET', '/api/about')).body).toEqual(body);

    const refused: [unknown, number][] = [
      [
        [
          { id: first, order_index: 0 },
          { id: 999_999, order_index: 1 },
        ],
        404,
      ],
      [
        [
          { id: first, order_index: 0 },
          { id: first, order_index: 1 },
        ],
        422,
      ],
      [[{ id: first, order_index: 0 }, { id: second }], 422],
      [[{ id: first, order_index: '0' }], 422],
      [[{ id: String(first), order_index: 0 }], 422],
      [[{ id: first, order_index: -1 }], 422],
      [[{ id: first, order_index: 0.5 }], 422],
      [[null], 422],
      [[[1, 2]], 422],
      [['x'], 422],
      [{ id: first, order_index: 0 }, 422],
      [null, 422],
      ['text', 422],
    ];
    for (const [wrong, expected] of refused) {
      const answer = await server.owner.rest('PUT', '/api/about/order', wrong);
      expect([JSON.stringify(wrong), answer.status]).toEqual([JSON.stringify(wrong), expected]);
      expect(answer.body).toMatchObject({ detail: expect.any(String) });
      expect((await server.visitor.rest('GET', '/api/about')).body).toEqual(body);
    }
  });
});

describe('the hero', () => {
  test.each(doors)('that is newest is the one that visitors see, over $name', async (door) => {
    const first = unwrap(await door.create(server.owner, hero, hero.sample));
    const second = unwrap(await door.create(server.owner, hero, hero.other));
    expect(unwrap(await door.list(server.visitor, hero))).toEqual([second]);
    expect(unwrap(await door.listAll(server.owner, hero))).toMatchObject([
      { id: first.id, isActive: false },
      { id: second.id, isActive: true },
    ]);
  });

  test.each(doors)('is another one when another one is made active, over $name', async (door) => {
    const first = unwrap(await door.create(server.owner, hero, hero.sample));
    const second = unwrap(await door.create(server.owner, hero, hero.other));
    unwrap(await door.update(server.owner, hero, first.id, { ...hero.sample, isActive: true }));
    expect(unwrap(await door.list(server.visitor, hero))).toMatchObject([{ id: first.id }]);
    expect(unwrap(await door.listAll(server.owner, hero))).toMatchObject([
      { id: first.id, isActive: true },
      { id: second.id, isActive: false },
    ]);
  });

  test('is one at most when several are made at the same moment', async () => {
    const made = Array.from({ length: 6 }, (_, index) =>
      (index % 2 ? restDoor : graphqlDoor).create(server.owner, hero, hero.sample),
    );
    for (const outcome of await Promise.all(made)) unwrap(outcome);
    const all = unwrap(await restDoor.listAll(server.owner, hero));
    expect(all).toHaveLength(6);
    expect(all.filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  test('is answered with 404 and null when there is none', async () => {
    const { status, body } = await server.visitor.rest('GET', '/api/hero');
    expect([status, body]).toEqual([404, { detail: expect.any(String) }]);
    expect((await server.visitor.graphql('{ hero { id } }')).data).toEqual({ hero: null });
  });

  test('cannot be deleted over REST', async () => {
    const { id } = unwrap(await restDoor.create(server.owner, hero, hero.sample));
    const { status, headers } = await server.owner.rest('DELETE', hero.itemPath(id));
    expect([status, headers.get('allow')]).toEqual([405, 'PUT']);
  });
});

describe('section titles', () => {
  test.each(doors)('are one for each section, whatever its letter case, over $name', async (door) => {
    const { id } = unwrap(await door.create(server.owner, sectionTitle, sectionTitle.sample));
    const other = unwrap(await door.create(server.owner, sectionTitle, sectionTitle.other));
    const clash = { ...sectionTitle.other, sectionName: 'THANKyou' };
    expect(await door.create(server.owner, sectionTitle, clash)).toMatchObject({ refusal: 'conflict' });
    expect(await door.update(server.owner, sectionTitle, other.id, clash)).toMatchObject({ refusal: 'conflict' });
    unwrap(await door.update(server.owner, sectionTitle, id, { ...sectionTitle.sample, sectionName: 'thankyou' }));
    expect(unwrap(await door.listAll(server.owner, sectionTitle))).toHaveLength(2);
  });

  test('are one for each section when several are made at the same moment', async () => {
    const outcomes = await Promise.all(
      ['skills', 'Skills', 'SKILLS', 'skills'].map((sectionName, index) =>
        (index % 2 ? restDoor : graphqlDoor).create(server.owner, sectionTitle, {
          ...sectionTitle.sample,
          sectionName,
        }),
      ),
    );
    expect(outcomes.filter(({ value }) => value)).toHaveLength(1);
    expect(outcomes.filter(({ refusal }) => refusal === 'conflict')).toHaveLength(3);
  });

  test.each(doors)('have names that can stand in a path and are no numbers, over $name', async (door) => {
    for (const sectionName of ['12', '1a', 'a b', 'a/b', 'ä', '.', '..', 'a?b', '-', 'a\n']) {
      const outcome = await door.create(server.owner, sectionTitle, { ...sectionTitle.sample, sectionName });
      expect(outcome, sectionName).toMatchObject({ refusal: 'invalid', fields: ['sectionName'] });
    }
  });

  test('are read and changed by their name or by their number', async () => {
    const { id } = unwrap(await restDoor.create(server.owner, sectionTitle, sectionTitle.sample));
    for (const key of [id, 'thankYou', 'THANKYOU', 'thank%59ou']) {
      const path = sectionTitle.itemPath(key);
      const read = await server.visitor.rest('GET', path);
      expect([read.status, read.body]).toEqual([200, expect.objectContaining({ id, section_name: 'thankYou' })]);
      const changed = await server.owner.rest('PUT', path, { main_title: `By ${key}` });
      expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ id, main_title: `By ${key}` })]);
    }
    const named = await server.visitor.graphql('{ sectionTitle(sectionName: "ThankYOU") { id } }');
    expect(named.data).toEqual({ sectionTitle: { id } });
  });

  test('that are hidden are changed by name by the owner and read by nobody else', async () => {
    const { id } = unwrap(
      await restDoor.create(server.owner, sectionTitle, { ...sectionTitle.sample, isActive: false }),
    );
    expect((await server.visitor.rest('GET', '/api/section-titles/thankYou')).status).toBe(404);
    const { status, body } = await server.owner.rest('PUT', '/api/section-titles/thankYou', { title: 'New' });
    expect([status, body]).toEqual([200, expect.objectContaining({ id, title: 'New', is_active: false })]);
  });

  test('that are unknown are answered with 404', async () => {
    for (const key of ['nothing', '999999', '99999999999999999999', 'constructor', '%00', '-1']) {
      const path = sectionTitle.itemPath(key);
      expect([key, (await server.visitor.rest('GET', path)).status]).toEqual([key, 404]);
      expect([key, (await server.owner.rest('PUT', path, { title: 'x' })).status]).toEqual([key, 404]);
    }
    const { data, errors } = await server.visitor.graphql('{ sectionTitle(sectionName: "nothing") { id } }');
    expect([data, errors]).toEqual([{ sectionTitle: null }, []]);
  });

  test('are deleted by number', async () => {
    const { id } = unwrap(await restDoor.create(server.owner, sectionTitle, sectionTitle.sample));
    expect((await server.owner.rest('DELETE', '/api/section-titles/thankYou')).status).toBe(404);
    expect((await server.owner.rest('DELETE', sectionTitle.itemPath(id))).status).toBe(204);
  });
});

describe('projects', () => {
  test('are read one by one at both doors', async () => {
    const row = unwrap(await restDoor.create(server.owner, project, project.sample));
    const { status, body } = await server.visitor.rest('GET', project.itemPath(row.id));
    expect([status, body]).toEqual([200, toRest(row)]);
    const { data } = await server.visitor.graphql('query ($id: Int!) { project(id: $id) { id title } }', {
      id: row.id,
    });
    expect(data).toEqual({ project: { id: row.id, title: row.title } });
  });

  test('offer their technologies one by one, trimmed, in GraphQL', async () => {
    unwrap(await restDoor.create(server.owner, project, { ...project.sample, technologies: ' A, B ,,C,' }));
    unwrap(await restDoor.create(server.owner, project, { ...project.sample, technologies: null }));
    const { data } = await server.visitor.graphql('{ projects { technologies technologyList } }');
    expect(data).toEqual({
      projects: [
        { technologies: ' A, B ,,C,', technologyList: ['A', 'B', 'C'] },
        { technologies: null, technologyList: [] },
      ],
    });
  });
});
