import { setTimeout as after } from 'node:timers/promises';
import { makeDataDir, removeDataDir, startBuiltServer } from '../support/builtServer';
import { Client } from '../support/client';
import { PostgresCluster } from '../support/postgresCluster';
import { Door } from './door';
import { type Finding, runProgram } from './program';
import { Readers } from './readers';
import { checkPublished, signIn } from './site';
import { makeWriters } from './writers';
import { Writing } from './writing';

const options = {
  seconds: { fallback: 60, min: 1, help: 'how long PostgreSQL is away' },
  readers: { fallback: 4, min: 1, help: 'how many visitors read all the time' },
};

/** How long a server may take to write again when its database is back, in milliseconds. */
const patience = 30_000;

await runProgram(
  'outage.ts',
  'Stops PostgreSQL under load, starts it again, ends the connection that listens, and holds a lock on a table.',
  options,
  async ({ seconds, readers: count }, say) => {
    const cluster = await PostgresCluster.create();
    await cluster.start();
    await cluster.query('create database outage');
    const dataDir = await makeDataDir();
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: `${cluster.url}/outage`,
      TRUST_PROXY: '1',
      OVERLOAD_DELAY_MS: '60000',
    };
    const server = await startBuiltServer({ ...env, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent' });
    const other = await startBuiltServer({ ...env, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent' });
    const readers = new Readers([server.url], count);
    try {
      const door = new Door(await signIn(server.url));
      const writers = makeWriters(door);
      for (const writer of writers) await writer.prepare();
      const findings: Finding[] = [];
      const writing = new Writing(writers);
      const before = await readers.during(() => after(5_000));
      const acknowledged = door.counts.acknowledged;
      say(`PostgreSQL is stopped for ${seconds} s`);
      await cluster.stop();
      const during = await readers.during(() => after(seconds * 1_000));
      const refused = door.counts.refused;
      await cluster.start();
      const back = performance.now();
      const recovered = await until(() => door.counts.acknowledged > acknowledged + writers.length);
      const recovery = performance.now() - back;
      await writing.stop();
      await cluster.awaitIdle('outage');
      const complaints = [await checkPublished(door), ...(await Promise.all(writers.map((one) => one.check())))].flat();
      for (const complaint of complaints) say(complaint);
      findings.push(
        { what: 'reads before: answered / failed', measured: before.text, isGood: before.failed === 0 },
        { what: 'reads while it was away', measured: during.text, isGood: during.failed === 0 },
        { what: 'writes refused with 503', measured: String(refused), isGood: refused > 0 },
        { what: 'writes without an answer', measured: String(door.counts.lost), isGood: door.counts.lost === 0 },
        { what: 'writes again after', measured: `${(recovery / 1000).toFixed(1)} s`, isGood: recovered },
        { what: 'acknowledged writes', measured: String(door.counts.acknowledged) },
        { what: 'lost, half or wrong', measured: String(complaints.length), isGood: complaints.length === 0 },
      );

      const listeners = `from pg_stat_activity where application_name = 'vitrine listener'`;
      await until(async () => (await cluster.query(`select pid ${listeners}`)).length === 2);
      const { length: ended } = await cluster.query(`select pg_terminate_backend(pid) ${listeners}`);
      await writers[0]?.write();
      const began = performance.now();
      const stats = JSON.stringify(await door.list('/api/stats'));
      const otherDoor = new Door(new Client(other.url));
      const isHeard = await until(async () => JSON.stringify(await otherDoor.list('/api/stats')) === stats);
      findings.push({
        what: `the other instance is up to date after ${ended} listeners were cut off`,
        measured: `${Math.round(performance.now() - began)} ms`,
        isGood: isHeard && ended === 2,
      });

      say('A table is locked for 5 s');
      const lock = cluster.query(
        'begin; lock table stat in access exclusive mode; select pg_sleep(5); commit',
        'outage',
      );
      const write = after(200).then(() => writers[0]?.write());
      const slow = await readers.during(() => lock);
      const outcome = await write;
      findings.push(
        { what: 'reads while a table was locked', measured: slow.text, isGood: slow.failed === 0 },
        { what: 'a write that waited for it', measured: outcome?.is ?? '', isGood: outcome?.is === 'acknowledged' },
      );
      return findings;
    } finally {
      await Promise.all([server.stop(), other.stop()]);
      await cluster.remove();
      await removeDataDir(dataDir);
    }
  },
);

async function until(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > patience) return false;
    await after(20);
  }
  return true;
}
