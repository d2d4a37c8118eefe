import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { afterEach, expect, test } from 'vitest';
import { backUpBefore } from '../../server/database/backup/automaticBackup';
import { readBackupFile } from '../../server/database/backup/backupFile';
import { Database } from '../../server/database/database';
import { migrations } from '../../server/database/migrations';
import { query } from '../support/databases';
import { TestServer } from '../support/server';
import { allTables } from '../support/tables';

class Added extends Migration {
  override up(): void {
    this.addSql('alter table "award" add "colour" text null;');
  }
}

class Failing extends Migration {
  override up(): void {
    this.addSql('alter table "award" drop column "title";');
    this.addSql('select 1 / 0;');
  }
}

const known = migrations.length;
const removals: (() => Promise<void>)[] = [];

afterEach(async () => {
  migrations.splice(known);
  for (const remove of removals.splice(0)) await remove();
});

/** A server's database with the demo content, and a directory for its backups. */
async function stoppedSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-data-'));
  const server = await TestServer.start({ DEMO_CONTENT: 'on' });
  const env = { DATA_DIR: dataDir, ...server.database.env };
  await server.stop();
  removals.push(() => rm(dataDir, { recursive: true, force: true }));
  removals.push(() => server.database.remove());
  return { ...server.database, env, backups: join(env.DATA_DIR, 'backups') };
}

test('a database with content is backed up before its tables change', async () => {
  const site = await stoppedSite();
  await expect(readdir(site.backups)).rejects.toThrow('ENOENT');
  migrations.push({ name: 'MigrationOfTest1', class: Added });
  const server = await TestServer.start({}, site);
  await server.stop();
  const [name = '', ...others] = await readdir(site.backups);
  expect(name).toMatch(/-before-MigrationOfTest1\.vitrine-backup$/);
  expect(others).toEqual([]);
  const backup = await readBackupFile(join(site.backups, name));
  expect(backup.migrations).toHaveLength(known);
  expect([...backup.rows()].filter(({ table }) => table === 'award')).not.toEqual([]);
});

test('the last five of these backups are kept', async () => {
  const site = await stoppedSite();
  const database = await Database.open(site.location);
  const made: string[] = [];
  for (let number = 0; number < 7; number += 1) made.push(await backUpBefore(database, site.backups, `${number}`));
  await database.close();
  expect((await readdir(site.backups)).map((name) => join(site.backups, name)).sort()).toEqual(made.slice(-5));
});

test('a migration that fails half way leaves the database as it was, and says so in one line', async () => {
  const site = await stoppedSite();
  const before = await allTables(site.location);
  migrations.push({ name: 'MigrationOfTest1', class: Added }, { name: 'MigrationOfTest2', class: Failing });
  const failure = await TestServer.start({}, site).then(
    () => undefined,
    (error: Error) => error,
  );
  expect(failure?.message).toMatch(/^The database could not be brought up to date and is as it was: [^\n]*$/);
  expect(failure?.message).toContain('MigrationOfTest2');
  expect(failure?.message).toContain(site.backups);
  expect(await allTables(site.location)).toEqual(before);
  expect(await query(site.location, 'select name from mikro_orm_migrations')).toHaveLength(known);

  migrations.splice(known);
  const server = await TestServer.start({}, site);
  expect((await server.visitor.rest('GET', '/api/awards')).status).toBe(200);
  await server.stop();
});
