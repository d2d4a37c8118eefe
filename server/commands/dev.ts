import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

// Serves with hot reload: Vite transforms the server as well as the client, and a change to the server starts it anew.
// Run by Node itself, so types are all that this file may have beyond JavaScript.
const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });

const frontend = {
  template: async (name = 'index') =>
    vite.transformIndexHtml(`/${name}.html`, await readFile(`${root}client/${name}.html`, 'utf8')),
  assets: vite.middlewares,
  inlineScripts: ["'unsafe-inline'"],
};

async function load() {
  const [{ readEnv }, { start }] = await Promise.all([
    vite.ssrLoadModule(`${root}server/env.ts`),
    vite.ssrLoadModule(`${root}server/start.ts`),
  ]);
  const env = readEnv(process.env);
  const server = await start(env, frontend);
  process.stdout.write(`Vitrine is at http://localhost:${server.port}\n`);
  if (server.madePassword !== undefined) {
    process.stdout.write(`Sign in as ${env.adminUsername} with the password ${server.madePassword}\n`);
  }
  return server;
}

let running = await load();
let restart = Promise.resolve();
// The browser takes a change to the client by itself, but the page that the server rendered would be stale.
const sources = ['client', 'schema', 'server'].map((folder) => `${root}${folder}/`);
vite.watcher.add(sources);
vite.watcher.on('change', (path) => {
  if (!sources.some((folder) => path.startsWith(folder))) return;
  restart = restart.then(async () => {
    await running.stop();
    running = await load();
  });
});
