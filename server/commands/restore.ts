import 'reflect-metadata';
import { backUpBefore, backupDirectory } from '../database/backup/automaticBackup';
import { holdsContent, restoreBackup } from '../database/backup/backup';
import { readBackupFile } from '../database/backup/backupFile';
import { Database } from '../database/database';
import { readEnv } from '../env';
import { StartError } from '../errors';
import { readArguments, runCommand } from './command';

// Makes the database hold what a backup holds. What it held before is backed up first.
await runCommand('Nothing was restored', async () => {
  const { path, values } = readArguments('npm run restore FILE, or npm run restore FILE -- --force', {
    force: { type: 'boolean' },
  });
  const env = readEnv(process.env);
  // A file that cannot be used shall not even make a new database.
  await readBackupFile(path);
  const database = await Database.open(env.databaseUrl ? { url: env.databaseUrl } : { directory: env.dataDir });
  try {
    if (await holdsContent(database)) {
      if (!values.force) {
        throw new StartError('the database is not empty. `npm run restore FILE -- --force` replaces what it holds.');
      }
      const previous = await backUpBefore(database, backupDirectory(env.dataDir), 'restore');
      process.stdout.write(`What the database held is in ${previous}.\n`);
    }
    const { createdAt } = await restoreBackup(database, path);
    process.stdout.write(`The database holds the content of ${createdAt}.\n`);
  } finally {
    await database.close();
  }
});
