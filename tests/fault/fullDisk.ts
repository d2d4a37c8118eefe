import { fillDisk } from './fillDisk';
import { runProgram } from './program';

const options = { megabytes: { fallback: 128, min: 96, help: 'how large the disk is' } };

await runProgram(
  'fullDisk.ts',
  'Fills the disk of the embedded database (a small tmpfs, which takes root or user name spaces to mount) until writes ' +
    'fail, and frees it.',
  options,
  async ({ megabytes }, say) => {
    const { taken, refusal, page, missingMeanwhile, afterwards, lost } = await fillDisk({ megabytes, say });
    return [
      { what: 'writes that the full disk still took', measured: String(taken) },
      { what: 'a write after them', measured: String(refusal.status), isGood: refusal.status === 503 },
      { what: 'the page meanwhile', measured: String(page), isGood: page === 200 },
      {
        what: 'acknowledged and not seen meanwhile',
        measured: String(missingMeanwhile.length),
        isGood: missingMeanwhile.length === 0,
      },
      { what: 'a write when there is space again', measured: String(afterwards), isGood: afterwards === 201 },
      {
        what: 'acknowledged and lost after a restart',
        measured: String(lost.length),
        isGood: lost.length === 0,
      },
    ];
  },
);
