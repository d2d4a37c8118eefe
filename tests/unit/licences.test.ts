import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, root, sourceFiles } from '../support/imports';

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
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** The packages that `npm prune --omit=dev` leaves. */
const installed = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path]) => path);

/** The packages that may be in the scripts for browsers: what the client imports, with what that needs in its turn. */
const bundled = new Set<string>();
for (const { target, isOurs, isType } of sourceFiles('client').flatMap(importsOf)) {
  if (!isOurs && !isType) collect(nameOf(target), '');
}

function nameOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @param from path of the package that needs it; the nearest of its name is meant */
function collect(name: string, from: string): void {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    const found = lock.packages[path];
    if (found) {
      if (bundled.has(path)) return;
      bundled.add(path);
      for (const needed of Object.keys({ ...found.dependencies, ...found.peerDependencies })) collect(needed, path);
      return;
    }
    // A peer that is not needed is not there.
    if (at === '') return;
  }
}

function licenceOf(path: string): string {
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) return lock.packages[path]?.license ?? 'none';
  const own = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string; licenses?: { type: string }[] };
  // Old packages have a list.
  return own.license ?? own.licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

test.each([
  ['with the server', installed, 'node_modules/express'],
  ['to browsers', [...bundled], 'node_modules/@mui/material'],
])('every package that goes %s may be passed on under its licence', (_where, paths, example) => {
  expect(paths.length).toBeGreaterThan(50);
  expect(paths).toContain(example);
  const others = paths.filter((path) => {
    const choices = licenceOf(path).replace(/[()]/g, '').split(' OR ');
    return !choices.some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
  });
  expect(others.map((path) => `${path}: ${licenceOf(path)}`)).toEqual([]);
});
