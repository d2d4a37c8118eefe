import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseFaults } from '../fault/databaseFaults';

let faults: DatabaseFaults;
beforeAll(async () => {
  faults = await DatabaseFaults.begin(2);
});
afterAll(() => faults?.end());

describe('under reads and writes', () => {
  it('serves every read and loses no write when PostgreSQL is stopped and started', async () => {
    const { reads, writes, isBack, complaints } = await faults.stop(1);
    expect(reads.answered).toBeGreaterThan(0);
    expect(reads.failed).toBe(0);
    expect(writes.refused).toBeGreaterThan(0);
    expect(writes.lost).toBe(0);
    expect(isBack).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('serves every read and loses no write when PostgreSQL stands still for a while', async () => {
    const { reads, writes, isBack, complaints } = await faults.freeze(1);
    expect(reads.answered).toBeGreaterThan(0);
    expect(reads.failed).toBe(0);
    expect(writes.lost).toBe(0);
    expect(isBack).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('catches up when the connections are cut off that listen for the saves of other instances', async () => {
    expect(await faults.cutListeners()).toMatchObject({ isHeard: true });
  });

  it('serves every read while a table is locked, and takes the write that waited', async () => {
    const { reads, write } = await faults.lockTable(1);
    expect(reads.answered).toBeGreaterThan(0);
    expect(reads.failed).toBe(0);
    expect(write).toBe('acknowledged');
  });
});
