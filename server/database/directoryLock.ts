import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';
import { StartError } from '../errors';

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Claims a data directory for this process. The lock is the operating system's, on an open file, so it ends with the
 * process however that ends; a file that merely exists locks nobody out.
 *
 * @throws StartError when another process has the directory, or when it cannot be made or written
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock | undefined> {
  if (directory.startsWith('memory:')) return undefined;
  const path = join(directory, 'vitrine.lock');
  const file = await mkdir(directory, { recursive: true })
    .then(() => open(path, 'a+'))
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(`DATA_DIR cannot be used: ${reason}`, { cause: error });
    });
  if (!tryLock(file.fd)) {
    await file.close();
    throw new StartError(
      `Another process is using the data directory (${path} is locked). Stop it first, or set DATA_DIR.`,
    );
  }
  return {
    release: async () => {
      unlock(file.fd);
      await file.close();
    },
  };
}
