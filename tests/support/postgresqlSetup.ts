import 'reflect-metadata';
import type { TestProject } from 'vitest/node';
import { Database } from '../../server/database/database';
import { PostgresCluster } from './postgresCluster';
import { templateDatabase } from './provided';

/** Starts a private PostgreSQL for the run, with a migrated database that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await PostgresCluster.create();
  await cluster.start();
  await cluster.query(`create database ${templateDatabase}`);
  const database = await Database.open({ url: `${cluster.url}/${templateDatabase}` });
  await database.orm.migrator.up();
  await database.close();
  project.provide('postgresqlUrl', cluster.url);
  return () => cluster.remove();
}
