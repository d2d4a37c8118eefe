import { cp } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { killRepeatedly } from '../fault/killing';
import { Random } from '../fault/random';
import { makeDataDir, removeDataDir } from '../support/builtServer';

it('has every acknowledged write, and nothing by half, after it was killed again and again', async () => {
  const dataDir = await makeDataDir();
  // Making a new database takes seconds.
  await cp(inject('dataDirTemplate'), dataDir, { recursive: true });
  const { acknowledged, complaints } = await killRepeatedly({
    kills: 3,
    random: new Random(1),
    env: { DATA_DIR: dataDir },
  });
  await removeDataDir(dataDir);
  expect(complaints).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 180_000);
