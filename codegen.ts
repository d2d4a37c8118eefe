import type { CodegenConfig } from '@graphql-codegen/cli';

const settings = {
  scalars: { DateTimeISO: 'string' },
  useTypeImports: true,
  strictScalars: true,
  dedupeFragments: true,
};

/**
 * Typed documents in two files, so that what visitors load holds no operation of the admin: a file goes into one
 * bundle as a whole.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'schema/generated/site.ts': {
      documents: ['client/site/**/*.graphql', 'client/content/**/*Section.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: settings,
    },
    'schema/generated/admin.ts': {
      documents: ['client/admin/**/*.graphql', 'client/content/**/*Editor.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: settings,
    },
  },
};

export default config;
