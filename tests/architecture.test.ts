import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf, root, sourceFiles } from './support/imports';

const server = sourceFiles('server').flatMap(importsOf);
const client = sourceFiles('client').flatMap(importsOf);
const schema = sourceFiles('schema').flatMap(importsOf);

const describeImport = ({ file, target }: Import) => `${file} → ${target}`;
const folderOf = (path: string, depth: number) => path.split('/').slice(0, depth).join('/');

/** What a part of the server may import, besides itself and `schema/`. */
const serverDirections: Readonly<Record<string, readonly string[]>> = {
  main: ['serve'],
  serve: ['start', 'page', 'env', 'errors'],
  commands: ['start', 'transport', 'live', 'owner', 'database', 'env', 'errors'],
  start: [
    'app',
    'page',
    'live',
    'contactMessage',
    'owner',
    'setup',
    'content',
    'core',
    'database',
    'env',
    'errors',
    'log',
  ],
  app: [
    'transport',
    'reference',
    'page',
    'live',
    'contactMessage',
    'owner',
    'content',
    'core',
    'context',
    'log',
    'quotas',
  ],
  transport: [
    'page',
    'live',
    'contactMessage',
    'owner',
    'setup',
    'content',
    'core',
    'context',
    'errors',
    'log',
    'quotas',
  ],
  reference: ['transport', 'page', 'contactMessage', 'owner', 'content', 'core', 'errors'],
  page: ['content', 'type', 'core', 'context', 'errors', 'log'],
  live: ['type', 'core', 'context', 'errors', 'log', 'quotas'],
  contactMessage: ['owner', 'core', 'context', 'database', 'errors', 'log'],
  owner: ['core', 'context', 'database', 'errors'],
  setup: ['contactMessage', 'owner', 'content', 'type', 'core', 'context', 'database'],
  content: ['type', 'core'],
  type: ['core', 'context', 'errors'],
  core: ['context', 'database', 'errors'],
  // Types only, as the next test says.
  context: ['contactMessage', 'owner', 'setup', 'core'],
  database: ['errors'],
  log: ['env'],
  env: ['errors', 'quotas'],
  quotas: [],
  errors: [],
};

/** Registries of tables and of first content, and what brings both up to date. */
const databaseRegistries = ['server/database/entities.ts', 'server/database/seed.ts', 'server/database/prepare.ts'];

/** The part of the server that a file belongs to. */
function partOf(path: string): string {
  const [, first = '', second = '', third] = path.split('/');
  if (first !== 'content') return first.replace(/\.ts$/, '');
  if (second === 'core') return 'core';
  return third === undefined ? 'content' : 'type';
}

describe('the server', () => {
  const ours = server.filter(({ target, isOurs }) => isOurs && target.startsWith('server/'));

  test('imports in one direction', () => {
    const wrong = ours.filter(({ file, target }) => {
      const [from, to] = [partOf(file), partOf(target)];
      return from !== to && !serverDirections[from]?.includes(to) && !databaseRegistries.includes(file);
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test('takes nothing but types into the context that all parts share', () => {
    const values = ours.filter(({ file, isType }) => partOf(file) === 'context' && !isType);
    expect(values.map(describeImport)).toEqual([]);
  });

  test('has no circle of imports that are left at run time', () => {
    const edges = new Map<string, string[]>();
    for (const { file, target, isType } of ours) {
      if (!isType) edges.set(file, [...(edges.get(file) ?? []), target]);
    }
    expect([...edges.keys()].filter((file) => reach([file], edges).has(file))).toEqual([]);
  });
});

describe('the client', () => {
  test('imports in one direction', () => {
    const allowed: Readonly<Record<string, RegExp>> = {
      'entry-browser.tsx': /^client\//,
      'entry-server.tsx': /^client\//,
      'routes.tsx': /^client\/(site|admin)\//,
      site: /^client\/(site|connection)\/|^client\/content\/\w+\/(?!\w*Editor)/,
      // Previews show what the page will, with the page's own kit; that of a revision shows the whole page.
      admin:
        /^client\/(admin|apollo|connection|site\/kit)\/|^client\/site\/([\w/]+\.css|PageContent\.tsx)$|^client\/content\/\w+\/\w+Editor\.tsx$/,
      content: /^client\/(content|apollo|connection|site)\/|^client\/admin\/kit\//,
      apollo: /^client\/(apollo|connection)\//,
      connection: /^client\/connection\//,
      playground: /^client\/playground\/|^client\/site\/[\w/]+\.css$/,
      reference: /^client\/reference\/|^client\/site\/[\w/]+\.css$/,
    };
    const wrong = client.filter(({ file, target, isOurs }) => {
      const [, part = ''] = file.split('/');
      return isOurs && target.startsWith('client/') && !allowed[part]?.test(target);
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test('lets the kits of page and admin know no type of content', () => {
    const wrong = client.filter(
      ({ file, target }) => /^client\/(site|admin)\/kit\//.test(file) && target.startsWith('client/content/'),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test('loads nothing of the admin for visitors', () => {
    const edges = new Map<string, string[]>();
    for (const { file, target, isType, isLazy } of client) {
      if (!isType && !isLazy) edges.set(file, [...(edges.get(file) ?? []), target]);
    }
    const entries = ['client/entry-browser.tsx', 'client/entry-server.tsx', ...sourceFiles('client/site')];
    const sections = sourceFiles('client/content').filter((file) => /Section\.tsx$/.test(file));
    const forbidden =
      /^(client\/(admin|apollo)\/|schema\/generated\/admin|@apollo\/|@mui\/|@emotion\/|@dnd-kit\/|notistack|react-hook-form)/;
    const loaded = reach([...entries, ...sections], edges);
    expect(loaded.size).toBeGreaterThan(sections.length);
    expect([...loaded].filter((target) => forbidden.test(target))).toEqual([]);
  });
});

describe('both sides', () => {
  test('never import each other, but for the one seam', () => {
    const across = [
      ...server.filter(({ target }) => target.startsWith('client/')),
      ...client.filter(({ target }) => target.startsWith('server/')),
    ];
    expect(across.map(describeImport)).toEqual(['server/page/seam.ts → client/entry-server.tsx']);
  });

  test('share a schema that imports nothing of theirs', () => {
    const ours = schema.filter(({ target, isOurs }) => isOurs && !target.startsWith('schema/'));
    expect(ours.map(describeImport)).toEqual([]);
  });

  test('keep each type of content to itself', () => {
    const wrong = [...server, ...client].filter(({ file, target }) => {
      const [from, to] = [folderOf(file, 3), folderOf(target, 3)];
      const isTyped = /^(client|server)\/content\/\w+$/;
      return isTyped.test(from) && isTyped.test(to) && from !== to && !to.endsWith('/core');
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test('have a folder of the same name for each type of content', () => {
    const folders = (side: string) =>
      readdirSync(join(root, side, 'content'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'core')
        .map(({ name }) => name)
        .sort();
    expect(folders('client')).toEqual(folders('server'));
  });

  test('have no place for whatever has no place', () => {
    const paths = ['server', 'client', 'schema', 'tests'].flatMap(sourceFiles);
    expect(paths.filter((path) => /(^|\/)(utils?|helpers?|misc|common)(\.|\/)/i.test(path))).toEqual([]);
  });
});

/** Everything that is reached from `starts` along `edges`; the starts themselves only by a way back. */
function reach(starts: readonly string[], edges: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const target of edges.get(file) ?? []) {
      if (seen.has(target)) continue;
      seen.add(target);
      open.push(target);
    }
  }
  return seen;
}
