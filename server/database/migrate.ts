import { StartError } from '../errors';
import { backUpBefore } from './backup/automaticBackup';
import { holdsContent } from './backup/backup';
import type { Database } from './database';

/**
 * Brings the tables up to date, after a backup of what they hold. All migrations are one transaction: when one fails,
 * the database is as it was.
 *
 * @throws StartError
 */
export async function migrate(database: Database, backupDirectory: string): Promise<void> {
  const { migrator } = database.orm;
  const pending = await migrator.getPending();
  const last = pending.at(-1);
  if (!last) return;
  const backup = (await holdsContent(database)) ? await backUpBefore(database, backupDirectory, last.name) : undefined;
  try {
    await migrator.up();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const advice = backup === undefined ? '' : ` A backup of it is in ${backup}.`;
    throw new StartError(`The database could not be brought up to date and is as it was: ${reason}.${advice}`, {
      cause: error,
    });
  }
}
