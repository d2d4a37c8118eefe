import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aboutCard, award, contentCases, experience, hero, project, sectionTitle, stat } from '../support/contentTypes';
import { query } from '../support/databases';
import { clear, graphqlDoor, type Row, reorder, restDoor, selection, unwrap } from '../support/doors';
import { GraphQLSocket } from '../support/graphqlSocket';
import { TestServer } from '../support/server';

interface Entry {
  number: number;
  createdAt: string;
  action: string;
  section: string | null;
  summary: string;
  isCurrent: boolean;
}

interface Difference {
  section: string;
  id: number;
  name: string | null;
  kind: string;
  fields: { field: string; before: string | null; after: string | null }[];
}

const unknownNumber = 2_000_000_000;
const entryFields = 'number createdAt action section summary isCurrent';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());
beforeEach(async () => {
  for (const type of contentCases) await clear(server.owner, type);
});

async function call<R>(document: string, variables: Record<string, unknown> = {}): Promise<R> {
  const { data, errors, text } = await server.owner.graphql(document, variables);
  if (errors.length > 0) throw new Error(text);
  return Object.values(data ?? {})[0] as R;
}

function readPage(limit: number, offset = 0): Promise<{ total: number; revisions: Entry[] }> {
  const document = `query ($limit: Int!, $offset: Int!) { revisions(limit: $limit, offset: $offset) { total revisions { ${entryFields} } } }`;
  return call(document, { limit, offset });
}

async function newest(): Promise<Entry> {
  const [entry] = (await readPage(1)).revisions;
  if (!entry) throw new Error('There is no revision.');
  return entry;
}

function restore(number: number): Promise<Entry> {
  return call(`mutation ($number: Int!) { restoreRevision(number: $number) { ${entryFields} } }`, { number });
}

function compare(from: number, to: number): Promise<Difference[]> {
  return call(
    'query ($from: Int!, $to: Int!) { revisionDifference(from: $from, to: $to) { section id name kind fields { field before after } } }',
    { from, to },
  );
}

/** Everything that the owner can read, as JSON. */
async function readAll(): Promise<string> {
  const lists = await Promise.all(contentCases.map((type) => graphqlDoor.listAll(server.owner, type)));
  return JSON.stringify(lists.map(unwrap));
}

/** What visitors can read, as JSON. */
async function readPublic(): Promise<string> {
  const lists = await Promise.all(contentCases.map(({ publicPath }) => server.visitor.rest('GET', publicPath)));
  return JSON.stringify(lists.map(({ text }) => text));
}

async function fill(): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for (const type of contentCases) {
    rows.set(type.name, unwrap(await graphqlDoor.create(server.owner, type, type.sample)));
    unwrap(await restDoor.create(server.owner, type, { ...type.other, orderIndex: 2, isActive: false }));
  }
  return rows;
}

