import { randomBytes, randomInt } from 'node:crypto';
import { LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { hash, verify } from '@node-rs/argon2';
import { limits } from '../../schema/limits';
import { isPosition } from '../content/core/validation';
import type { Database } from '../database/database';
import { AuthenticationError, type FieldError, ValidationError } from '../errors';
import { describeBrowser } from './browserName';
import type { Caller } from './caller';
import { Owner } from './owner.entity';
import { checkPassword } from './password';
import type { SignInLimiter } from './signInLimiter';
import { signToken, type TokenClaims, verifyToken } from './token';

export interface Credentials {
  username: string;
  password: string;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface ListedSignIn {
  signedInAt: Date;
  browser: string;
  /** Whether it began the session that asks. */
  isCurrent: boolean;
}

export interface OwnerOptions {
  username: string;
  /** Sets the password at the first start with it, and when it is another than at the start before. */
  password: string | undefined;
  /** Replaces the stored signing secret. */
  jwtSecret: string | undefined;
}

/** argon2id with the parameters that OWASP recommends as its first choice (19 MiB, 2 passes, 1 lane). */
const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Where a new account's token version begins: anywhere, so that tokens of an account that was deleted are not good for
 * the next one, whatever signs them. Leaves room in the column to be raised.
 */
const firstVersion = { min: 1, max: 1_000_000_000 } as const;

/** Whoever calls cannot be the owner when there is none: somebody took the account out of the database. */
const failHandler = () => new AuthenticationError();

/** The one account: its password, and the tokens that stand for it. */
export class OwnerService {
  /** Verified when the user name is wrong, so that this takes as long as a wrong password. */
  readonly #decoy = hash(randomBytes(16).toString('hex'), hashing);

  constructor(
    private readonly database: Database,
    private readonly limiter: SignInLimiter,
    private readonly options: OwnerOptions,
  ) {}

  /**
   * Makes the account, or brings it in line with the configuration.
   *
   * @returns the password that was made, the first time and without one configured
   */
  async prepare(): Promise<string | undefined> {
    const { username, password } = this.options;
    return this.database.write(async (em) => {
      const owner = await em.findOne(Owner, { id: 1 });
      if (!owner) {
        const made = password ?? randomBytes(12).toString('base64url');
        const passwordHash = await hash(made, hashing);
        const configuredHash = password === undefined ? null : passwordHash;
        const signingSecret = randomBytes(64).toString('base64url');
        em.create(Owner, {
          id: 1,
          username,
          passwordHash,
          configuredHash,
          isPasswordMade: password === undefined,
          isDemoAnswered: false,
          isChecklistDismissed: false,
          tokenVersion: randomInt(firstVersion.min, firstVersion.max),
          signingSecret,
          signIns: [],
        });
        await em.flush();
        return password === undefined ? made : undefined;
      }
      const isPasswordChanged = await takeOverPassword(owner, password);
      if (isPasswordChanged || owner.username !== username) owner.tokenVersion += 1;
      owner.username = username;
      await em.flush();
      return undefined;
    });
  }

  /**
   * @returns an access token
   * @throws ValidationError, RateLimitError, AuthenticationError
   */
  async signIn(raw: unknown, { address, userAgent }: Caller): Promise<string> {
    const { username, password } = toCredentials(raw);
    const attempt = await this.limiter.begin(address, username);
    const owner = await this.database
      .read((em) => em.findOne(Owner, { id: 1 }))
      .catch(async (error: unknown) => {
        // The password was not looked at, so nothing was guessed.
        await attempt.takeBack();
        throw error;
      });
    const known = owner?.username === username ? owner : undefined;
    const isPassword = await verify(known ? known.passwordHash : await this.#decoy, password);
    if (!known || !isPassword) throw new AuthenticationError('Wrong username or password.');
    await attempt.takeBack();
    return this.issue(known, await this.recordSignIn(describeBrowser(userAgent)));
  }

  /** @throws AuthenticationError when the token is bad, expired or revoked */
  async authenticate(token: string | undefined): Promise<TokenClaims> {
    if (!token) throw new AuthenticationError();
    const owner = await this.find();
    const claims = verifyToken(token, this.secretOf(owner));
    if (claims?.version !== owner.tokenVersion) throw new AuthenticationError();
    return claims;
  }

  /** @returns a fresh token in exchange for one that is still good */
  async renew(token: string | undefined): Promise<string> {
    const { session } = await this.authenticate(token);
    return this.issue(await this.find(), session);
  }

  /** Sets the password and ends all sessions. @throws ValidationError */
  async setPassword(password: string): Promise<void> {
    await this.storePassword(checkPassword('password', 'Password', password));
  }

  /**
   * Sets the password and ends all sessions. Wrong guesses of the current password count as failed sign-ins.
   *
   * @param address of the client, as far as it can be known
   * @param session that asked
   * @returns an access token for that session to go on with
   * @throws ValidationError, RateLimitError
   */
  async changePassword(
    { currentPassword, newPassword }: PasswordChange,
    address: string,
    session?: string,
  ): Promise<string> {
    const password = checkPassword('newPassword', 'New password', newPassword);
    const owner = await this.find();
    const attempt = await this.limiter.begin(address, owner.username);
    if (!(await verify(owner.passwordHash, currentPassword))) {
      throw ValidationError.of('currentPassword', 'The current password is wrong.');
    }
    await attempt.takeBack();
    return this.issue(await this.storePassword(password, owner.tokenVersion), session);
  }

  /** Ends all sessions. */
  async endSessions(): Promise<void> {
    await this.database.write((em) => em.nativeUpdate(Owner, { id: 1 }, { tokenVersion: raw('token_version + 1') }));
  }

  async username(): Promise<string> {
    return (await this.find()).username;
  }

  /**
   * @param limit how many, from 1
   * @param current session, of whoever asks
   * @returns the last sign-ins, newest first
   * @throws ValidationError
   */
  async signIns(limit: number, current?: string): Promise<ListedSignIn[]> {
    if (!isPosition(limit) || limit < 1) throw ValidationError.of('limit', 'Limit must be a whole number from 1.');
    const { signIns } = await this.database.read((em) =>
      em.findOneOrFail(Owner, { id: 1 }, { populate: ['signIns'], failHandler }),
    );
    return signIns.slice(0, limit).map(({ at, browser, session }) => ({
      signedInAt: new Date(at),
      browser,
      isCurrent: session !== undefined && session === current,
    }));
  }

  /** @returns the new session */
  private async recordSignIn(browser: string): Promise<string> {
    const session = randomBytes(12).toString('base64url');
    const signIn = { at: new Date().toISOString(), browser, session };
    await this.database.write(async (em) => {
      const owner = await lockOwner(em, ['signIns']);
      owner.signIns = [signIn, ...owner.signIns].slice(0, limits.signIns.max);
      await em.flush();
    });
    return session;
  }

  /** @param version of the session that asks; when another session was faster, this one is over. */
  private async storePassword(password: string, version?: number): Promise<Owner> {
    const passwordHash = await hash(password, hashing);
    return this.database.write(async (em) => {
      const owner = await lockOwner(em);
      if (version !== undefined && owner.tokenVersion !== version) throw new AuthenticationError();
      owner.passwordHash = passwordHash;
      owner.isPasswordMade = false;
      owner.tokenVersion += 1;
      await em.flush();
      return owner;
    });
  }

  private find(): Promise<Owner> {
    return this.database.read((em) => em.findOneOrFail(Owner, { id: 1 }, { failHandler }));
  }

  private issue(owner: Owner, session: string | undefined): string {
    return signToken({ version: owner.tokenVersion, session }, this.secretOf(owner));
  }

  private secretOf(owner: Owner): string {
    return this.options.jwtSecret ?? owner.signingSecret;
  }
}

/** Reads the account, for one writer at a time. */
function lockOwner(em: SqlEntityManager, populate: 'signIns'[] = []): Promise<Owner> {
  return em.findOneOrFail(Owner, { id: 1 }, { populate, lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
}

/**
 * Sets the configured password, unless it is the one that was taken over last: the owner may have set another since.
 *
 * @returns whether the password is another now
 */
async function takeOverPassword(owner: Owner, password: string | undefined): Promise<boolean> {
  if (password === undefined) {
    owner.configuredHash = null;
    return false;
  }
  const isKnown = await verify(owner.configuredHash ?? owner.passwordHash, password);
  if (!isKnown) owner.passwordHash = await hash(password, hashing);
  // Who configures a password has chosen it.
  owner.isPasswordMade = false;
  if (!isKnown || owner.configuredHash === null) owner.configuredHash = owner.passwordHash;
  return !isKnown;
}

function toCredentials(raw: unknown): Credentials {
  const { username, password } = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Credentials>;
  const errors: FieldError[] = [];
  for (const [field, value] of Object.entries({ username, password })) {
    const label = field === 'username' ? 'Username' : 'Password';
    if (value === undefined || value === null || value === '') {
      errors.push({ field, message: `${label} is required.` });
    } else if (typeof value !== 'string' || value.length > limits.password.max) {
      errors.push({ field, message: `${label} must be text of at most ${limits.password.max} characters.` });
    }
  }
  const [first, ...others] = errors;
  if (first || typeof username !== 'string' || typeof password !== 'string') {
    throw new ValidationError([first ?? { field: 'body', message: 'Username and password are required.' }, ...others]);
  }
  return { username, password };
}
