import type { TestProject } from 'vitest/node';
import { makeDataDir, removeDataDir, startBuiltServer } from './builtServer';

/** Makes one data directory with the demo content, which tests of the built server copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await makeDataDir();
  const server = await startBuiltServer({ DATA_DIR: template });
  await server.stop();
  project.provide('dataDirTemplate', template);
  return () => removeDataDir(template);
}

declare module 'vitest' {
  interface ProvidedContext {
    dataDirTemplate: string;
  }
}
