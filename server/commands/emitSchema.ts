import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { PubSub } from '../live/events';
import { createSchema } from '../transport/schema';

const path = 'schema/schema.graphql';

// Writes the contract between the two sides from the server's classes. With --check it only says whether it is stale.
const schema = `${printSchema(lexicographicSortSchema(createSchema(new PubSub())))}\n`;
if (!process.argv.includes('--check')) {
  await writeFile(path, schema);
} else if ((await readFile(path, 'utf8')) !== schema) {
  process.stderr.write(`${path} is stale. Run \`npm run generate\`.\n`);
  process.exitCode = 1;
}
