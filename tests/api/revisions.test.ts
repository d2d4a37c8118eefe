import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aboutCard, award, contentCases, project, sectionTitle, stat } from '../support/contentTypes';
import { query, queryAll } from '../support/databases';
import { doors, graphqlDoor, type Row, reorder, restDoor, toSnakeCase, unwrap } from '../support/doors';
import { GraphQLSocket } from '../support/graphqlSocket';
import { TestServer } from '../support/server';

interface Revision {
  number: number;
  change: { action: string; type: string | null; id: number | null };
  content: Record<string, Row[]>;
}

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server?.remove());

/** Ends the server, so that its database can be looked into, and reads its history; then starts it again. */
async function readHistory(): Promise<{ revisions: Revision[]; tables: Record<string, Row[]> }> {
  const { location } = server.database;
  await server.stop();
  const [revisions, ...rows] = await queryAll(location, [
    'select number, change, content from revision order by number',
    ...contentCases.map(({ name }) => `select * from ${toSnakeCase(name)} order by order_index, id`),
  ]);
  const tables = Object.fromEntries(contentCases.map(({ plural }, index) => [plural, rows[index] as Row[]]));
  server = await TestServer.start({}, server.database);
  return { revisions: revisions as Revision[], tables };
}

/** A row of a table as the doors answer it. */
function fromTable(row: object): object {
  const entries = Object.entries(row).map(([key, value]) => {
    const isDate = key.endsWith('_at');
    return [
      key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
      isDate ? new Date(value as string).toISOString() : value,
    ];
  });
  return Object.fromEntries(entries);
}

function expectSameAsTables(revision: Revision | undefined, tables: Record<string, Row[]>): void {
  for (const { plural } of contentCases)
    expect(revision?.content[plural], plural).toEqual(tables[plural]?.map(fromTable));
}

