import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ownerPassword = 'for the bench';

interface StartedServer {
  url: string;
  child: ChildProcess;
  pid: number;
  readyAfter: number;
}

/** The built server and its yardsticks, in processes of their own, on a data directory that is removed at the end. */
export class BenchServers {
  readonly #children: ChildProcess[] = [];

  private constructor(private readonly dataDir: string) {}

  static async make(): Promise<BenchServers> {
    return new BenchServers(await mkdtemp(join(tmpdir(), 'vitrine-bench-')));
  }

  /**
   * @param env on top of an embedded database
   * @returns where the built server listens, its process, and the time from start to ready in milliseconds
   */
  async startServer(env: Record<string, string> = {}): Promise<StartedServer> {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const url = `http://127.0.0.1:${port}`;
    const began = performance.now();
    const child = fork('dist/server/main.js', {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: this.dataDir,
        ADMIN_PASSWORD: ownerPassword,
        LOG_LEVEL: 'warn',
        ...env,
      },
      // As `npm start` runs it.
      execArgv: ['--max-semi-space-size=4'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#children.push(child);
    while (child.exitCode === null) {
      const response = await fetch(`${url}/readyz`).catch(() => undefined);
      if (response?.ok) return { url, child, pid: child.pid ?? 0, readyAfter: performance.now() - began };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The server did not start. Is the port in use, or is there no build?');
  }

  /** @param settings what `yardstick.ts` shall answer */
  async startYardstick(settings: object): Promise<string> {
    const child = fork('tests/load/yardstick.ts', {
      env: { ...process.env, YARDSTICK: JSON.stringify(settings) },
      execArgv: [],
    });
    this.#children.push(child);
    const [port] = await once(child, 'message');
    return `http://127.0.0.1:${port}/`;
  }

  async stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }

  async stopAll(): Promise<void> {
    for (const child of this.#children.splice(0)) await this.stop(child);
  }

  async end(): Promise<void> {
    await this.stopAll();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Resident memory of a process, in MB. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** What a process has worked so far, in microseconds; measured in steps of 10,000. */
export async function workOf(pid: number): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  // The 14th and 15th of all fields: in user mode and in the system, in hundredths of a second.
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10_000;
}

/** The bytes of an answer as they travel, and the headers that describe them. */
export function fetchRaw(url: string, encoding: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const names = ['content-type', 'content-encoding'].filter((name) => response.headers[name] !== undefined);
        const headers = Object.fromEntries(names.map((name) => [name, String(response.headers[name])]));
        resolve({ body, headers: { ...headers, 'content-length': String(body.length) } });
      });
    })
      .on('error', reject)
      .end();
  });
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
