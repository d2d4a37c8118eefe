import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limits } from '../../schema/limits';
import type { Database } from '../database/database';
import { AuthenticationError, type FieldError, ValidationError } from '../errors';
import { Owner } from './owner.entity';
import type { SignInLimiter } from './signInLimiter';
import { signToken, type TokenClaims, verifyToken } from './token';

export interface Credentials {
  username: string;
  password: string;
}

export interface OwnerOptions {
  username: string;
  /** Sets or changes the password at the start. */
  password: string | undefined;
  /** Replaces the stored signing secret. */
  jwtSecret: string | undefined;
}

/** argon2id with the parameters that OWASP recommends as its first choice (19 MiB, 2 passes, 1 lane). */
const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
        const signingSecret = randomBytes(64).toString('base64url');
        em.create(Owner, { id: 1, username, passwordHash: await hash(made, hashing), tokenVersion: 1, signingSecret });
        await em.flush();
        return password === undefined ? made : undefined;
      }
      const isChanged = password !== undefined && !(await verify(owner.passwordHash, password));
      if (isChanged) owner.passwordHash = await hash(password, hashing);
      if (isChanged || owner.username !== username) owner.tokenVersion += 1;
      owner.username = username;
      await em.flush();
      return undefined;
    });
  }

  /**
   * @param address of the client, as far as it can be known
   * @returns an access token
   * @throws ValidationError, RateLimitError, AuthenticationError
   */
  async signIn(raw: unknown, address: string): Promise<string> {
    const { username, password } = toCredentials(raw);
    const attempt = await this.limiter.begin(address, username);
    const owner = await this.find().catch(async (error: unknown) => {
      // The password was not looked at, so nothing was guessed.
      await attempt.takeBack();
      throw error;
    });
    const isOwner = owner.username === username;
    const isPassword = await verify(isOwner ? owner.passwordHash : await this.#decoy, password);
    if (!isOwner || !isPassword) throw new AuthenticationError('Wrong username or password.');
    await attempt.takeBack();
    return this.issue(owner);
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
    await this.authenticate(token);
    return this.issue(await this.find());
  }

  /** Sets the password and ends all sessions. */
  async setPassword(password: string): Promise<void> {
    if (password.length < limits.password.min) {
      throw ValidationError.of('password', `Password must be at least ${limits.password.min} characters long.`);
    }
    if (password.length > limits.password.max) {
      throw ValidationError.of('password', `Password must be at most ${limits.password.max} characters long.`);
    }
    const passwordHash = await hash(password, hashing);
    await this.database.write(async (em) => {
      const owner = await em.findOneOrFail(Owner, { id: 1 });
      owner.passwordHash = passwordHash;
      owner.tokenVersion += 1;
      await em.flush();
    });
  }

  private find(): Promise<Owner> {
    return this.database.read((em) => em.findOneOrFail(Owner, { id: 1 }));
  }

  private issue(owner: Owner): string {
    return signToken({ version: owner.tokenVersion }, this.secretOf(owner));
  }

  private secretOf(owner: Owner): string {
    return this.options.jwtSecret ?? owner.signingSecret;
  }
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
