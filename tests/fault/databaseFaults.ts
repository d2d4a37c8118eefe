import { setTimeout as after } from 'node:timers/promises';
import { type BuiltServer, makeDataDir, removeDataDir, startBuiltServer } from '../support/builtServer';
import { Client } from '../support/client';
import { PostgresCluster } from '../support/postgresCluster';
import { Door, type Outcome } from './door';
import { Readers, type Readings } from './readers';
import { checkPublished, signIn } from './site';
import { until } from './waiting';
import { makeWriters, type Writer } from './writers';
import { Writing } from './writing';

const database = 'faults';

/** What became of reads and writes while the database was away or did not move. */
export interface AwayReport {
  reads: Readings;
  /** Writes in this time, and until they were taken again. */
  writes: Door['counts'];
  /** Whether writes were taken again, and after how long, in milliseconds. */
  isBack: boolean;
  backAfter: number;
  /** What was acknowledged and is not there, or is there and was not acknowledged. */
  complaints: string[];
}

export interface ListenReport {
  /** Whether the other instance showed the next save, and after how long, in milliseconds. */
  isHeard: boolean;
  heardAfter: number;
}

export interface LockReport {
  reads: Readings;
  /** What became of a write that the lock was in the way of. */
  write: Outcome['is'];
}

/** Two instances on a PostgreSQL of their own, which visitors read from and callers write to while it fails. */
export class DatabaseFaults {
  private constructor(
    private readonly cluster: PostgresCluster,
    private readonly dataDir: string,
    private readonly server: BuiltServer,
    private readonly other: BuiltServer,
    private readonly readers: Readers,
    private readonly door: Door,
    private readonly writers: readonly Writer[],
  ) {}

  /** @param readers how many visitors read all the time */
  static async begin(readers: number): Promise<DatabaseFaults> {
    const cluster = await PostgresCluster.create();
    await cluster.start();
    await cluster.query(`create database ${database}`);
    const dataDir = await makeDataDir();
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: `${cluster.url}/${database}`,
      DEMO_CONTENT: 'off',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      // A busy machine is not what is tried here.
      OVERLOAD_DELAY_MS: '60000',
    };
    const [server, other] = await Promise.all([startBuiltServer(env), startBuiltServer(env)]);
    const door = new Door(await signIn(server.url));
    const writers = makeWriters(door);
    for (const writer of writers) await writer.prepare();
    return new DatabaseFaults(cluster, dataDir, server, other, new Readers(server.url, readers), door, writers);
  }

  async end(): Promise<void> {
    await Promise.all([this.server.stop(), this.other.stop()]);
    await this.cluster.remove();
    await removeDataDir(this.dataDir);
  }

  /** Stops PostgreSQL under load and starts it again. */
  stop(seconds: number): Promise<AwayReport> {
    return this.during(
      seconds,
      () => this.cluster.stop(),
      () => this.cluster.start(),
    );
  }

  /** Lets PostgreSQL stand still under load: connections stay, and nothing is answered. */
  async freeze(seconds: number): Promise<AwayReport> {
    return this.during(
      seconds,
      async () => this.cluster.freeze(),
      async () => this.cluster.thaw(),
    );
  }

  /** Cuts off the connections on which instances listen for each other's saves, and saves. */
  async cutListeners(): Promise<ListenReport> {
    await this.cluster.cutOff('vitrine listener', 2);
    await this.writers[0]?.write();
    const began = performance.now();
    const stats = JSON.stringify(await this.door.list('/api/stats'));
    const otherDoor = new Door(new Client(this.other.url));
    const isHeard = await until(async () => JSON.stringify(await otherDoor.list('/api/stats')) === stats);
    return { isHeard, heardAfter: performance.now() - began };
  }

  /** Locks a table, as a slow change of it would, while something is written to it. */
  async lockTable(seconds: number): Promise<LockReport> {
    const lock = this.cluster.query(
      `begin; lock table stat in access exclusive mode; select pg_sleep(${seconds}); commit`,
      database,
    );
    const waiting = after(200).then(() => this.writers[0]?.write());
    const reads = await this.readers.during(() => lock);
    return { reads, write: (await waiting)?.is ?? 'lost' };
  }

  private async during(seconds: number, begin: () => Promise<void>, end: () => Promise<void>): Promise<AwayReport> {
    const { counts } = this.door;
    const before = { ...counts };
    const writing = new Writing(this.writers);
    // Writes are under way when it happens.
    await until(() => counts.acknowledged > before.acknowledged + this.writers.length);
    await begin();
    const acknowledged = counts.acknowledged;
    const reads = await this.readers.during(() => after(seconds * 1_000)).finally(end);
    const back = performance.now();
    const isBack = await until(() => counts.acknowledged > acknowledged + this.writers.length);
    const backAfter = performance.now() - back;
    await writing.stop();
    await this.cluster.awaitIdle(database);
    const checks = await Promise.all(this.writers.map((writer) => writer.check()));
    const writes = {
      acknowledged: counts.acknowledged - before.acknowledged,
      refused: counts.refused - before.refused,
      unknown: counts.unknown - before.unknown,
      lost: counts.lost - before.lost,
    };
    return { reads, writes, isBack, backAfter, complaints: [await checkPublished(this.door), ...checks].flat() };
  }
}
