import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentCase, contentCases, hero, project, sectionTitle } from '../support/contentTypes';
import { graphqlDoor, type Row, restDoor, unwrap } from '../support/doors';
import { GraphQLSocket } from '../support/graphqlSocket';
import { findOperations } from '../support/operations';
import { PlainSocket } from '../support/plainSocket';
import { TestServer } from '../support/server';

/** Stands in every text of hidden items, and nowhere else. */
const hiddenMark = 'Xhidden7Q';
const shownMark = 'Yshown3Z';

let server: TestServer;
const hidden = new Map<string, Row>();
const shown = new Map<string, Row>();
beforeAll(async () => {
  server = await TestServer.start();
  for (const type of contentCases) {
    shown.set(type.name, unwrap(await restDoor.create(server.owner, type, marked(type, shownMark))));
    hidden.set(
      type.name,
      unwrap(await graphqlDoor.create(server.owner, type, { ...marked(type, hiddenMark), isActive: false })),
    );
  }
});
afterAll(() => server?.remove());

/** The sample with a mark in every text that takes any. */
function marked(type: ContentCase, mark: string): Record<string, unknown> {
  const entries = Object.entries(type.sample).map(([field, value]) => {
    if (field in type.choices) return [field, value];
    if (type.links.includes(field)) return [field, `https://example.org/${mark}`];
    return [field, `${mark}${field}`];
  });
  return Object.fromEntries(entries);
}

test('hidden items are not on the page, and shown ones are', async () => {
  const { status, text } = await server.visitor.rest('GET', '/');
  expect(status).toBe(200);
  expect(text).not.toContain(hiddenMark);
  for (const type of contentCases.filter(({ name }) => name !== 'sectionTitle')) {
    const [field] = type.required.filter((name) => !(name in type.choices));
    expect(text, type.name).toContain(`${shownMark}${field}`);
  }
});

test('hidden items are on no other page', async () => {
  for (const path of ['/admin', '/admin/projects', '/nothing', '/healthz', '/readyz', '/sitemap.xml', '/robots.txt']) {
    expect((await server.visitor.rest('GET', path)).text).not.toContain(hiddenMark);
  }
});

test('hidden items are in no public answer of REST', async () => {
  const paths = [
    ...contentCases.map(({ publicPath }) => publicPath),
    project.itemPath(Number(hidden.get('project')?.id)),
    sectionTitle.itemPath(Number(hidden.get('sectionTitle')?.id)),
    sectionTitle.itemPath(String(hidden.get('sectionTitle')?.sectionName)),
  ];
  const answers = await Promise.all(paths.map((path) => server.visitor.rest('GET', path)));
  for (const [index, { text }] of answers.entries()) expect(text, paths[index]).not.toContain(hiddenMark);
  expect(answers.slice(-3).map(({ status }) => status)).toEqual([404, 404, 404]);
  for (const { status, text } of answers.slice(0, -3)) expect([status, text.includes(shownMark)]).toEqual([200, true]);
});

test('hidden items are in no answer of REST to the owner’s token on a public path', async () => {
  for (const { publicPath } of contentCases) {
    expect((await server.owner.rest('GET', publicPath)).text).not.toContain(hiddenMark);
  }
});

test('hidden items are in no answer of GraphQL without a token, whatever is asked', async () => {
  const ids = [...hidden.values()].map(({ id }) => id);
  for (const { kind, document, variables } of await findOperations(server.visitor)) {
    if (kind !== 'query') continue;
    for (const id of ids) {
      const asked = {
        ...variables,
        ...('id' in variables && { id }),
        ...('sectionName' in variables && { sectionName: `${hiddenMark}sectionName` }),
      };
      expect((await server.visitor.graphql(document, asked)).text, document).not.toContain(hiddenMark);
    }
  }
});

