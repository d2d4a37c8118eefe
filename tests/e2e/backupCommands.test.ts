import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type BuiltServer,
  type Ending,
  freePort,
  ownerPassword,
  runScript,
  startBuiltServer,
} from '../support/builtServer';
import { PostgresCluster } from '../support/postgresCluster';
import { allTables } from '../support/tables';

/** Where a site's data is: the variables, and the same for looking into its tables. */
interface Site {
  env: Record<string, string>;
  location: { directory: string } | { url: string };
}

let cluster: PostgresCluster;
/** Everything that these tests write is in here. */
let directory: string;
/** A backup of the demo content, and what it holds. */
let file: string;
let rows: Record<string, string[]>;
let made = 0;
const servers: BuiltServer[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-commands-'));
  cluster = await PostgresCluster.create();
  await cluster.start();
  const source = await embeddedSite('demo content');
  file = join(directory, 'site.backup');
  expect(await backup(file, source)).toEqual({
    code: 0,
    stdout: `The backup is in ${file}. It holds the messages of your visitors: keep it as you keep them.\n`,
    stderr: '',
  });
  rows = await lastingRows(source);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(async () => {
  await cluster?.remove();
  await rm(directory, { recursive: true, force: true });
});

function backup(path: string, { env }: Site): Promise<Ending> {
  return runScript('backup', [path], env);
}

function restore(path: string, { env }: Site, ...options: string[]): Promise<Ending> {
  return runScript('restore', [path, ...options], env);
}

function newPath(): string {
  made += 1;
  return join(directory, `path${made}`);
}

async function embeddedSite(content: 'empty' | 'demo content'): Promise<Site> {
  const dataDir = newPath();
  if (content === 'demo content') await cp(inject('dataDirTemplate'), dataDir, { recursive: true });
  return { env: { DATA_DIR: dataDir }, location: { directory: dataDir } };
}

/** Its `DATA_DIR` is where backups go that are made by themselves. */
async function postgresqlSite(content: 'empty' | 'demo content'): Promise<Site> {
  made += 1;
  await cluster.query(`create database site${made}`);
  const url = `${cluster.url}/site${made}`;
  const site = { env: { DATABASE_URL: url, DATA_DIR: newPath() }, location: { url } };
  if (content === 'demo content') await (await startSite(site)).stop();
  return site;
}

const kinds = [
  ['an embedded database', embeddedSite],
  ['PostgreSQL', postgresqlSite],
] as const;

async function startSite({ env }: Site): Promise<BuiltServer> {
  const server = await startBuiltServer(env);
  servers.push(server);
  return server;
}

/** What a backup holds of a site: everything but the counts of what is limited. */
async function lastingRows({ location }: Site): Promise<Record<string, string[]>> {
  return { ...(await allTables(location)), rate_limit: [] };
}

async function signIn({ url }: BuiltServer): Promise<string> {
  const body = new URLSearchParams({ username: 'admin', password: ownerPassword });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function addStat({ url }: BuiltServer, token: string, value: string): Promise<number> {
  const { status } = await fetch(`${url}/api/stats`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ value, label: 'Writes', icon: '✍️' }),
  });
  return status;
}

/** What is expected of a command that refuses: one line that begins with these words, and nothing else. */
function refusal(line: RegExp): { code: 1; stdout: ''; stderr: unknown } {
  return { code: 1, stdout: '', stderr: expect.stringMatching(new RegExp(`^${line.source}\\n$`)) };
}

/** A backup with the same rows, but for what is changed in its text, with the digest that goes with it. */
async function altered(change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .slice(0, -2);
  const text = `${change(lines).join('\n')}\n`;
  const path = newPath();
  await writeFile(path, gzipSync(`${text}${createHash('sha256').update(text).digest('hex')}\n`));
  return path;
}

