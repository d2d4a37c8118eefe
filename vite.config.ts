import { globSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const pages = { input: ['client/playground/index.html', 'client/reference/index.html'] };

/**
 * Names for the classes of style sheets: the place of the sheet among all, and that of the class in it. Each stands in
 * the page's HTML and styles many times, and readable ones were a tenth of what a first visit waits for. Rendering on the
 * server and the browser's bundle, which are two builds, must come to the same ones.
 */
function shortClassNames(): (name: string, file: string) => string {
  const sheets = globSync('client/**/*.module.css').sort();
  const names = new Map(sheets.map((sheet): [string, string[]] => [sheet, []]));
  return (name, path) => {
    const sheet = relative('.', path);
    const known = names.get(sheet);
    if (!known) throw new Error(`${sheet} is not among the client's style sheets.`);
    if (!known.includes(name)) known.push(name);
    // Without the underscore, some would be names that blockers of advertisements hide.
    return `_${letters(sheets.indexOf(sheet))}${known.indexOf(name)}`;
  };
}

/** a to z, then ba to bz and so on: never a digit, so that the number behind it can be told from it. */
function letters(place: number): string {
  return place.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
}

/**
 * One transformer for everything: the browser's bundle, the server, development and tests. The pages for those who
 * build on the APIs are a build of their own (`--mode pages`), so that visitors' scripts share nothing with them.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: isSsrBuild ? '.' : 'client',
  // One file is found and compiled in a fraction of the time that two thousand are. What has native code, or files of
  // its own, stays a package.
  ssr: isSsrBuild
    ? {
        noExternal: true,
        external: ['@electric-sql/pglite', '@node-rs/argon2', '@resvg/resvg-js', 'fs-native-extensions', 'pg-native'],
      }
    : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': "'production'" } : {},
  resolve: {
    // Packages that import it and packages that require it must share one copy.
    alias: isSsrBuild ? [{ find: /^graphql$/, replacement: 'graphql/index.mjs' }] : [],
  },
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    !isSsrBuild &&
      compression({ include: /\.(js|css|svg|json)$/, algorithms: ['brotliCompress', 'gzip'], logLevel: 'silent' }),
  ],
  css: {
    modules: { generateScopedName: command === 'build' ? shortClassNames() : '[name]_[local]_[hash:base64:4]' },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        sourcemap: true,
        target: 'node22',
        rolldownOptions: {
          checks: { eval: false },
          // The text of a script stays in memory, with two bytes for each character when one of them is beyond Latin-1.
          // Names stay: those of classes are looked at.
          output: {
            comments: false,
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
          },
          input: {
            main: 'server/main.ts',
            'owner-password': 'server/commands/ownerPassword.ts',
            backup: 'server/commands/backup.ts',
            restore: 'server/commands/restore.ts',
          },
        },
      }
    : {
        outDir: '../dist/client',
        emptyOutDir: mode !== 'pages',
        // The playground's editor and GraphQL come in one file.
        chunkSizeWarningLimit: mode === 'pages' ? 1_000 : 500,
        target: 'es2022',
        // lottie-react mentions players that use eval; the one that is used does not, and the others are dropped.
        rolldownOptions:
          mode === 'pages'
            ? pages
            : {
                checks: { eval: false },
                // What the public page begins with stays one file, although the admin's previews share parts of it.
                // What opens above it, and what talks with the server, come in one file each, when the page has settled.
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'site', tags: ['$initial'] },
                      {
                        name: 'dialogs',
                        test: /\/site\/kit\/Modal\.|\/(ProjectPreview|ProjectFrame|frameObstacle|TestimonialDialog)\./,
                      },
                      {
                        name: 'connection',
                        test: /\/client\/connection\/|\/site\/visitorClient\.|\/generated\/site\.|\/node_modules\/graphql-ws\//,
                      },
                    ],
                  },
                },
              },
        // The first that know light-dark(); older ones would need every colour twice.
        cssTarget: ['chrome123', 'edge123', 'safari17.5', 'firefox120'],
      },
}));
