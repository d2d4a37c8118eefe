import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

/** One suite, on the embedded database and on PostgreSQL. */
const api = {
  include: ['tests/api/*.test.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Modules are loaded once for each worker, not once for each file; what a file changes is its own server.
  isolate: false,
  pool: 'forks' as const,
};

export default defineConfig({
  root,
  plugins: [react()],
  resolve: {
    // What is transformed here and what Node loads by itself must share one copy.
    alias: { graphql: require.resolve('graphql') },
  },
  test: {
    reporters: ['default'],
    // Servers spend much of their time waiting for their databases.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'embedded',
          include: [...api.include, 'tests/api/embedded/*.test.ts'],
          globalSetup: 'tests/support/embeddedSetup.ts',
          provide: { database: 'embedded' },
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'postgresql',
          include: [...api.include, 'tests/api/postgresql/*.test.ts'],
          globalSetup: 'tests/support/postgresqlSetup.ts',
          provide: { database: 'postgresql' },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: 'tests/support/builtSetup.ts',
          // A browser on a busy machine may be late; what fails three times is broken.
          retry: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