describe('npm run backup', () => {
  it('writes one moment of a running site on PostgreSQL, which goes on saving', async () => {
    const site = await postgresqlSite('demo content');
    const server = await startSite(site);
    const token = await signIn(server);
    const path = newPath();
    const saved: string[] = [];
    let isWritten = false;
    const save = async (writer: number) => {
      for (let number = 0; !isWritten; number += 1) {
        expect(await addStat(server, token, `${writer}-${number}`)).toBe(201);
        saved.push(`${writer}-${number}`);
      }
    };
    const saving = [1, 2, 3].map(save);
    await expect.poll(() => saved.length).toBeGreaterThan(3);
    const savedBefore = [...saved];
    expect(await backup(path, site)).toMatchObject({ code: 0, stderr: '' });
    isWritten = true;
    await Promise.all(saving);
    expect(saved.length).toBeGreaterThan(savedBefore.length);

    const target = await embeddedSite('empty');
    expect(await restore(path, target)).toMatchObject({ code: 0, stderr: '' });
    const { stat = [], revision = [] } = await lastingRows(target);
    const values = stat.map((row) => (JSON.parse(row) as { value: string }).value);
    expect(values).toEqual(expect.arrayContaining(savedBefore));
    const revisions = revision.map(
      (row) => JSON.parse(row) as { number: number; content: { stats: { value: string }[] } },
    );
    const newest = revisions.reduce((one, other) => (other.number > one.number ? other : one));
    expect(newest.content.stats.map(({ value }) => value).sort()).toEqual(values.sort());
  });

  it('refuses a running site on an embedded database, which goes on', async () => {
    const site = await embeddedSite('demo content');
    const server = await startSite(site);
    const path = newPath();
    expect(await backup(path, site)).toEqual(
      refusal(
        /No backup was made: Another process is using the data directory \(.*\)\. Stop it first, or set DATA_DIR\./,
      ),
    );
    expect(existsSync(path)).toBe(false);
    expect(await addStat(server, await signIn(server), 'still saving')).toBe(201);
    await server.stop();
    expect(await backup(path, site)).toMatchObject({ code: 0, stderr: '' });
  });

  it('refuses a database that is empty or not there, and makes none', async () => {
    const folder = newPath();
    await mkdir(folder);
    const path = join(folder, 'backup');
    const nowhere = await embeddedSite('empty');
    expect(await backup(path, nowhere)).toEqual(
      refusal(/No backup was made: there is no database in .*\. Set DATA_DIR or DATABASE_URL\./),
    );
    expect(existsSync(nowhere.env.DATA_DIR ?? '')).toBe(false);
    expect(await backup(path, await postgresqlSite('empty'))).toEqual(
      refusal(/No backup was made: the database is empty\./),
    );
    const url = `postgres://somebody:Ssecret6@127.0.0.1:${await freePort()}/site`;
    const away = await runScript('backup', [path], { DATABASE_URL: url });
    expect(away).toEqual(
      refusal(/No backup was made: The PostgreSQL database at 127\.0\.0\.1:\d+\/site cannot be reached: .*/),
    );
    expect(away.stderr).not.toContain('Ssecret6');
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses a place where no file can be written, and leaves nothing there', async () => {
    const folder = newPath();
    await mkdir(join(folder, 'taken'), { recursive: true });
    const site = await embeddedSite('demo content');
    expect(await backup('/dev/null/backup', site)).toEqual(refusal(/No backup was made: E\w+: .*/));
    expect(await backup(join(folder, 'taken'), site)).toEqual(refusal(/No backup was made: E\w+: .*/));
    expect(await readdir(folder)).toEqual(['taken']);
    expect(await readdir(join(folder, 'taken'))).toEqual([]);
  });

  it('says how it is called', async () => {
    const { env } = await embeddedSite('demo content');
    expect(await runScript('backup', [], env)).toEqual(
      refusal(/No backup was made: name the file: npm run backup FILE/),
    );
    const two = await runScript('backup', [newPath(), newPath()], env);
    expect(two).toEqual(refusal(/No backup was made: name one file only: npm run backup FILE/));
    const option = await runScript('backup', [newPath(), '--all'], env);
    expect(option).toEqual(refusal(/No backup was made: Unknown option '--all': npm run backup FILE/));
    expect(await runScript('backup', [newPath()], { ...env, PORT: 'eighty' })).toEqual(
      refusal(/No backup was made: PORT must .*/),
    );
  });
});

describe('npm run restore', () => {
  it('brings a site from an embedded database to PostgreSQL and back', async () => {
    const postgresql = await postgresqlSite('empty');
    const answer = {
      code: 0,
      stdout: expect.stringMatching(/^The database holds the content of \S+Z\.\n$/),
      stderr: '',
    };
    expect(await restore(file, postgresql)).toEqual(answer);
    expect(await lastingRows(postgresql)).toEqual(rows);
    const server = await startSite(postgresql);
    expect(await addStat(server, await signIn(server), 'saved on PostgreSQL')).toBe(201);
    await server.stop();

    const path = newPath();
    expect(await backup(path, postgresql)).toMatchObject({ code: 0, stderr: '' });
    const embedded = await embeddedSite('empty');
    expect(await restore(path, embedded)).toEqual(answer);
    expect(await lastingRows(embedded)).toEqual(await lastingRows(postgresql));
    const again = await startSite(embedded);
    const stats = (await (await fetch(`${again.url}/api/stats`)).json()) as { value: string }[];
    expect(stats.map(({ value }) => value)).toContain('saved on PostgreSQL');
    expect(await addStat(again, await signIn(again), 'saved there again')).toBe(201);
  });

  it('makes no database of a file that cannot be used', async () => {
    const site = await embeddedSite('empty');
    expect(await restore(newPath(), site)).toEqual(refusal(/Nothing was restored: .* cannot be read \(ENOENT\)\./));
    expect(existsSync(site.env.DATA_DIR ?? '')).toBe(false);
  });

  it('says how it is called', async () => {
    const { env } = await embeddedSite('empty');
    const usage = /npm run restore FILE, or npm run restore FILE -- --force/.source;
    const ending = (line: string) => refusal(new RegExp(`Nothing was restored: ${line}: ${usage}`));
    expect(await runScript('restore', [], env)).toEqual(ending('name the file'));
    expect(await runScript('restore', [file, file], env)).toEqual(ending('name one file only'));
    expect(await runScript('restore', [file, '--forse'], env)).toEqual(ending("Unknown option '--forse'"));
    expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
  });
});

