import { fsyncSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions, type postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { flush } from './flush';

/** The part of Emscripten's file system on Node that is extended here. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Turns Node's errors into those that the database understands. */
  tryFSOperation<R>(operation: () => R): R;
}

/** Node's files, on which a flush reaches the disk: PGlite's own answers it without doing anything. */
class DurableFiles extends NodeFS {
  override async init(
    pg: PGlite,
    options: Partial<postgresMod.PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<postgresMod.PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFlush = (mod: postgresMod.PostgresMod) => {
      const { NODEFS: files } = (mod.FS as unknown as { filesystems: { NODEFS: NodeFileSystem } }).filesystems;
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFlush] } };
  }
}

const settings: Readonly<Record<string, string>> = {
  // All of it is touched at the start, and a site's content fits in a fraction of it.
  shared_buffers: '8MB',
  // The one method that PGlite passes on to the file system.
  wal_sync_method: 'fsync',
};

/** PGlite's own, without the one that turns flushing off. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/**
 * How the database in a directory is opened: a commit is on the disk before it is answered. A directory that is not
 * there yet is made whole before it gets its name, so that a first start which is cut short can be repeated.
 *
 * @param directory `memory://` keeps the database in memory
 */
export async function embeddedOptions(directory: string): Promise<PGliteOptions> {
  compileOnce();
  if (directory.startsWith('memory:')) return { startParams };
  if (!(await exists(directory))) await makeDatabase(directory);
  return { fs: new DurableFiles(directory), startParams };
}

/**
 * Spares the second, optimizing compilation of WebAssembly. Of a program as large as PostgreSQL it takes 500 MB for
 * some seconds, part of which the process never gives back, and a site's few writes are not faster for it.
 */
function compileOnce(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}

async function makeDatabase(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  const database = await PGlite.create({ fs: new DurableFiles(draft), startParams });
  await database.close();
  await flushTree(draft);
  await rename(draft, directory);
  await flush(join(directory, '..'));
}

async function flushTree(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries) {
    const child = join(path, entry.name);
    await (entry.isDirectory() ? flushTree(child) : flush(child));
  }
  await flush(path);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
