import { type LimitReport, tryFleet } from './fleet';
import { type Finding, runProgram } from './program';

const options = {
  saves: { fallback: 30, min: 1, help: 'how often content is saved' },
  silences: { fallback: 6, min: 0, help: 'how often the instances are kept from hearing of each other, before a save' },
  readers: { fallback: 4, min: 1, help: 'how many visitors read all the time' },
};

await runProgram(
  'twoInstances.ts',
  'Runs two instances on one PostgreSQL behind a small proxy that asks the other one when one does not answer a read: ' +
    'saves on both and waits for it on open pages (in Chromium), cuts off the connections that listen, kills one, replaces one after the other, and asks ' +
    'for more than one address may.',
  options,
  async ({ saves, silences, readers }, say) => {
    const report = await tryFleet({ saves, silences, readers, say });
    const { shown, shownInSilence, delays, whileSaving, whileKilled, whileStopped, cameBack, problems } = report;
    const slowest = Math.max(...delays);
    for (const problem of problems) say(problem);
    return [
      { what: 'saves that were on the open pages of both', measured: String(shown), isGood: shown === saves },
      { what: 'slowest of them', measured: `${Math.round(slowest)} ms`, isGood: slowest <= 1_000 },
      {
        what: 'and of those that the other one was kept from hearing of',
        measured: String(shownInSilence),
        isGood: shownInSilence === silences,
      },
      { what: 'reads meanwhile: answered / failed', measured: whileSaving.text, isGood: whileSaving.failed === 0 },
      { what: 'reads while one was killed', measured: whileKilled.text, isGood: whileKilled.failed === 0 },
      { what: 'reads while one was stopped', measured: whileStopped.text, isGood: whileStopped.failed === 0 },
      { what: 'reads that the proxy asked of the other one', measured: String(report.askedTwice) },
      { what: 'pages came back after the kill, and showed the next save', ...yes(cameBack.afterKill) },
      { what: 'pages came back after the stop, and showed the next save', ...yes(cameBack.afterStop) },
      { what: 'exit code of the one stopped', measured: String(report.exitCode), isGood: report.exitCode === 0 },
      limited('failed sign-ins of one address', report.signIns, 10),
      limited('messages of one address', report.messages, 30),
      { what: 'errors in the pages', measured: String(problems.length), isGood: problems.length === 0 },
    ];
  },
);

function yes(isTrue: boolean): Pick<Finding, 'measured' | 'isGood'> {
  return { measured: isTrue ? 'yes' : 'no', isGood: isTrue };
}

function limited(what: string, { taken, refused, answered }: LimitReport, limit: number): Finding {
  return {
    what: `${what}: taken / refused (asked of each)`,
    measured: `${taken} / ${refused} (${answered.join(', ')})`,
    isGood: taken === limit && refused > 0 && !answered.includes(0),
  };
}
