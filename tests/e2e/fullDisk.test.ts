import { expect, inject, it } from 'vitest';
import { fillDisk } from '../fault/fillDisk';
import { NoMountError } from '../fault/smallDisk';

it('refuses writes with 503 while the disk of the embedded database is full, and loses none', async (context) => {
  const filling = fillDisk({ megabytes: 96, template: inject('dataDirTemplate') });
  const report = await filling.catch((error: unknown) => {
    // Not every machine lets a test mount a disk: root or user name spaces are needed.
    if (error instanceof NoMountError) return context.skip(error.message);
    throw error;
  });
  expect(report).toMatchObject({ refusal: { status: 503 }, page: 200, afterwards: 201 });
  expect(report.refusal.text).toContain('disk');
  expect([report.missingMeanwhile, report.lost]).toEqual([[], []]);
});