describe.each(kinds)('npm run restore into %s with content', (_kind, makeSite) => {
  let site: Site;
  let before: Record<string, string[]>;
  beforeAll(async () => {
    site = await makeSite('demo content');
    before = await allTables(site.location);
  });

  /** Tries a file that must be refused. */
  async function expectRefused(path: string, line: RegExp, ...options: string[]): Promise<void> {
    const { code, stderr } = await restore(path, site, ...options);
    expect({ code, stdout: '', stderr }).toEqual(refusal(new RegExp(`Nothing was restored: ${line.source}`)));
  }

  async function expectUnchanged(): Promise<void> {
    expect(await allTables(site.location)).toEqual(before);
  }

  it('refuses without --force', async () => {
    await expectRefused(file, /the database is not empty\. `npm run restore FILE -- --force` replaces what it holds\./);
    await expectUnchanged();
  });

  it('refuses a file of something else, a damaged one and one of a newer version, and changes nothing', async () => {
    const packed = await readFile(file);
    const text = gunzipSync(packed).toString();
    const files: [content: Buffer, line: RegExp][] = [
      [Buffer.from('%PDF-1.7'), /.* is no backup of Vitrine, or it is damaged\./],
      [Buffer.alloc(0), /.* is no backup of Vitrine, or it is damaged\./],
      [gzipSync('{"format":"other"}\n'), /.* is no backup of Vitrine\./],
      [packed.subarray(0, packed.length / 2), /.* is no backup of Vitrine, or it is damaged\./],
      [gzipSync(text.replace('Grace', 'Trace')), /.* is damaged\./],
    ];
    for (const [content, line] of files) {
      const path = newPath();
      await writeFile(path, content);
      await expectRefused(path, line, '--force');
    }
    const newer = /.* was made by a newer version of Vitrine\. Update this one first\./;
    const newerFormat = await altered(([header = '', ...lines]) => [
      header.replace('"version":1', '"version":2'),
      ...lines,
    ]);
    await expectRefused(newerFormat, newer, '--force');
    const newerTables = await altered(([header = '', ...lines]) => [
      header.replace('"migrations":[', '"migrations":["Migration29990101000000",'),
      ...lines,
    ]);
    await expectRefused(newerTables, newer, '--force');
    await expectUnchanged();
  });

  it('changes nothing when it fails in the middle', async () => {
    const unknown = await altered((lines) => [...lines, 'visitor\t{"id":1}']);
    await expectRefused(unknown, /The backup has a table that is not known: visitor\./, '--force');
    const impossible = await altered((lines) => [...lines, 'award\t{"id":1}']);
    await expectRefused(impossible, /.* holds what the tables do not take: .*/, '--force');
    await expectUnchanged();
  });

  it('refuses while the site runs, and the site goes on', async () => {
    const server = await startSite(site);
    const { code, stderr } = await restore(file, site, '--force');
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^Nothing was restored: (Another process is using the data directory|A server is using the database)/,
      ),
    ]);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(await addStat(server, await signIn(server), 'still saving')).toBe(201);
    await server.stop();
    before = await allTables(site.location);
  });

  it('replaces the content with --force, after a backup that brings it back', async () => {
    const { code, stdout, stderr } = await restore(file, site, '--force');
    expect([code, stderr]).toEqual([0, '']);
    expect(await lastingRows(site)).toEqual(rows);
    const previous =
      /^What the database held is in (\S+)\.\nThe database holds the content of \S+Z\.\n$/.exec(stdout)?.[1] ?? '';
    expect(previous.startsWith(join(site.env.DATA_DIR ?? '', 'backups'))).toBe(true);
    expect(await restore(previous, site, '--force')).toMatchObject({ code: 0, stderr: '' });
    expect(await lastingRows(site)).toEqual({ ...before, rate_limit: [] });
  });
});
