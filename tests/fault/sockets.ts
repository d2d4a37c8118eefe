import { tellListeners } from './listeners';
import { runProgram } from './program';

const options = {
  sockets: { fallback: 5_000, min: 2, help: 'how many are open; half at /ws, half by graphql-ws' },
  saves: { fallback: 20, min: 1, help: 'how often content is saved while they listen' },
  processes: { fallback: 2, min: 1, help: 'how many processes the clients share' },
};

await runProgram(
  'sockets.ts',
  'Opens many sockets on one instance, saves, and measures how long the news takes to reach all of them. Each side ' +
    'needs a file descriptor for every socket (ulimit -n).',
  options,
  async ({ sockets, saves, processes }, say) => {
    const report = await tellListeners({ sockets, saves, processes, say });
    const { open, stillOpen, missed, answers, latencies, memory } = report;
    return [
      { what: 'sockets open', measured: String(open), isGood: open === sockets },
      { what: 'still open at the end', measured: String(stillOpen), isGood: stillOpen === sockets },
      { what: `news missed in ${saves} saves`, measured: String(missed), isGood: missed === 0 },
      { what: 'a save is answered after, median', measured: `${percentile(answers, 50)} ms` },
      { what: 'news after the save was sent, p50', measured: `${percentile(latencies, 50)} ms` },
      { what: 'news after the save was sent, p99', measured: `${percentile(latencies, 99)} ms` },
      { what: "the server's memory with no socket", measured: `${memory.idle} MB` },
      { what: "the server's memory with all of them", measured: `${memory.loaded} MB` },
    ];
  },
);

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
