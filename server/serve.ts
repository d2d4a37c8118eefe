import 'reflect-metadata';
import { readEnv } from './env';
import { StartError } from './errors';
import { builtFrontend } from './page/frontend';
import { start } from './start';

/**
 * Reads the environment, listens, and drains on a signal to stop.
 *
 * @param client the directory with the client's build
 */
export async function serve(client: string): Promise<void> {
  try {
    const env = readEnv(process.env);
    const server = await start(env, builtFrontend(client));
    let isStopping = false;
    const stop = async () => {
      // A second signal means: now.
      if (isStopping) process.exit(1);
      isStopping = true;
      await server.stop();
      process.exit(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);

    const address = env.publicUrl ?? `http://localhost:${server.port}`;
    const lines = [`Vitrine is at  ${address}`, `The admin is at ${address}/admin`];
    if (server.madePassword !== undefined) {
      lines.push(
        `Sign in as ${env.adminUsername} with the password ${server.madePassword}`,
        'Keep it: it is shown this once. `npm run owner:password` sets another.',
      );
    }
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`Vitrine cannot start: ${error.message}\n`);
    process.exit(1);
  }
}
