import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { makeDataDir, removeDataDir } from '../support/builtServer';

/** The machine does not let this user mount anything. */
export class NoMountError extends Error {}

/**
 * A small disk (a tmpfs) that only this program sees: it is mounted in a name space of its own, in a process that does
 * nothing but keep it. So it takes no root where user name spaces are allowed, and is gone with the process.
 */
export class SmallDisk {
  private constructor(
    private readonly keeper: ChildProcess,
    private readonly mountPoint: string,
  ) {}

  /** @throws NoMountError */
  static async mount(megabytes: number): Promise<SmallDisk> {
    const mountPoint = await makeDataDir();
    const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
    const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted && cat`;
    const keeper = spawn('unshare', [...asRoot, '--mount', 'sh', '-c', script, mountPoint], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const disk = new SmallDisk(keeper, mountPoint);
    const said: string[] = [];
    createInterface({ input: keeper.stderr }).on('line', (line) => said.push(line));
    const failure = new Promise<string>((resolve) => {
      keeper.once('error', ({ message }) => resolve(message));
      keeper.once('close', () => resolve(said.join(' ')));
    });
    const reason = await Promise.race([failure, once(keeper.stdout, 'data').then(() => undefined)]);
    if (reason === undefined) return disk;
    await removeDataDir(mountPoint);
    throw new NoMountError(`A small disk cannot be mounted here: ${reason}`);
  }

  /** The disk as other processes of this user see it: through the one that keeps it. */
  get path(): string {
    return `/proc/${this.keeper.pid}/root${this.mountPoint}`;
  }

  async remove(): Promise<void> {
    const exit = once(this.keeper, 'exit');
    this.keeper.stdin?.end();
    await exit;
    await removeDataDir(this.mountPoint);
  }
}
