import { type AwayReport, DatabaseFaults } from './databaseFaults';
import { type Finding, runProgram } from './program';

const options = {
  seconds: { fallback: 60, min: 1, help: 'how long PostgreSQL is away' },
  frozen: { fallback: 25, min: 1, help: 'how many seconds it stands still; from 16 on, writes are given up' },
  readers: { fallback: 4, min: 1, help: 'how many visitors read all the time' },
};

await runProgram(
  'outage.ts',
  'Stops PostgreSQL under load and starts it again, lets it stand still, ends the connections that listen, and holds a ' +
    'lock on a table.',
  options,
  async ({ seconds, frozen, readers }, say) => {
    const faults = await DatabaseFaults.begin(readers);
    try {
      say(`PostgreSQL is stopped for ${seconds} s`);
      const away = await faults.stop(seconds);
      say(`It stands still for ${frozen} s`);
      const still = await faults.freeze(frozen);
      for (const complaint of [...away.complaints, ...still.complaints]) say(complaint);
      say('The connections that listen are cut off');
      const { isHeard, heardAfter } = await faults.cutListeners();
      say('A table is locked for 5 s');
      const { reads, write } = await faults.lockTable(5);
      return [
        ...toFindings('stopped', away),
        ...toFindings('still', still),
        {
          what: 'the other instance is up to date after the listeners of both were cut off',
          measured: `${Math.round(heardAfter)} ms`,
          isGood: isHeard,
        },
        { what: 'reads while a table was locked', measured: reads.text, isGood: reads.failed === 0 },
        { what: 'a write that waited for it', measured: write, isGood: write === 'acknowledged' },
      ];
    } finally {
      await faults.end();
    }
  },
);

function toFindings(state: string, { reads, writes, isBack, backAfter, complaints }: AwayReport): Finding[] {
  const { acknowledged, refused, unknown, lost } = writes;
  return [
    { what: `${state}: reads, answered / failed`, measured: reads.text, isGood: reads.failed === 0 },
    {
      what: `${state}: writes, acknowledged / refused / not known / without an answer`,
      measured: `${acknowledged} / ${refused} / ${unknown} / ${lost}`,
      isGood: lost === 0,
    },
    { what: `${state}: writes again after`, measured: `${(backAfter / 1000).toFixed(1)} s`, isGood: isBack },
    {
      what: `${state}: lost, half or wrong`,
      measured: String(complaints.length),
      isGood: complaints.length === 0,
    },
  ];
}
