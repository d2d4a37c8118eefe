import type { Database } from '../database/database';
import { RateLimiter } from './rateLimiter';

/** Failed attempts to sign in, within a window in seconds. Success gives the attempt back. */
export const perAddress = { points: 10, duration: 15 * 60 };
/** Higher than the other, so that one stranger alone cannot keep the owner out. */
export const perAccount = { points: 30, duration: 15 * 60 };

const what = 'sign-in attempts';

/**
 * Limits the guessing of passwords, per client address and per user name. An attempt is counted before the password
 * is looked at, so that attempts side by side cannot slip through together.
 */
export class SignInLimiter {
  readonly #addresses: RateLimiter;
  readonly #accounts: RateLimiter;

  constructor(database: Database) {
    this.#addresses = new RateLimiter(database, what, 'address', perAddress);
    this.#accounts = new RateLimiter(database, what, 'account', perAccount);
  }

  /**
   * @returns takes the attempt back, so that it counts no longer
   * @throws RateLimitError
   */
  async begin(address: string, username: string): Promise<{ takeBack(): Promise<void> }> {
    const account = username.toLowerCase();
    await this.#addresses.consume(address);
    await this.#accounts.consume(account);
    return {
      takeBack: async () => {
        await this.#addresses.takeBack(address);
        await this.#accounts.takeBack(account);
      },
    };
  }
}
