import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Database } from '../../server/database/database';
import './provided';

/** Makes one migrated data directory for the run: a new embedded database takes seconds, a copy of it does not. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-embedded-'));
  const database = await Database.open({ directory });
  await database.orm.migrator.up();
  await database.close();
  project.provide('templateDirectory', directory);
  return () => rm(directory, { recursive: true, force: true });
}
