import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { type BuiltServer, freePort, startBuiltServer } from '../support/builtServer';
import { Door } from './door';
import type { Random } from './random';
import { checkPublished, signIn } from './site';
import { makeWriters, type Writer } from './writers';

export interface KillOptions {
  kills: number;
  random: Random;
  /** Where the server keeps its data. */
  env: Readonly<Record<string, string>>;
  /** Called after each kill, before the server is started again. */
  afterKill?: () => Promise<void>;
  /** Called after each round with what was wrong. */
  onRound?: (complaints: readonly string[]) => void;
}

export interface KillReport {
  acknowledged: number;
  /** Writes that were on their way when the server was killed. */
  lost: number;
  /** The longest that a start after a kill took, in milliseconds. */
  slowestStart: number;
  complaints: string[];
}

/** How many writes are answered, and how long it goes on after them in milliseconds, before the server is killed. */
const life = { writes: 12, rest: 60 };

/**
 * Kills the built server without warning, again and again, while several callers write, and compares after each start
 * what is there with what was acknowledged.
 */
export async function killRepeatedly({ kills, random, env, afterKill, onRound }: KillOptions): Promise<KillReport> {
  // A busy machine is not what is tried here.
  const ours = { DEMO_CONTENT: 'off', TRUST_PROXY: '1', OVERLOAD_DELAY_MS: '60000' };
  const serverEnv = { ...env, ...ours, PORT: String(await freePort()) };
  const report: KillReport = { acknowledged: 0, lost: 0, slowestStart: 0, complaints: [] };
  let server = await startBuiltServer(serverEnv);
  try {
    const door = new Door(await signIn(server.url));
    const writers = makeWriters(door);
    for (const writer of writers) await writer.prepare();
    for (let round = 1; round <= kills; round += 1) {
      await writeUntilKilled(server, writers, door, random);
      await afterKill?.();
      const began = performance.now();
      server = await startBuiltServer(serverEnv);
      report.slowestStart = Math.max(report.slowestStart, performance.now() - began);
      const found = [
        await checkPublished(door),
        ...(await Promise.all(writers.map((writer) => writer.check()))),
      ].flat();
      report.complaints.push(...found.map((complaint) => `kill ${round}: ${complaint}`));
      onRound?.(found);
    }
    return { ...report, acknowledged: door.counts.acknowledged, lost: door.counts.lost };
  } finally {
    await server.kill();
  }
}

async function writeUntilKilled(server: BuiltServer, writers: readonly Writer[], door: Door, random: Random) {
  const enough = door.counts.acknowledged + random.integer(1, life.writes);
  const rest = random.integer(0, life.rest);
  const end = new EventTarget();
  const isEnough = once(end, 'enough');
  const loops = writers.map(async (writer) => {
    for (;;) {
      const { is } = await writer.write();
      if (is === 'lost') return;
      if (door.counts.acknowledged >= enough) end.dispatchEvent(new Event('enough'));
    }
  });
  const writing = Promise.all(loops);
  await Promise.race([isEnough, writing]);
  await after(rest);
  await server.kill();
  await writing;
}
