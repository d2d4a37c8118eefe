import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

/** Who runs a process: PostgreSQL refuses to run as root. */
interface Identity {
  uid?: number;
  gid?: number;
}

/** A PostgreSQL of our own: its data in a temporary directory, on a free port of this machine only. */
export class PostgresCluster {
  #process: ChildProcess | undefined;
  readonly #onExit = () => this.#process?.kill('SIGQUIT');

  private constructor(
    private readonly binaries: string,
    private readonly directory: string,
    private readonly port: number,
    private readonly identity: Identity,
  ) {
    process.on('exit', this.#onExit);
  }

  /** Makes the data directory; {@link start} starts the server. */
  static async create(): Promise<PostgresCluster> {
    const binaries = findBinaries();
    const identity = findIdentity();
    const directory = await mkdtemp(join(tmpdir(), 'vitrine-postgresql-'));
    if (identity.uid !== undefined && identity.gid !== undefined) chownSync(directory, identity.uid, identity.gid);
    const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), ['-D', directory, ...options], {
      ...identity,
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return new PostgresCluster(binaries, directory, await findFreePort(), identity);
  }

  /** Without the name of a database. */
  get url(): string {
    return `postgresql://postgres@127.0.0.1:${this.port}`;
  }

  /** Starts the server; resolves when it takes connections. */
  async start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      lc_messages: 'C',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(this.binaries, 'postgres'), ['-D', this.directory, '-p', String(this.port), ...flags], {
      ...this.identity,
      cwd: this.directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      const seen: string[] = [];
      // Reading goes on for as long as the server lives, so that it is never blocked by a full pipe.
      createInterface({ input: child.stderr }).on('line', (line) => {
        seen.push(line);
        if (line.includes('ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${seen.join('\n')}`)));
    });
  }

  /** Stops the server as an operator would: connections are ended. Resolves when it is gone. */
  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGINT');
    await exit;
    this.#process = undefined;
  }

  /** Lets all of its processes stand still; {@link thaw} lets them go on. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  async query<R extends object>(sql: string, database = 'postgres'): Promise<R[]> {
    const client = new pg.Client({ connectionString: `${this.url}/${database}` });
    await client.connect();
    try {
      return (await client.query<R>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Waits until nobody is connected to a database, so that nothing that was begun can still be stored. */
  async awaitNoClients(database: string): Promise<void> {
    const sql = `select pid from pg_stat_activity where datname = '${database}'`;
    while ((await this.query(sql)).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Waits until no transaction is open in a database. */
  async awaitIdle(database: string): Promise<void> {
    const sql = `select pid from pg_stat_activity where datname = '${database}' and state <> 'idle'`;
    while ((await this.query(sql)).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /**
   * Cuts off connections of a program, as soon as there are enough of them.
   *
   * @param application the name that the program gives of itself
   */
  async cutOff(application: string, count: number): Promise<void> {
    const found = `from pg_stat_activity where application_name = '${application}'`;
    while ((await this.query(`select pid ${found}`)).length < count)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await this.query(`select pg_terminate_backend(pid) ${found}`);
  }

  private signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error('PostgreSQL does not run.');
    process.kill(pid, signal);
    // Each connection has a process of its own. The first one stands still by now, so that none is added.
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')) {
      if (child !== '') process.kill(Number(child), signal);
    }
  }

  /** Stops the server and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    process.off('exit', this.#onExit);
    await rm(this.directory, { recursive: true, force: true });
  }
}

function findBinaries(): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((one, other) => Number(other) - Number(one)) : [];
  const candidates = [
    ...versions.map((version) => join(base, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = candidates.find((path) => ['initdb', 'postgres'].every((name) => existsSync(join(path, name))));
  if (!found) {
    throw new Error(
      `These tests need PostgreSQL's programs initdb and postgres, in ${base}/*/bin or on PATH ` +
        '(Debian: apt-get install postgresql).',
    );
  }
  return found;
}

function findIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('There is no free port.'));
      });
    });
  });
}