describe('the history', () => {
  test('has one revision for each write, through either door, and none for what was refused', async () => {
    const first = unwrap(await restDoor.create(server.owner, project, project.sample));
    const second = unwrap(await graphqlDoor.create(server.owner, award, award.sample));
    unwrap(await restDoor.update(server.owner, project, first.id, { title: 'New' }));
    unwrap(await graphqlDoor.update(server.owner, award, second.id, award.other));
    unwrap(await reorder(server.owner, project, [{ id: first.id, orderIndex: 4 }]));
    unwrap(await restDoor.remove(server.owner, award, second.id));
    await restDoor.create(server.owner, project, { title: '' });
    await graphqlDoor.update(server.owner, project, 999_999, project.sample);
    await restDoor.remove(server.owner, award, second.id);
    await restDoor.create(server.visitor, project, project.sample);
    await reorder(server.owner, project, [
      { id: first.id, orderIndex: 1 },
      { id: 999_999, orderIndex: 1 },
    ]);
    await server.visitor.rest('POST', '/api/contact', { name: 'A', email: 'a@example.org', message: 'Secret words' });

    const { revisions, tables } = await readHistory();
    expect(revisions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(revisions.slice(1).map(({ change }) => change)).toEqual([
      { action: 'create', type: 'project', id: first.id },
      { action: 'create', type: 'award', id: second.id },
      { action: 'update', type: 'project', id: first.id },
      { action: 'update', type: 'award', id: second.id },
      { action: 'reorder', type: 'project', id: null },
      { action: 'delete', type: 'award', id: second.id },
    ]);
    expectSameAsTables(revisions.at(-1), tables);
    expect(JSON.stringify(revisions)).not.toContain('Secret words');
  });

  test('has a number that visitors can ask for, and that grows with each save', async () => {
    const numbers: unknown[] = [];
    for (let write = 0; write < 3; write += 1) {
      unwrap(await restDoor.create(server.owner, stat, stat.sample));
      numbers.push((await server.visitor.graphql('{ revision }')).data?.revision);
    }
    expect(numbers).toEqual([2, 3, 4]);
  });

  test('does not grow by a restart, and what visitors see stays the same', async () => {
    for (const type of contentCases) unwrap(await restDoor.create(server.owner, type, type.sample));
    const read = () => Promise.all(contentCases.map(({ publicPath }) => server.visitor.rest('GET', publicPath)));
    const before = (await read()).map(({ text }) => text);
    const { revisions } = await readHistory();
    expect((await read()).map(({ text }) => text)).toEqual(before);
    expect((await readHistory()).revisions.length).toBe(revisions.length);
  });

  test('takes in what was changed in the tables while no server ran', async () => {
    const { id } = unwrap(await restDoor.create(server.owner, project, project.sample));
    const { location } = server.database;
    await server.stop();
    await query(location, `update project set title = 'By hand' where id = ${id}`);
    server = await TestServer.start({}, server.database);
    expect(unwrap(await restDoor.list(server.visitor, project))).toMatchObject([{ id, title: 'By hand' }]);
    const { revisions } = await readHistory();
    expect(revisions.at(-1)).toMatchObject({ number: 3, change: { action: 'sync' } });
  });

  test('keeps as many revisions as it is told', async () => {
    await server.remove();
    server = await TestServer.start({ REVISIONS_KEPT: '4' });
    for (let write = 0; write < 9; write += 1) unwrap(await restDoor.create(server.owner, stat, stat.sample));
    const { revisions, tables } = await readHistory();
    expect(revisions.map(({ number }) => number)).toEqual([7, 8, 9, 10]);
    expectSameAsTables(revisions.at(-1), tables);
  });
});

describe('writes at the same moment', () => {
  test('are all kept, in revisions that each build on the one before, and publish the newest state', async () => {
    const socket = new GraphQLSocket(server.socketUrl);
    const updates = await socket.follow('subscription { contentUpdated { revision } }');
    const count = 30;
    const writes = Array.from({ length: count }, (_, index) =>
      (index % 2 ? restDoor : graphqlDoor).create(server.owner, stat, { ...stat.sample, label: `Label ${index}` }),
    );
    const created = (await Promise.all(writes)).map(unwrap);
    expect(new Set(created.map(({ id }) => id)).size).toBe(count);

    const numbers: number[] = [];
    while (numbers.at(-1) !== count + 1) {
      const { data } = await updates.next();
      numbers.push((data as { contentUpdated: { revision: number } }).contentUpdated.revision);
    }
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    await socket.close();

    for (const door of doors) {
      const labels = unwrap(await door.list(server.visitor, stat)).map(({ label }) => label);
      expect(labels.sort()).toEqual(Array.from({ length: count }, (_, index) => `Label ${index}`).sort());
    }
    const { revisions, tables } = await readHistory();
    expect(revisions.map(({ number }) => number)).toEqual(Array.from({ length: count + 1 }, (_, index) => index + 1));
    expect(revisions.map(({ content }) => content.stats?.length)).toEqual(
      Array.from({ length: count + 1 }, (_, index) => index),
    );
    expectSameAsTables(revisions.at(-1), tables);
  });

  test('to different fields of one item lose none of them', async () => {
    const { id } = unwrap(await restDoor.create(server.owner, project, project.sample));
    const fields = Object.keys(project.other);
    await Promise.all(
      fields.map(async (field) =>
        unwrap(await restDoor.update(server.owner, project, id, { [field]: project.other[field] })),
      ),
    );
    expect(unwrap(await restDoor.list(server.visitor, project))).toMatchObject([{ id, ...project.other }]);
  });

  test('of every kind and type leave the tables, the newest revision and the page in agreement', async () => {
    const ids = new Map<string, number>();
    for (const type of [project, award, stat, sectionTitle]) {
      ids.set(type.name, unwrap(await restDoor.create(server.owner, type, type.sample)).id);
    }
    const idOf = (name: string) => ids.get(name) ?? 0;
    const card = () => graphqlDoor.create(server.owner, aboutCard, aboutCard.sample);
    const outcomes = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) =>
        restDoor.update(server.owner, project, idOf('project'), { title: `T${index}` }),
      ),
      ...Array.from({ length: 6 }, (_, index) =>
        reorder(server.owner, stat, [{ id: idOf('stat'), orderIndex: index }]),
      ),
      graphqlDoor.remove(server.owner, award, idOf('award')),
      restDoor.update(server.owner, sectionTitle, idOf('sectionTitle'), { title: 'Now' }),
      ...Array.from({ length: 5 }, card),
    ]);
    expect(outcomes.filter(({ refusal }) => refusal === 'conflict')).toHaveLength(2);
    expect(outcomes.filter(({ value }) => value !== undefined)).toHaveLength(17);
    const shown = unwrap(await graphqlDoor.list(server.visitor, project));
    const { revisions, tables } = await readHistory();
    expect(revisions).toHaveLength(1 + 4 + 17);
    expectSameAsTables(revisions.at(-1), tables);
    expect(revisions.at(-1)?.content.projects).toEqual(shown);
  });

  test('never show visitors an older state after a newer one', async () => {
    let isDone = false;
    const counts: number[] = [];
    const reading = (async () => {
      while (!isDone) {
        const { body } = await server.visitor.rest('GET', '/api/stats');
        counts.push((body as unknown[]).length);
      }
    })();
    await Promise.all(Array.from({ length: 12 }, () => restDoor.create(server.owner, stat, stat.sample)));
    isDone = true;
    await reading;
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(unwrap(await restDoor.list(server.visitor, stat))).toHaveLength(12);
  });

  test('are each seen by the next read of who made them', async () => {
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const row = unwrap(await restDoor.create(server.owner, stat, { ...stat.sample, label: `Mine ${index}` }));
        expect(unwrap(await graphqlDoor.list(server.visitor, stat))).toContainEqual(row);
        expect((await server.visitor.rest('GET', '/')).text).toContain(`Mine ${index}`);
      }),
    );
  });
});
