import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readEnv } from '../../server/env';
import type { Frontend } from '../../server/page/frontend';
import { type RunningServer, start } from '../../server/start';
import { Client } from './client';
import { createDatabase, type TestDatabase } from './databases';
import { checkLog } from './logSecrets';

/** The account of every test server, and the secret that signs its tokens. */
export const owner = { username: 'grace', password: 'nanosecond-29.98cm' } as const;
export const jwtSecret = 'a secret that only these tests know';

const templatePath = (name: string) => fileURLToPath(new URL(`../../client/${name}.html`, import.meta.url));
const minimalTemplate =
  '<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"><!--html--></div><!--data--></body></html>';

const frontend: Frontend = {
  template: (name = 'index') =>
    existsSync(templatePath(name)) ? readFileSync(templatePath(name), 'utf8') : minimalTemplate,
  inlineScripts: [],
  assets: (_request, _response, next) => next(),
};

/** Variables of the environment that differ from what tests usually need. */
export type EnvOverrides = Readonly<Record<string, string>>;

/** A server with all its doors open, on a database of its own. */
export class TestServer {
  private constructor(
    readonly database: TestDatabase,
    private readonly overrides: EnvOverrides,
    private readonly running: RunningServer,
    private readonly log: readonly string[],
    readonly visitor: Client,
    readonly owner: Client,
    readonly token: string,
  ) {}

  /** Starts a server on a fresh, empty database, or on the one that is given. */
  static async start(overrides: EnvOverrides = {}, database?: TestDatabase): Promise<TestServer> {
    const place = database ?? (await createDatabase());
    const source = {
      PORT: '0',
      HOST: '127.0.0.1',
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      JWT_SECRET: jwtSecret,
      LOG_LEVEL: 'info',
      DEMO_CONTENT: 'off',
      TRUST_PROXY: '1',
      // A busy machine is no reason to refuse what is tested.
      OVERLOAD_DELAY_MS: '60000',
      ...place.env,
      ...overrides,
    };
    const log: string[] = [];
    const logDestination = { write: (line: string) => void log.push(line) };
    const running = await start(readEnv(source), frontend, { logDestination });
    const visitor = new Client(`http://127.0.0.1:${running.port}`);
    const password = running.madePassword ?? source.ADMIN_PASSWORD;
    const credentials = { username: source.ADMIN_USERNAME, password };
    const { body } = await visitor.rest('POST', '/api/auth/login', credentials);
    const { access_token: token } = body as { access_token: string };
    return new TestServer(place, overrides, running, log, visitor, visitor.withToken(token), token);
  }

  /** The password that the server made for lack of a configured one. */
  get madePassword(): string | undefined {
    return this.running.madePassword;
  }

  get url(): string {
    return this.visitor.url;
  }

  get socketUrl(): string {
    return this.url.replace('http', 'ws');
  }

  /** Ends the server and keeps its data. What it has logged must tell of nobody. */
  async stop(): Promise<void> {
    await this.running.stop();
    checkLog(this.log.join(''));
  }

  /** Ends the server and starts another one on its data. */
  async restart(overrides: EnvOverrides = {}): Promise<TestServer> {
    await this.stop();
    return TestServer.start({ ...this.overrides, ...overrides }, this.database);
  }

  /** Ends the server and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    await this.database.remove();
  }
}
