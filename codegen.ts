import type { CodegenConfig } from '@graphql-codegen/cli';

const settings = {
  scalars: { DateTimeISO: 'string' },
  useTypeImports: true,
  strictScalars: true,
  dedupeFragments: true,
};

const previewDocument = 'client/admin/history/RevisionPreview.graphql';

/**
 * Typed documents in files of their own, so that what visitors load holds no operation of the admin: a file goes into one
 * bundle as a whole.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'schema/generated/site.ts': {
      documents: ['client/site/**/*.graphql', 'client/content/**/*Section.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      // As they are sent: the page's client is no more than `fetch` and a socket. The bundle leaves out what it only
      // mentions, such as the fragments, which operations have within.
      config: { ...settings, documentMode: 'string', pureMagicComment: true },
    },
    'schema/generated/admin.ts': {
      documents: ['client/admin/**/*.graphql', 'client/content/**/*Editor.graphql', `!${previewDocument}`],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: settings,
    },
    // It selects what the page's sections ask for, by their fragments.
    'schema/generated/preview.ts': {
      documents: [previewDocument, 'client/site/SectionTitles.graphql', 'client/content/**/*Section.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: settings,
    },
  },
};

export default config;
