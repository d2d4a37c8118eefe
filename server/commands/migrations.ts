import 'reflect-metadata';
import { readdir, writeFile } from 'node:fs/promises';
import { openOrm } from '../database/orm';

const folder = 'server/database/migrations';

// Writes the migration that the entities need, if they need one. With --check it only says so, and fails.
const orm = await openOrm({ directory: 'memory://' });
await orm.migrator.up();
const isCheck = process.argv.includes('--check');
if (isCheck) {
  const isPending = await orm.migrator.checkSchema();
  if (isPending) {
    process.stderr.write('The entities and the migrations differ. Run `npm run generate`.\n');
    process.exitCode = 1;
  }
} else {
  const { fileName } = await orm.migrator.create();
  if (fileName) {
    process.stdout.write(`${folder}/${fileName}\n`);
    await writeIndex();
  }
}
await orm.close(true);

/** Names every migration in a list, because the server is one bundle and finds no files at run time. */
async function writeIndex(): Promise<void> {
  const names = (await readdir(folder))
    .filter((name) => /^Migration.*\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
  const imports = names.map((name) => `import { ${name} } from './${name}';`);
  const entries = names.map((name) => `  { name: '${name}', class: ${name} },`);
  const source = [
    "import type { MigrationObject } from '@mikro-orm/core';",
    ...imports,
    '',
    '/** Every migration, oldest first. Written by `npm run generate`. */',
    'export const migrations: MigrationObject[] = [',
    ...entries,
    '];',
    '',
  ];
  await writeFile(`${folder}/index.ts`, source.join('\n'));
}
