import pg from 'pg';
import { revisionChannel } from '../content/core/revisions';
import type { Logger } from '../log';

/** Between two signs of life, in milliseconds: a connection that died in silence is noticed within two of them. */
const heartbeat = 5_000;
const retryDelay = 1_000;

export interface RevisionListener {
  close(): Promise<void>;
}

/**
 * Hears of the revisions that other instances write, over a connection of its own. Whenever it (re)connects, it
 * reports as well, because nothing was heard meanwhile.
 *
 * @param onNews called with no promise that there is something new
 */
export function listenForRevisions(url: string, onNews: () => void, log: Logger): RevisionListener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'vitrine listener',
      keepAlive: true,
      connectionTimeoutMillis: heartbeat,
      query_timeout: heartbeat,
    });
    client = connection;
    connection.on('notification', onNews);
    connection.on('error', (error) => reconnect(connection, error));
    connection.on('end', () => reconnect(connection, undefined));
    try {
      await connection.connect();
      await connection.query(`listen ${revisionChannel}`);
      onNews();
      beat(connection);
    } catch (error) {
      reconnect(connection, error);
    }
  }

  function beat(connection: pg.Client): void {
    timer = setTimeout(() => {
      connection.query('select 1').then(
        () => {
          if (client === connection && !isClosed) beat(connection);
        },
        (error: unknown) => reconnect(connection, error),
      );
    }, heartbeat).unref();
  }

  function reconnect(connection: pg.Client, error: unknown): void {
    if (isClosed || client !== connection) return;
    client = undefined;
    log.warn({ err: error }, 'the connection that listens for revisions was lost and is made again');
    connection.removeAllListeners();
    connection.on('error', () => undefined);
    void connection.end().catch(() => undefined);
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), retryDelay).unref();
  }

  void connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
