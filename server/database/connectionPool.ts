import type { Pool } from 'pg';

/** Statements with which the query builder begins a transaction, and gives it up. */
const boundary = /^(begin|start transaction|rollback)\b/;

/**
 * Takes a connection out of the pool when a transaction on it can neither be begun nor given up, because it is lost. The
 * query builder itself gives it back after a commit or a rollback that succeeded, and otherwise never: it would keep its
 * place for as long as the process lives, until none is left, and the pool could not be closed.
 */
export function dropLostConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const result = query(...args);
      const [text] = args;
      if (result instanceof Promise && typeof text === 'string' && boundary.test(text)) {
        result.catch(() => client.release(true));
      }
      return result;
    };
    client.query = watched as typeof client.query;
  });
}
