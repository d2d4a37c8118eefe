import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { restoreBackup, writeBackup } from '../../server/database/backup/backup';
import { Database } from '../../server/database/database';
import { entities } from '../../server/database/entities';
import { createDatabase, type TestDatabase } from '../support/databases';
import { owner, TestServer } from '../support/server';
import { allTables } from '../support/tables';

const publicPaths = ['/', '/api/projects', '/api/hero', '/api/section-titles', '/api/testimonials', '/sitemap.xml'];
const env = { DEMO_CONTENT: 'on', PUBLIC_URL: 'https://example.org' };
const other = inject('database') === 'embedded' ? 'embedded' : 'PostgreSQL, and the embedded one';

let directory: string;
let file: string;
let source: TestDatabase;
let answers: string[];
let tables: Record<string, string[]>;
let token: string;

async function usingDatabase<R>(database: TestDatabase, work: (database: Database) => Promise<R>): Promise<R> {
  const opened = await Database.open(database.location);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

function publicAnswers(server: TestServer): Promise<string[]> {
  return Promise.all(publicPaths.map(async (path) => (await server.visitor.rest('GET', path)).text));
}

/** What a backup holds of a database: everything but the counts of what is limited. */
async function lastingRows({ location }: TestDatabase): Promise<Record<string, string[]>> {
  return { ...(await allTables(location)), rate_limit: [] };
}

/** An empty embedded database, whatever the tests run on. */
async function embeddedDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-data-'));
  return {
    location: { directory: dataDir },
    env: { DATA_DIR: dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  file = join(directory, 'site.vitrine-backup');
  const server = await TestServer.start(env);
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Line one\nline two \\ "quoted" \u2028 😀' };
  expect((await server.visitor.rest('POST', '/api/contact', message)).status).toBe(201);
  const { body } = await server.owner.rest('GET', '/api/awards');
  const [award] = body as { id: number }[];
  expect((await server.owner.rest('DELETE', `/api/awards/${award?.id}`)).status).toBe(204);
  // A failed sign-in and a message: both were counted.
  expect((await server.visitor.rest('POST', '/api/auth/login', { ...owner, password: 'guessed' })).status).toBe(401);
  answers = await publicAnswers(server);
  token = server.token;
  source = server.database;
  await server.stop();
  expect((await allTables(source.location)).rate_limit).not.toEqual([]);
  tables = await lastingRows(source);
  await usingDatabase(source, (database) => writeBackup(database, file));
});

afterAll(async () => {
  await source.remove();
  await rm(directory, { recursive: true, force: true });
});

describe('a backup', () => {
  test('holds every row of every table but the counts of what is limited, and can be read by its owner alone', async () => {
    const [header = '', ...lines] = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    const rows = Object.values(tables).flat();
    expect(
      lines
        .slice(0, -1)
        .map((line) => line.split('\t')[1])
        .sort(),
    ).toEqual(rows.sort());
    const names = (JSON.parse(header) as { tables: { name: string }[] }).tables.map(({ name }) => name);
    expect(names).toEqual(Object.keys(tables));
    expect(names.length).toBeGreaterThanOrEqual(entities.length - 1);
    for (const name of ['owner', 'contact_message', 'revision', 'project']) expect(tables[name]).not.toEqual([]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(directory)).toEqual(['site.vitrine-backup']);
  });

  test.each(['an empty', 'another'])(
    `comes back to the last byte in %s database (${other})`,
    async (kind) => {
      const target = kind === 'another' ? await createDatabase() : await embeddedDatabase();
      if (kind === 'another') await (await TestServer.start(env, target)).stop();
      await usingDatabase(target, (database) => restoreBackup(database, file));
      expect(await allTables(target.location)).toEqual(tables);

      const server = await TestServer.start(env, target);
      expect(await publicAnswers(server)).toEqual(answers);
      const me = await server.visitor.withToken(token).rest('GET', '/api/admin/contacts');
      expect([me.status, (me.body as { name: string }[])[0]?.name]).toEqual([200, 'Ada']);
      expect((await server.visitor.rest('POST', '/api/auth/login', { ...owner })).status).toBe(200);
      const created = await server.owner.rest('POST', '/api/awards', { title: 'A', organization: 'B', year: '1999' });
      const known = tables.award?.map((row) => (JSON.parse(row) as { id: number }).id) ?? [];
      expect((created.body as { id: number }).id).toBeGreaterThan(Math.max(...known));

      // And from there into a database of the kind that it came from.
      await server.stop();
      const again = join(directory, `${kind}.again`);
      await usingDatabase(target, (database) => writeBackup(database, again));
      const back = await createDatabase();
      await usingDatabase(back, (database) => restoreBackup(database, again));
      expect(await allTables(back.location)).toEqual(await lastingRows(target));
      await Promise.all([target.remove(), back.remove(), rm(again)]);
    },
    120_000,
  );

  test('of a version that kept the counts of what is limited comes back without them', async () => {
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n')
      .slice(0, -1);
    lines.push('rate_limit\t{"key":"k","points":10,"ends_at":"2999-01-01T00:00:00+00:00"}');
    const text = `${lines.join('\n')}\n`;
    const path = join(directory, 'older');
    await writeFile(path, gzipSync(`${text}${createHash('sha256').update(text).digest('hex')}\n`));
    const target = await createDatabase();
    await usingDatabase(target, (database) => restoreBackup(database, path));
    expect(await allTables(target.location)).toEqual(tables);
    await Promise.all([target.remove(), rm(path)]);
  });

  test('that is damaged, foreign or newer is refused in one line and changes nothing', async () => {
    const text = gunzipSync(await readFile(file)).toString();
    const packed = await readFile(file);
    const cases: [string, Buffer, RegExp][] = [
      ['altered', gzipSync(text.replace('Ada', 'Bob')), /is damaged\.$/],
      ['shortened', packed.subarray(0, packed.length - 40), /or it is damaged\.$/],
      ['without its end', gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)), /is damaged\.$/],
      ['foreign', Buffer.from('PK zip'), /is no backup of Vitrine/],
      ['empty', gzipSync(''), /is no backup of Vitrine\.$/],
      ['newer', gzipSync(text.replace('"version":1', '"version":2')), /newer version/],
    ];
    const target = await createDatabase();
    await (await TestServer.start({}, target)).stop();
    const before = await allTables(target.location);
    for (const [name, content, message] of cases) {
      const path = join(directory, `${name}.bad`);
      await writeFile(path, content);
      await usingDatabase(target, (database) => expect(restoreBackup(database, path), name).rejects.toThrow(message));
      await rm(path);
    }
    await usingDatabase(target, (database) =>
      expect(restoreBackup(database, join(directory, 'none'))).rejects.toThrow(/cannot be read \(ENOENT\)/),
    );
    expect(await allTables(target.location)).toEqual(before);
    await target.remove();
  });
});
