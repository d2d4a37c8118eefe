import { makeDataDir, removeDataDir } from '../support/builtServer';
import { PostgresCluster } from '../support/postgresCluster';
import { type KillReport, killRepeatedly } from './killing';
import { runProgram } from './program';
import { Random } from './random';

const options = {
  kills: { fallback: 200, min: 1, help: 'how often the server is killed' },
  database: { fallback: 'embedded', choices: ['embedded', 'postgresql'], help: 'what it stores in' },
  lanes: { fallback: 2, min: 1, help: 'how many servers are tried side by side' },
  seed: { fallback: 1, help: 'of the random moments' },
};

await runProgram(
  'kills.ts',
  'Kills the server (kill -9) at random moments while it is written to, and looks for what was acknowledged.',
  options,
  async ({ kills, database, lanes, seed }, say) => {
    const cluster = database === 'postgresql' ? await PostgresCluster.create() : undefined;
    const dataDirs = await Promise.all(Array.from({ length: lanes }, makeDataDir));
    await cluster?.start();
    let done = 0;
    const onRound = (complaints: readonly string[]) => {
      done += 1;
      for (const complaint of complaints) say(complaint);
      if (done % 20 === 0) say(`${done} of ${kills} kills`);
    };
    const runLane = async (dataDir: string, lane: number): Promise<KillReport> => {
      const ours = Math.floor(kills / lanes) + (lane < kills % lanes ? 1 : 0);
      const random = new Random(seed * 1_000 + lane);
      if (!cluster) return killRepeatedly({ kills: ours, random, env: { DATA_DIR: dataDir }, onRound });
      const name = `kills_${lane}`;
      await cluster.query(`create database ${name}`);
      const env = { DATA_DIR: dataDir, DATABASE_URL: `${cluster.url}/${name}` };
      // What had begun to commit is committed; the rest is undone when the server's end is noticed.
      const afterKill = () => cluster.awaitNoClients(name);
      return killRepeatedly({ kills: ours, random, env, afterKill, onRound });
    };
    try {
      const reports = await Promise.all(dataDirs.map(runLane));
      const sum = (pick: (report: KillReport) => number) => reports.map(pick).reduce((one, other) => one + other, 0);
      const complaints = reports.flatMap((report) => report.complaints);
      const slowest = Math.max(...reports.map(({ slowestStart }) => slowestStart));
      return [
        { what: `kills, ${database}`, measured: String(done), isGood: done === kills },
        { what: 'acknowledged writes', measured: String(sum(({ acknowledged }) => acknowledged)) },
        { what: 'writes on their way when it was killed', measured: String(sum(({ lost }) => lost)) },
        { what: 'lost, half or wrong', measured: String(complaints.length), isGood: complaints.length === 0 },
        { what: 'slowest start after a kill', measured: `${(slowest / 1000).toFixed(1)} s` },
      ];
    } finally {
      await Promise.all(dataDirs.map(removeDataDir));
      await cluster?.remove();
    }
  },
);
