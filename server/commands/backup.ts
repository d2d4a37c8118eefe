import 'reflect-metadata';
import { writeBackup } from '../database/backup/backup';
import { Database } from '../database/database';
import { readEnv } from '../env';
import { StartError } from '../errors';

// Writes everything that the database holds into one file.
try {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new StartError('name the file: npm run backup FILE');
  const env = readEnv(process.env);
  const database = await Database.open(env.databaseUrl ? { url: env.databaseUrl } : { directory: env.dataDir });
  try {
    await writeBackup(database, path);
  } finally {
    await database.close();
  }
  process.stdout.write(`The backup is in ${path}. It holds the messages of your visitors: keep it as you keep them.\n`);
} catch (error) {
  const reason =
    error instanceof StartError || (error instanceof Error && 'syscall' in error) ? error.message : undefined;
  if (reason === undefined) throw error;
  process.stderr.write(`No backup was made: ${reason}\n`);
  process.exitCode = 1;
}
