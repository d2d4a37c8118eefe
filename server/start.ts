import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type App, createApp } from './app';
import { ContactMessageService } from './contactMessage/contactMessageService';
import { Mailer } from './contactMessage/mailer';
import { Outbox, type OutboxTiming } from './contactMessage/outbox';
import { contentTypes } from './content';
import { ContentService } from './content/core/contentService';
import { PublishedContent } from './content/core/publishedContent';
import { findNewest } from './content/core/revisions';
import { backupDirectory } from './database/backup/automaticBackup';
import { Database, describeLocation } from './database/database';
import { prepareDatabase } from './database/prepare';
import { demoExample } from './database/seed';
import type { Env } from './env';
import { DatabaseUnavailableError, StartError } from './errors';
import { listenForRevisions, type RevisionListener } from './live/revisionListener';
import { createLogger, type DestinationStream, type Logger } from './log';
import { OwnerService } from './owner/ownerService';
import { dropEndedLimits } from './owner/rateLimiter';
import { SignInLimiter } from './owner/signInLimiter';
import type { Frontend } from './page/frontend';
import { SetupService } from './setup/setupService';

/** How long requests in flight may take after the signal to stop, in milliseconds. */
const drainTime = 10_000;

/** How often what is of no use any more is dropped: messages deleted long ago, ended limits. In milliseconds. */
const purgeInterval = 24 * 60 * 60 * 1000;

export interface RunningServer {
  port: number;
  /** The password that was made, the first time. */
  madePassword: string | undefined;
  /** Takes no new requests, finishes the ones in flight, and closes the database. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** When deliveries by mail are tried again. */
  outboxTiming?: OutboxTiming;
  /** Where the log goes instead of standard output. */
  logDestination?: DestinationStream;
}

/** Opens the database, publishes its content, and listens. @throws StartError */
export async function start(env: Env, frontend: Frontend, options: StartOptions = {}): Promise<RunningServer> {
  const log = createLogger(env.logLevel, options.logDestination);
  const location = env.databaseUrl ? { url: env.databaseUrl } : { directory: env.dataDir };
  const database = await Database.open(location);
  try {
    return await serve(env, frontend, database, log, options);
  } catch (error) {
    await database.close().catch(() => undefined);
    if (error instanceof DatabaseUnavailableError) {
      throw new StartError(`${describeLocation(location)}: the connection was lost.`, { cause: error });
    }
    throw error;
  }
}

async function serve(
  env: Env,
  frontend: Frontend,
  database: Database,
  log: Logger,
  { outboxTiming }: StartOptions,
): Promise<RunningServer> {
  const published = new PublishedContent(contentTypes);
  const owner = new OwnerService(database, new SignInLimiter(database), {
    username: env.adminUsername,
    password: env.adminPassword,
    jwtSecret: env.jwtSecret,
  });
  const content = new ContentService(database, contentTypes, published, env.revisionsKept);
  const outbox = env.mail && new Outbox(database, new Mailer(env.mail), log, outboxTiming);
  const messages = new ContactMessageService(database, outbox);
  const setup = new SetupService(database, content, {
    hasMail: env.mail !== undefined,
    hasPublicUrl: env.publicUrl !== undefined,
  });
  const services = { content, owner, messages, setup };

  const madePassword = await prepareDatabase(database, {
    types: contentTypes,
    hasDemo: env.demoContent,
    revisionsKept: env.revisionsKept,
    backupDirectory: backupDirectory(env.dataDir),
    prepareOwner: () => owner.prepare(),
  });
  await publishNewest(database, published);

  let isReady = true;
  const app = await createApp({
    services,
    frontend,
    exampleOf: demoExample,
    corsOrigins: env.corsOrigins,
    trustedProxies: env.trustProxy,
    publicUrl: env.publicUrl,
    isReady: () => isReady,
    quotas: env.quotas,
    metricsToken: env.metricsToken,
    log,
  });
  const { server, endSockets } = await listen(app, env);
  const listener = followOthers(database, published, log);
  outbox?.wake();
  const purge = keepPurging(() => Promise.all([messages.purge(), dropEndedLimits(database)]), log);

  return {
    port: (server.address() as AddressInfo).port,
    madePassword,
    stop: async () => {
      isReady = false;
      await endSockets();
      await drain(server);
      await Promise.all([outbox?.stop(), purge.stop(), listener?.close()]);
      await database.close();
    },
  };
}

async function publishNewest(database: Database, published: PublishedContent): Promise<void> {
  const newest = await database.read((em) => findNewest(em));
  if (newest) published.publish(newest.number, newest.content);
}

/** Publishes what other instances on the same PostgreSQL write. The embedded database has no other instances. */
function followOthers(database: Database, published: PublishedContent, log: Logger): RevisionListener | undefined {
  if (!('url' in database.location)) return undefined;
  let isLoading = false;
  let isStale = false;
  async function load(): Promise<void> {
    isStale = true;
    if (isLoading) return;
    isLoading = true;
    while (isStale) {
      isStale = false;
      // A failure needs no second try: the listener reports again when the database is back.
      await publishNewest(database, published).catch((error: unknown) => log.warn({ err: error }, 'no news was read'));
    }
    isLoading = false;
  }
  return listenForRevisions(database.location.url, () => void load(), log);
}

/** Drops what is of no use any more, now and once a day. */
function keepPurging(drop: () => Promise<unknown>, log: Logger): { stop(): Promise<unknown> } {
  let work: Promise<unknown> = Promise.resolve();
  const purge = () => {
    work = drop().catch((error: unknown) => log.warn({ err: error }, 'what is of no use any more was not dropped'));
  };
  purge();
  const timer = setInterval(purge, purgeInterval).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return work;
    },
  };
}

async function listen(app: App, { port, host }: Env): Promise<{ server: Server; endSockets: () => Promise<void> }> {
  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: 20_000,
      keepAliveTimeout: 65_000,
      // Some clients offer HTTP/2 with each request; theirs is answered as if they did not.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    app.handle,
  );
  const endSockets = app.attach(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toStartError(error, port, host)));
    server.listen(port, host, resolve);
  });
  return { server, endSockets };
}

function toStartError(error: NodeJS.ErrnoException, port: number, host: string | undefined): StartError {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT ${port} is in use by another program. Stop that program, or set PORT.`,
    EACCES: `PORT ${port} may not be used by this user. Set PORT to 1024 or higher.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  return new StartError(reasons[error.code ?? ''] ?? `Port ${port} cannot be used: ${error.message}`, { cause: error });
}

async function drain(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), drainTime);
  // A connection whose request has been answered would wait for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
  clearInterval(idle);
}
