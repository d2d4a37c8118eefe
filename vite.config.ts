import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One transformer for everything: the browser's bundle, the server, development and tests. */
export default defineConfig(({ isSsrBuild }) => ({
  root: isSsrBuild ? '.' : 'client',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
  css: {
    // Rendering on the server and the browser's bundle must come to the same names.
    modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        sourcemap: true,
        target: 'node22',
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            'owner-password': 'server/commands/ownerPassword.ts',
          },
        },
      }
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
      },
}));
