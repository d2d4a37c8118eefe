import 'reflect-metadata';
import { holdsContent, writeBackup } from '../database/backup/backup';
import { Database } from '../database/database';
import { isThere } from '../database/orm';
import { readEnv } from '../env';
import { StartError } from '../errors';
import { readArguments, runCommand } from './command';

// Writes everything that the database holds into one file.
await runCommand('No backup was made', async () => {
  const { path } = readArguments('npm run backup FILE');
  const env = readEnv(process.env);
  const location = env.databaseUrl ? { url: env.databaseUrl } : { directory: env.dataDir };
  // Looking for a database in the wrong place shall not make one there.
  if (!isThere(location)) throw new StartError(`there is no database in ${env.dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const database = await Database.open(location);
  try {
    if (!(await holdsContent(database))) throw new StartError('the database is empty.');
    await writeBackup(database, path);
  } finally {
    await database.close();
  }
  process.stdout.write(`The backup is in ${path}. It holds the messages of your visitors: keep it as you keep them.\n`);
});
