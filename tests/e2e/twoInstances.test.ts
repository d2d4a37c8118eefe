import { expect, it } from 'vitest';
import { tryFleet } from '../fault/fleet';

it('serves two instances behind a proxy as one site, also while one is killed or stopped', async () => {
  const options = { saves: 4, silences: 4, readers: 2 };
  const report = await tryFleet(options);
  expect(report).toMatchObject({ shown: options.saves, shownInSilence: options.silences, exitCode: 0 });
  expect(report).toMatchObject({ cameBack: { afterKill: true, afterStop: true } });
  for (const { answered, failed } of [report.whileSaving, report.whileKilled, report.whileStopped]) {
    expect(answered).toBeGreaterThan(0);
    expect(failed).toBe(0);
  }
  expect(report.signIns).toMatchObject({ taken: 10, refused: 6 });
  expect(report.messages).toMatchObject({ taken: 30, refused: 6 });
  for (const { answered } of [report.signIns, report.messages]) expect(Math.min(...answered)).toBeGreaterThan(0);
  expect(report.problems).toEqual([]);
}, 120_000);
