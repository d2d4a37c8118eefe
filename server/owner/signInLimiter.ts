import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitError } from '../errors';

/** Failed attempts to sign in, within a window in seconds. Success gives the attempt back. */
export const perAddress = { points: 10, duration: 15 * 60 };
/** Higher than the other, so that one stranger alone cannot keep the owner out. */
export const perAccount = { points: 30, duration: 15 * 60 };

/**
 * Limits the guessing of passwords, per client address and per user name. An attempt is counted before the password
 * is looked at, so that attempts side by side cannot slip through together.
 */
export class SignInLimiter {
  readonly #addresses = new RateLimiterMemory({ keyPrefix: 'address', ...perAddress });
  readonly #accounts = new RateLimiterMemory({ keyPrefix: 'account', ...perAccount });

  /**
   * @returns takes the attempt back, so that it counts no longer
   * @throws RateLimitError
   */
  async begin(address: string, username: string): Promise<{ takeBack(): Promise<void> }> {
    const account = username.toLowerCase();
    await consume(this.#addresses, address, 'sign-in attempts');
    await consume(this.#accounts, account, 'sign-in attempts');
    return {
      takeBack: async () => {
        await this.#addresses.reward(address);
        await this.#accounts.reward(account);
      },
    };
  }
}

/**
 * @param what is counted, in the plural, for the error's text
 * @throws RateLimitError
 */
export async function consume(limiter: RateLimiterMemory, key: string, what: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new RateLimitError(what, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}
