import pg from 'pg';

/** Holds a table of a PostgreSQL database, as a slow change of it would: whoever writes to it, or reads it, waits. */
export class TableLock {
  /** @param observer a second connection: within one transaction, what the others do seems to stand still */
  private constructor(
    private readonly holder: pg.Client,
    private readonly observer: pg.Client,
  ) {}

  static async take(url: string, table: string): Promise<TableLock> {
    const [holder, observer] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([holder.connect(), observer.connect()]);
    await holder.query('begin');
    await holder.query(`lock table ${table} in access exclusive mode`);
    return new TableLock(holder, observer);
  }

  /** Waits until somebody waits for the table, or for one who does. */
  async awaitWaiting(count = 1): Promise<void> {
    while ((await this.waiting()).length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Ends the statements that wait, as the limit of their time does. */
  async cancelWaiting(): Promise<void> {
    for (const pid of await this.waiting()) await this.observer.query('select pg_cancel_backend($1)', [pid]);
  }

  async release(): Promise<void> {
    await this.holder.query('rollback');
    await Promise.all([this.holder.end(), this.observer.end()]);
  }

  private async waiting(): Promise<number[]> {
    const sql = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await this.observer.query<{ pid: number }>(sql)).rows.map(({ pid }) => pid);
  }
}
