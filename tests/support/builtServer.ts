import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkLog } from './logSecrets';

export const ownerPassword = 'correct horse battery staple';

/** How a process ended that was expected to end. */
export interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The built server as an operator runs it: a process of its own. */
export interface BuiltServer {
  url: string;
  dataDir: string;
  /** What it has printed so far. */
  output(): string;
  /** In MB. */
  residentMemory(): Promise<number>;
  /** Ends it as power loss would, without warning. */
  kill(): Promise<void>;
  /** Asks it to stop. What it has logged must tell of nobody. @returns its exit code */
  stop(): Promise<number | null>;
}

/**
 * @param env on top of an owner whose password is {@link ownerPassword}
 * @param template data directory to begin with a copy of, because making a new database takes seconds
 */
export async function startBuiltServer(env: Record<string, string> = {}, template?: string): Promise<BuiltServer> {
  const dataDir = env.DATA_DIR ?? (await makeDataDir());
  if (template !== undefined) await cp(template, dataDir, { recursive: true });
  const port = env.PORT ?? String(await freePort());
  const child = spawnServer({
    ADMIN_PASSWORD: ownerPassword,
    LOG_LEVEL: 'warn',
    ...env,
    DATA_DIR: dataDir,
    PORT: port,
  });
  const output = collect(child);
  await listening(child, output);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => output.stdout + output.stderr,
    residentMemory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    kill: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'close');
        child.kill('SIGTERM');
        await exit;
      }
      checkLog(output.stdout + output.stderr);
      return child.exitCode;
    },
  };
}

/** Runs the built server until it ends by itself. */
export async function runToEnd(env: Record<string, string>): Promise<Ending> {
  const child = spawnServer(env);
  const output = collect(child);
  const [code] = await once(child, 'close');
  return { code, ...output };
}

/** Runs a script of package.json until it ends. */
export async function runScript(name: string, args: readonly string[], env: Record<string, string>): Promise<Ending> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const [code] = await once(child, 'close');
  return { code, ...output };
}

export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vitrine-data-'));
}

export function removeDataDir(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

function spawnServer(env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  return output;
}

/** The address is printed once the server listens. */
async function listening(child: ChildProcess, output: { stdout: string; stderr: string }): Promise<void> {
  if (!child.stdout) throw new Error('The output of the server cannot be read.');
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line.startsWith('The admin is at')) resolve();
    });
    child.once('close', () => reject(new Error(`The server did not start: ${output.stderr}`)));
  });
}
