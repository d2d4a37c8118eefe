import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { backupDirectory } from '../database/backup/automaticBackup';
import { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { readEnv } from '../env';
import { OwnerService } from '../owner/ownerService';
import { SignInLimiter } from '../owner/signInLimiter';
import { runCommand } from './command';

// Sets the owner's password and ends all sessions. The password is read from standard input, so that no list of
// processes and no shell history shows it.
await runCommand('The password was not set', async () => {
  const env = readEnv(process.env);
  const database = await Database.open(env.databaseUrl ? { url: env.databaseUrl } : { directory: env.dataDir });
  try {
    await migrate(database, backupDirectory(env.dataDir));
    const owner = new OwnerService(database, new SignInLimiter(database), {
      username: env.adminUsername,
      password: undefined,
      jwtSecret: env.jwtSecret,
    });
    await owner.prepare();
    await owner.setPassword(await readPassword());
    process.stdout.write('The password is set, and all sessions are ended.\n');
  } finally {
    await database.close();
  }
});

async function readPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: process.stdin.isTTY });
  try {
    return await lines.question('New password: ');
  } finally {
    lines.close();
  }
}
