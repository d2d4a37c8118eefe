import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createContentPubSub } from '../live/events';
import { createSchema } from '../transport/schema';

// Writes the contract between the two sides from the server's classes.
const schema = lexicographicSortSchema(createSchema(createContentPubSub()));
await writeFile('schema/schema.graphql', `${printSchema(schema)}\n`);
