import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/imports';

/** Licences that ask for their text at most; MPL-2.0 also for the sources of its own files, which are used unchanged. */
const allowed = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'MIT-0',
  'OFL-1.1',
  'BlueOak-1.0.0',
  'MPL-2.0',
];

interface LockedPackage {
  dev?: boolean;
  license?: string;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** The packages that `npm prune --omit=dev` leaves. */
const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);

function licenceOf(path: string, { license }: LockedPackage): string {
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) return license ?? 'none';
  const own = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string; licenses?: { type: string }[] };
  // Old packages have a list.
  return own.license ?? own.licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

test('every package that ships may be passed on under its licence', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped.filter(([path, entry]) => {
    const choices = licenceOf(path, entry).replace(/[()]/g, '').split(' OR ');
    return !choices.some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
  });
  expect(others.map(([path, entry]) => `${path}: ${licenceOf(path, entry)}`)).toEqual([]);
});
