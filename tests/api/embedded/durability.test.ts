import fs, { fstatSync, readdirSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { project } from '../../support/contentTypes';
import { restDoor, unwrap } from '../../support/doors';
import { TestServer } from '../../support/server';

const { writeSync, fsyncSync } = fs;
/** What was done last to each file, by its inode. */
const last = new Map<number, 'written' | 'flushed'>();
let server: TestServer;

beforeEach(async () => {
  server = await TestServer.start();
  const watched = fs as { writeSync: unknown; fsyncSync: unknown };
  watched.writeSync = (...args: Parameters<typeof writeSync>) => {
    last.set(fstatSync(args[0]).ino, 'written');
    return writeSync(...args);
  };
  watched.fsyncSync = (fd: number) => {
    fsyncSync(fd);
    last.set(fstatSync(fd).ino, 'flushed');
  };
  syncBuiltinESMExports();
  last.clear();
});

afterEach(async () => {
  Object.assign(fs, { writeSync, fsyncSync });
  syncBuiltinESMExports();
  await server.remove();
});

/** What was done last to the files of the write-ahead log, from which the database recovers after power loss. */
function logFiles(): string[] {
  const folder = join(server.database.env.DATA_DIR ?? '', 'database/pg_wal');
  const inodes = readdirSync(folder).map((name) => statSync(join(folder, name)).ino);
  return inodes.flatMap((inode) => last.get(inode) ?? []);
}

test('what a writer was answered is on the disk', async () => {
  unwrap(await restDoor.create(server.owner, project, project.sample));
  expect(logFiles()).toEqual(['flushed']);
});

test('what a visitor was answered is on the disk', async () => {
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
  expect((await server.visitor.rest('POST', '/api/contact', message)).status).toBe(201);
  expect(logFiles()).toEqual(['flushed']);
});