test('a hidden item that is asked for by number is null in GraphQL', async () => {
  for (const type of contentCases.filter(({ name }) => name !== 'hero' && name !== 'sectionTitle')) {
    const document = `query ($id: Int!) { ${type.name}(id: $id) { id } }`;
    const [off, on] = [hidden.get(type.name)?.id, shown.get(type.name)?.id];
    expect((await server.visitor.graphql(document, { id: off })).data).toEqual({ [type.name]: null });
    expect((await server.visitor.graphql(document, { id: on })).data).toEqual({ [type.name]: { id: on } });
  }
});

test('the owner sees hidden items at both doors', async () => {
  for (const type of contentCases) {
    for (const door of [graphqlDoor, restDoor]) {
      const rows = unwrap(await door.listAll(server.owner, type));
      expect(rows).toContainEqual(hidden.get(type.name));
    }
  }
});

describe('on sockets', () => {
  test('hidden items are in no message, whatever happens to them', async () => {
    const graphql = new GraphQLSocket(server.socketUrl);
    const config = await graphql.follow(
      'subscription { configUpdated { revision sectionTitles { sectionName title mainTitle description } } }',
    );
    const content = await graphql.follow('subscription { contentUpdated { revision section timestamp } }');
    const plain = await PlainSocket.open(server.socketUrl);
    const seen: unknown[] = [];
    for (const type of contentCases) {
      const { id } = unwrap(await restDoor.create(server.owner, type, { ...renamed(type), isActive: false }));
      unwrap(await restDoor.update(server.owner, type, id, { orderIndex: 3 }));
      unwrap(await graphqlDoor.remove(server.owner, type, id));
    }
    // Messages keep their order: when the last is there, all are.
    const last = unwrap(
      await restDoor.update(server.owner, sectionTitle, Number(shown.get('sectionTitle')?.id), { title: 'The end' }),
    );
    seen.push(await config.find((message) => JSON.stringify(message).includes('The end')));
    expect(last.title).toBe('The end');
    seen.push(...content.drain(), ...plain.messages.drain());
    expect(seen.length).toBeGreaterThan(contentCases.length);
    expect(JSON.stringify(seen)).not.toContain(hiddenMark);
    await graphql.close();
    await plain.close();
  });

  /** Fields for one more hidden item; a section has one record. */
  function renamed(type: ContentCase): Record<string, unknown> {
    const fields = marked(type, hiddenMark);
    return type.name === 'sectionTitle' ? { ...fields, sectionName: `${hiddenMark}more` } : fields;
  }
});

test('a hidden item appears everywhere when it is shown, and goes when it is hidden', async () => {
  const { id } = unwrap(
    await restDoor.create(server.owner, project, { ...project.sample, title: 'Zflip5', isActive: false }),
  );
  const seen = async () => {
    const answers = [
      await server.visitor.rest('GET', '/'),
      await server.visitor.rest('GET', '/api/projects'),
      await server.visitor.rest('GET', project.itemPath(id)),
      await server.visitor.graphql('{ projects { title } }'),
      await server.visitor.graphql('query ($id: Int!) { project(id: $id) { title } }', { id }),
    ];
    return answers.map(({ text }) => text.includes('Zflip5'));
  };
  expect(await seen()).toEqual([false, false, false, false, false]);
  unwrap(await restDoor.update(server.owner, project, id, { isActive: true }));
  expect(await seen()).toEqual([true, true, true, true, true]);
  unwrap(await restDoor.update(server.owner, project, id, { isActive: false }));
  expect(await seen()).toEqual([false, false, false, false, false]);
});

test('texts that look like markup do not become markup on the page', async () => {
  const attack = '</script><script>alert("Wattack1")</script><!--html--><img src=x onerror=alert(1)>';
  unwrap(
    await restDoor.create(server.owner, hero, {
      ...hero.sample,
      title: attack,
      description: attack,
      badge: '<!--data-->',
    }),
  );
  const { text } = await server.visitor.rest('GET', '/');
  expect(text).toContain('Wattack1');
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('<img src=x');
});
