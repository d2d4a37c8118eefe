import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database';
import { DatabaseUnavailableError, RateLimitError } from '../errors';

/** How often something may be done within a window, in seconds. */
export interface RateLimitRule {
  points: number;
  duration: number;
}

/**
 * Counts what callers do, for all instances together and over restarts. Whoever is over the limit on this instance
 * alone is refused without a look at the database, so that a flood does not reach it.
 *
 * While the database is away nothing is let through, and what is tried then is limited as well, by a count of its own:
 * it does not keep the owner out when the database is back.
 */
export class RateLimiter {
  readonly #here: RateLimiterMemory;
  readonly #whileAway: RateLimiterMemory;

  constructor(
    private readonly database: Database,
    /** What is counted, in the plural, as the error's text says it. */
    private readonly what: string,
    /** Tells its keys from those of other limiters. */
    private readonly name: string,
    private readonly rule: RateLimitRule,
  ) {
    this.#here = new RateLimiterMemory({ keyPrefix: name, ...rule });
    this.#whileAway = new RateLimiterMemory({ keyPrefix: name, ...rule });
  }

  /** @throws RateLimitError, DatabaseUnavailableError */
  async consume(caller: string): Promise<void> {
    await this.consumeIn(this.#here, caller);
    const { points, wait } = await this.consumeShared(caller).catch(async (error: unknown) => {
      await this.#here.reward(caller);
      if (error instanceof DatabaseUnavailableError) await this.consumeIn(this.#whileAway, caller);
      throw error;
    });
    if (points > this.rule.points) throw this.refusal(wait);
  }

  /** Makes one time count no longer. */
  async takeBack(caller: string): Promise<void> {
    await this.#here.reward(caller);
    const sql = 'update rate_limit set points = points - 1 where key = ? and points > 0';
    await this.database.read((em) => em.execute(sql, [this.keyOf(caller)]));
  }

  private async consumeIn(limiter: RateLimiterMemory, caller: string): Promise<void> {
    try {
      await limiter.consume(caller);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw this.refusal(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  }

  private async consumeShared(caller: string): Promise<{ points: number; wait: number }> {
    const [counted] = await this.database.read((em) =>
      em.execute<{ points: number; wait: number }[]>(
        `insert into rate_limit as held (key, points, ends_at) values (?, 1, now() + make_interval(secs => ?))
         on conflict (key) do update set
           points = case when held.ends_at <= now() then 1 else held.points + 1 end,
           ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
         returning points, extract(epoch from ends_at - now())::float8 as wait`,
        [this.keyOf(caller), this.rule.duration],
      ),
    );
    if (!counted) throw new Error('The database counted nothing.');
    return counted;
  }

  private refusal(wait: number): RateLimitError {
    return new RateLimitError(this.what, Math.max(1, Math.ceil(wait)));
  }

  private keyOf(caller: string): string {
    return createHash('sha256').update(`${this.name} ${caller}`).digest('base64url');
  }
}

/** Drops what counts no longer. */
export async function dropEndedLimits(database: Database): Promise<void> {
  await database.read((em) => em.execute('delete from rate_limit where ends_at <= now()'));
}
