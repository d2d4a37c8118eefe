import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { dropLostConnections } from './connectionPool';
import { entities } from './entities';
import { migrations } from './migrations';

/** Which database: PostgreSQL by its URL, or an embedded one in a directory (`memory://` keeps it in memory). */
export type DatabaseLocation = { url: string } | { directory: string };

/** How long a connection or a statement may take before the database counts as away, in milliseconds. */
const patience = { connect: 5_000, statement: 15_000 };

const shared = {
  entities,
  namingStrategy: UnderscoreNamingStrategy,
  extensions: [Migrator],
  forceUtcTimezone: true,
  debug: false,
  // Failures reach the caller as errors; the ORM's own log lines would repeat them without structure.
  logger: () => {},
  migrations: {
    migrationsList: migrations,
    path: 'server/database/migrations',
    snapshotName: '.snapshot',
    snapshotOnMigrate: false,
  },
};

/** Where in its directory an embedded database is. */
const embeddedName = 'database';

/** Whether opening would find a database, rather than make an embedded one. */
export function isThere(location: DatabaseLocation): boolean {
  return 'url' in location || existsSync(join(location.directory, embeddedName));
}

export async function openOrm(location: DatabaseLocation): Promise<MikroORM> {
  if ('url' in location) {
    return MikroORM.init({
      ...shared,
      driver: PostgreSqlDriver,
      clientUrl: location.url,
      pool: { min: 0, max: 10, idleTimeoutMillis: 30_000 },
      driverOptions: {
        application_name: 'vitrine',
        connectionTimeoutMillis: patience.connect,
        statement_timeout: patience.statement,
        query_timeout: patience.statement + 1_000,
        keepAlive: true,
        onPoolCreated: dropLostConnections,
      },
    });
  }
  const { directory } = location;
  const dbName = directory.startsWith('memory:') ? directory : join(directory, embeddedName);
  // All that belongs to it is loaded where it is used.
  const [{ PgliteDriver }, { embeddedOptions }] = await Promise.all([
    import('@mikro-orm/pglite'),
    import('./embedded'),
  ]);
  const driverOptions = await embeddedOptions(dbName);
  const orm = await MikroORM.init({ ...shared, driver: PgliteDriver, dbName, driverOptions });
  // What the two drivers have in common is all that the program uses; the type of the driver is part of the ORM's.
  return orm as unknown as MikroORM;
}