describe('the list of revisions', () => {
  test('says in words what each write did, newest first', async () => {
    const { number: before } = await newest();
    const { id } = unwrap(await restDoor.create(server.owner, project, project.sample));
    unwrap(await graphqlDoor.update(server.owner, project, id, project.other));
    unwrap(await reorder(server.owner, experience, []));
    const prize = unwrap(await graphqlDoor.create(server.owner, award, award.sample));
    unwrap(await restDoor.remove(server.owner, award, prize.id));
    unwrap(await graphqlDoor.create(server.owner, sectionTitle, { ...sectionTitle.sample, title: 'Not this' }));
    unwrap(await graphqlDoor.create(server.owner, stat, { ...stat.sample, label: 'Years "at sea"' }));
    await restore(before + 1);

    const { revisions, total } = await readPage(8);
    expect(total).toBe(before + 8);
    expect(
      revisions.map(({ number, action, section, summary }) => [number - before, action, section, summary]),
    ).toEqual([
      [8, 'RESTORE', null, `Restored revision ${before + 1}`],
      [7, 'CREATE', 'stats', 'Added the stat "Years "at sea""'],
      [6, 'CREATE', 'section-titles', 'Added the section title "thankYou"'],
      [5, 'DELETE', 'awards', 'Deleted the award "National Medal of Technology"'],
      [4, 'CREATE', 'awards', 'Added the award "National Medal of Technology"'],
      [3, 'REORDER', 'experiences', 'Reordered the experiences'],
      [2, 'UPDATE', 'projects', 'Changed the project "COBOL"'],
      [1, 'CREATE', 'projects', 'Added the project "FLOW-MATIC"'],
    ]);
    expect(revisions.map(({ isCurrent }) => isCurrent)).toEqual([true, ...Array<boolean>(7).fill(false)]);
    for (const { createdAt } of revisions) expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000);
  });

  test('begins with the first content', async () => {
    const { total } = await readPage(1);
    const { revisions } = await readPage(1, total - 1);
    expect(revisions).toMatchObject([{ number: 1, action: 'SEED', section: null, summary: 'First content' }]);
  });

  test('names every type of content in words', async () => {
    await fill();
    const { revisions } = await readPage(contentCases.length * 2);
    for (const { summary, section } of revisions) {
      expect([section, summary]).toEqual([section, expect.stringMatching(/^Added the [a-z ]+ "[^"]+"$/)]);
    }
  });

  test('is read in pages, and refuses those that make no sense', async () => {
    for (let write = 0; write < 5; write += 1) unwrap(await restDoor.create(server.owner, stat, stat.sample));
    const numbers = async (limit: number, offset: number) =>
      (await readPage(limit, offset)).revisions.map(({ number }) => number);
    const all = await numbers(5, 0);
    expect(all).toEqual([...all].sort((one, other) => other - one));
    expect([...(await numbers(2, 0)), ...(await numbers(2, 2)), ...(await numbers(1, 4))]).toEqual(all);
    expect(await numbers(5, 1_000_000)).toEqual([]);
    expect((await numbers(5_000, 0)).length).toBeLessThanOrEqual(100);
    for (const [field, document] of [
      ['limit', '{ revisions(limit: 0) { total } }'],
      ['limit', '{ revisions(limit: -1) { total } }'],
      ['offset', '{ revisions(offset: -1) { total } }'],
    ]) {
      const { errors } = await server.owner.graphql(String(document));
      expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED', errors: [{ field }] } }]);
    }
  });

  test('reads revisions that were stored without a name', async () => {
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    const { location } = server.database;
    await server.stop();
    await query(location, 'update revision set subject = null');
    server = await TestServer.start({}, server.database);
    expect(await newest()).toMatchObject({ summary: 'Added the stat', section: 'stats' });
  });
});

describe('a restore', () => {
  test('gives exactly the content that was there, hidden items included, and is undone by another', async () => {
    await fill();
    const first = { number: (await newest()).number, all: await readAll(), visible: await readPublic() };
    for (const type of contentCases) {
      const [row, other] = unwrap(await graphqlDoor.listAll(server.owner, type));
      if (!row || !other) throw new Error('There is nothing to change.');
      unwrap(await graphqlDoor.remove(server.owner, type, other.id));
      unwrap(await restDoor.update(server.owner, type, row.id, { isActive: false, orderIndex: 9 }));
      if (type.name === 'aboutCard') continue;
      unwrap(await graphqlDoor.create(server.owner, type, { ...type.other, isActive: false }));
    }
    const second = { number: (await newest()).number, all: await readAll(), visible: await readPublic() };
    expect(second.all).not.toBe(first.all);
    expect(second.visible).not.toBe(first.visible);

    const restored = await restore(first.number);
    expect(restored).toMatchObject({ number: second.number + 1, action: 'RESTORE', isCurrent: true });
    expect(await readAll()).toBe(first.all);
    expect(await readPublic()).toBe(first.visible);
    expect(await compare(first.number, restored.number)).toEqual([]);

    const undone = await restore(second.number);
    expect(undone.number).toBe(restored.number + 1);
    expect(await readAll()).toBe(second.all);
    expect(await readPublic()).toBe(second.visible);
  });

  test('stores the same JSON as the revision that it restores', async () => {
    await fill();
    const { number } = await newest();
    for (const type of contentCases) await clear(server.owner, type);
    const restored = await restore(number);
    const { location } = server.database;
    await server.stop();
    const rows = await query<{ number: number; content: string }>(
      location,
      `select number, content::text as content from revision where number in (${number}, ${restored.number}) order by number`,
    );
    server = await TestServer.start({}, server.database);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.content).toBe(rows[0]?.content);
    // A start takes in what differs between the tables and the newest revision: nothing does.
    expect((await newest()).number).toBe(restored.number);
  });

  test('never lets a new item take the number of an old one', async () => {
    const first = unwrap(await restDoor.create(server.owner, stat, stat.sample));
    const { number } = await newest();
    unwrap(await restDoor.remove(server.owner, stat, first.id));
    const second = unwrap(await restDoor.create(server.owner, stat, stat.sample));
    await restore(number);
    const third = unwrap(await restDoor.create(server.owner, stat, stat.sample));
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect(unwrap(await restDoor.list(server.visitor, stat)).map(({ id }) => id)).toEqual([first.id, third.id]);
  });

  test('works with items whose numbers the table has not given yet', async () => {
    const { id } = unwrap(await restDoor.create(server.owner, stat, stat.sample));
    const { number } = await newest();
    const { location } = server.database;
    await server.stop();
    await query(location, "select setval(pg_get_serial_sequence('stat', 'id'), 1, false)");
    server = await TestServer.start({}, server.database);
    await restore(number);
    const next = unwrap(await restDoor.create(server.owner, stat, stat.sample));
    expect(next.id).toBe(id + 1);
  });

  test('is not stopped by rules that old content breaks, and fills in fields that it did not have', async () => {
    unwrap(await restDoor.create(server.owner, project, project.sample));
    unwrap(await restDoor.create(server.owner, aboutCard, aboutCard.sample));
    const { number } = await newest();
    const { location } = server.database;
    await server.stop();
    const [stored] = await query<{ content: Record<string, Row[]> }>(
      location,
      `select content from revision where number = ${number}`,
    );
    const content = stored?.content ?? {};
    const unknownThen = ['category', 'githubUrl', 'isActive'];
    const known = Object.entries(content.projects?.[0] ?? {}).filter(([field]) => !unknownThen.includes(field));
    const cards = Array.from({ length: 4 }, (_, index) => ({ ...content.aboutCards?.[0], id: index + 1 }));
    const { awards: _awards, ...others } = content;
    const changed = JSON.stringify({
      ...others,
      projects: [{ ...Object.fromEntries(known), title: 'x'.repeat(300), gone: 'This field is no more' }],
      aboutCards: cards,
    });
    await query(location, `update revision set content = '${changed}' where number = ${number}`);
    server = await TestServer.start({}, server.database);
    unwrap(await restDoor.create(server.owner, award, award.sample));

    const view = await call<{ projects: object[]; awards: object[] }>(
      'query ($number: Int!) { revisionContent(number: $number) { projects { title category githubUrl } awards { id } } }',
      { number },
    );
    expect(view).toEqual({ projects: [{ title: 'x'.repeat(300), category: '', githubUrl: null }], awards: [] });
    await restore(number);
    expect(unwrap(await restDoor.list(server.visitor, aboutCard))).toHaveLength(4);
    expect(unwrap(await restDoor.list(server.visitor, project))).toMatchObject([
      { title: 'x'.repeat(300), category: '', githubUrl: null, isActive: true },
    ]);
    // The revision knows nothing of awards, so it says nothing about them.
    expect(unwrap(await restDoor.list(server.visitor, award))).toHaveLength(1);
  });

  test('of a revision that is not there is refused, and changes nothing', async () => {
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    const before = [await readAll(), (await newest()).number];
    for (const number of [0, -1, unknownNumber]) {
      const { errors } = await server.owner.graphql('mutation ($n: Int!) { restoreRevision(number: $n) { number } }', {
        n: number,
      });
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
    expect([await readAll(), (await newest()).number]).toEqual(before);
  });

  test('of a revision that is not kept any more is refused', async () => {
    const small = await TestServer.start({ REVISIONS_KEPT: '2' });
    try {
      for (let write = 0; write < 3; write += 1) unwrap(await restDoor.create(small.owner, stat, stat.sample));
      const restoreIt = (number: number) =>
        small.owner.graphql(`mutation { restoreRevision(number: ${number}) { number } }`);
      expect((await restoreIt(2)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      expect((await restoreIt(3)).data).toEqual({ restoreRevision: { number: 5 } });
      const page = await small.owner.graphql('{ revisions { total revisions { number summary } } }');
      expect(page.data).toEqual({
        revisions: {
          total: 2,
          revisions: [
            { number: 5, summary: 'Restored revision 3' },
            { number: 4, summary: 'Added the stat "Years in the Navy"' },
          ],
        },
      });
    } finally {
      await small.remove();
    }
  });

  test('is news for open pages', async () => {
    const { number } = await newest();
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    const socket = new GraphQLSocket(server.socketUrl);
    const updates = await socket.follow('subscription { contentUpdated { revision section } }');
    const restored = await restore(number);
    expect((await updates.next()).data).toEqual({ contentUpdated: { revision: restored.number, section: 'stats' } });
    await socket.close();
  });

  test('takes its turn among other writes', async () => {
    const { number } = await newest();
    await Promise.all([
      ...Array.from({ length: 6 }, () => restDoor.create(server.owner, stat, stat.sample)),
      ...Array.from({ length: 3 }, () => restore(number)),
    ]);
    const { revisions } = await readPage(9);
    expect(revisions.map((entry) => entry.number - number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const shown = unwrap(await restDoor.list(server.visitor, stat));
    const sinceRestore = revisions.findIndex(({ action }) => action === 'RESTORE');
    expect(shown).toHaveLength(sinceRestore);
    expect(unwrap(await restDoor.listAll(server.owner, stat))).toEqual(shown);
  });
});

describe('an undo', () => {
  const createStat = 'createStat(input: { value: "1", label: "One", icon: "1" }) { id }';
  const undo = (number: number, expectedCurrent: number) =>
    server.owner.graphql(
      `mutation ($number: Int!, $current: Int) { restoreRevision(number: $number, expectedCurrent: $current) { ${entryFields} } }`,
      { number, current: expectedCurrent },
    );

  test('knows the revisions of its save, which the answer names by whatever door it comes', async () => {
    const { number } = await newest();
    const one = await server.owner.graphql(`mutation { ${createStat} }`);
    expect(one.extensions).toEqual({ revisions: [number + 1] });
    const [{ id } = { id: 0 }] = unwrap(await restDoor.listAll(server.owner, stat));
    const many = await server.owner.graphql(
      `mutation {
        updateStat(id: ${id}, input: { value: "2", label: "Two", icon: "2" }) { id }
        reorderStats(order: [{ id: ${id}, orderIndex: 3 }]) { id }
        deleteStat(id: ${id})
        restoreRevision(number: ${number}) { number }
      }`,
    );
    expect(many.extensions).toEqual({ revisions: [2, 3, 4, 5].map((step) => number + step) });

    const socket = new GraphQLSocket(server.socketUrl, { authorization: `Bearer ${server.token}` });
    expect((await socket.run(`mutation { ${createStat} }`)).extensions).toEqual({ revisions: [number + 6] });
    await socket.close();
  });

  test('is not offered by answers that stored nothing', async () => {
    const read = await server.owner.graphql('{ revisions(limit: 1) { total } }');
    expect(read.extensions).toBeUndefined();
    const refused = await server.owner.graphql('mutation { deleteStat(id: 123456) }');
    expect(refused.errors).toHaveLength(1);
    expect(refused.extensions).toBeUndefined();
  });

  test('names the writes that were stored before one was refused', async () => {
    const { number } = await newest();
    const { errors, extensions } = await server.owner.graphql(
      `mutation { ${createStat} gone: deleteStat(id: 123456) }`,
    );
    expect(errors).toHaveLength(1);
    expect(extensions).toEqual({ revisions: [number + 1] });
  });

  test('restores when nobody else saved', async () => {
    await fill();
    const { number } = await newest();
    const before = await readAll();
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    const { data } = await undo(number, number + 1);
    expect(data?.restoreRevision).toMatchObject({ number: number + 2, action: 'RESTORE', isCurrent: true });
    expect(await readAll()).toBe(before);
  });

  test('is refused when somebody else saved since, and changes nothing', async () => {
    const { number } = await newest();
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    unwrap(await restDoor.create(server.owner, award, award.sample));
    const before = await readAll();
    for (const expected of [number + 1, number + 3, 0, -1]) {
      const { data, errors } = await undo(number, expected);
      expect(data ?? null).toBeNull();
      expect(errors).toMatchObject([
        {
          message: 'Something else was saved in the meantime. Nothing was restored.',
          extensions: { code: 'CONFLICT' },
        },
      ]);
    }
    expect(await readAll()).toBe(before);
    expect((await newest()).number).toBe(number + 2);
  });

  test('of one save succeeds once, however often it is asked for at the same time', async () => {
    const { number } = await newest();
    unwrap(await restDoor.create(server.owner, stat, stat.sample));
    const answers = await Promise.all([1, 2, 3, 4].map(() => undo(number, number + 1)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await newest()).number).toBe(number + 2);
  });
});

describe('the content of a revision', () => {
  test('is what visitors saw, in the shape of the public page', async () => {
    await fill();
    unwrap(await graphqlDoor.create(server.owner, project, { ...project.other, isActive: true, orderIndex: 1 }));
    const fields = contentCases.map((type) => `${type.name === 'hero' ? 'hero' : type.plural} { ${selection(type)} }`);
    const selected = `${fields.join(' ')} listed: projects { technologyList }`;
    const { data: page } = await server.visitor.graphql(`{ ${selected} }`);
    const { number } = await newest();
    for (const type of contentCases) await clear(server.owner, type);
    const content = await call<object>(`query ($number: Int!) { revisionContent(number: $number) { ${selected} } }`, {
      number,
    });
    expect(content).toEqual(page);
    expect(content).toMatchObject({ hero: hero.sample, projects: [project.sample, project.other] });
  });

  test('has no hero when there was none', async () => {
    const { number } = await newest();
    const content = await call(
      'query ($n: Int!) { revisionContent(number: $n) { number createdAt hero { id } stats { id } } }',
      {
        n: number,
      },
    );
    expect(content).toEqual({ number, createdAt: expect.any(String), hero: null, stats: [] });
  });

  test('is refused for a revision that is not there', async () => {
    const { errors } = await server.owner.graphql(`{ revisionContent(number: ${unknownNumber}) { number } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('the difference between two revisions', () => {
  test('names what was added, changed, moved and removed, field by field', async () => {
    const create = (fields: object) => graphqlDoor.create(server.owner, project, { ...project.sample, ...fields });
    const changed = unwrap(await create({ title: 'Changed' }));
    const moved = unwrap(await create({ title: 'Moved', orderIndex: 1 }));
    const removed = unwrap(await create({ title: 'Removed', orderIndex: 2, githubUrl: null }));
    const same = unwrap(await create({ title: 'Same', orderIndex: 3 }));
    const { number: from } = await newest();
    unwrap(await restDoor.update(server.owner, project, changed.id, { title: 'New', liveUrl: null, isActive: false }));
    unwrap(await reorder(server.owner, project, [{ id: moved.id, orderIndex: 7 }]));
    unwrap(await restDoor.remove(server.owner, project, removed.id));
    unwrap(await restDoor.update(server.owner, project, same.id, { title: 'Same' }));
    const added = unwrap(await graphqlDoor.create(server.owner, stat, { ...stat.sample, suffix: null }));
    const { number: to } = await newest();

    const differences = await compare(from, to);
    expect(differences).toEqual([
      {
        section: 'projects',
        id: changed.id,
        name: 'New',
        kind: 'CHANGED',
        fields: [
          { field: 'title', before: 'Changed', after: 'New' },
          { field: 'liveUrl', before: project.sample.liveUrl, after: null },
          { field: 'isActive', before: 'true', after: 'false' },
        ],
      },
      {
        section: 'projects',
        id: moved.id,
        name: 'Moved',
        kind: 'MOVED',
        fields: [{ field: 'orderIndex', before: '1', after: '7' }],
      },
      { section: 'projects', id: removed.id, name: 'Removed', kind: 'REMOVED', fields: expect.any(Array) },
      {
        section: 'stats',
        id: added.id,
        name: 'Years in the Navy',
        kind: 'ADDED',
        fields: [
          { field: 'value', before: null, after: '43' },
          { field: 'label', before: null, after: 'Years in the Navy' },
          { field: 'icon', before: null, after: '⚓' },
          { field: 'type', before: null, after: 'award' },
          { field: 'orderIndex', before: null, after: '0' },
          { field: 'isActive', before: null, after: 'true' },
        ],
      },
    ]);
    const gone = differences.find(({ kind }) => kind === 'REMOVED');
    expect(gone?.fields).toContainEqual({ field: 'title', before: 'Removed', after: null });
    expect(gone?.fields.map(({ field }) => field)).not.toContain('githubUrl');

    const reversed = await compare(to, from);
    const kinds = reversed.map(({ id, section, kind }) => [section, id, kind]);
    expect(kinds).toEqual([
      ['projects', changed.id, 'CHANGED'],
      ['projects', moved.id, 'MOVED'],
      ['projects', removed.id, 'ADDED'],
      ['stats', added.id, 'REMOVED'],
    ]);
    expect(await compare(to, to)).toEqual([]);
  });

  test('is refused when either is not there', async () => {
    const { number } = await newest();
    for (const [from, to] of [
      [number, unknownNumber],
      [unknownNumber, number],
    ]) {
      const { errors } = await server.owner.graphql(`{ revisionDifference(from: ${from}, to: ${to}) { id } }`);
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  });
});

test('the history is closed to visitors', async () => {
  unwrap(await restDoor.create(server.owner, stat, stat.sample));
  const { number } = await newest();
  for (const document of [
    '{ revisions { total } }',
    `{ revisionContent(number: ${number}) { number } }`,
    `{ revisionDifference(from: ${number}, to: ${number}) { id } }`,
    `mutation { restoreRevision(number: ${number}) { number } }`,
  ]) {
    const { data, errors } = await server.visitor.graphql(document);
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  }
  expect((await newest()).number).toBe(number);
});
