import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../errors';
import type { Database } from '../database';
import { writeBackup } from './backup';

const kept = 5;
const suffix = '.vitrine-backup';

/** Where backups go that the program makes by itself. */
export function backupDirectory(dataDir: string): string {
  return join(dataDir, 'backups');
}

/**
 * Writes a backup before something that cannot be undone, and drops all such backups but the newest.
 *
 * @param occasion part of the file's name
 * @returns the path
 * @throws StartError when it cannot be written
 */
export async function backUpBefore(database: Database, directory: string, occasion: string): Promise<string> {
  const time = new Date().toISOString().replaceAll(':', '-');
  const path = join(directory, `${time}-before-${occasion}${suffix}`);
  try {
    await writeBackup(database, path);
    const names = (await readdir(directory)).filter((name) => name.endsWith(suffix)).sort();
    for (const name of names.slice(0, -kept)) await rm(join(directory, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`A backup could not be written to ${directory}, so nothing was changed: ${reason}`, {
      cause: error,
    });
  }
  return path;
}
