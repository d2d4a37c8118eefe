import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One time that somebody signed in, as it is kept. */
export interface StoredSignIn {
  /** ISO 8601, in UTC. */
  at: string;
  /** In words, such as 'Firefox on Windows'. */
  browser: string;
  /** Carried by the tokens of this sign-in, so that its session can be told from others. */
  session?: string;
}

/** The one account. Never part of a revision, and never a GraphQL type. */
@Entity()
export class Owner {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  username!: string;

  /** argon2id, in the PHC string format. */
  @Property({ type: 'text' })
  passwordHash!: string;

  /**
   * Hash of the `ADMIN_PASSWORD` that was taken over last. It is taken over again only when it changes, so that a
   * restart does not undo a password that the owner has set since.
   */
  @Property({ type: 'text', nullable: true })
  configuredHash: string | null = null;

  /** Whether the password is still the one that was made at the first start. */
  @Property({ type: 'boolean', default: false })
  isPasswordMade!: boolean;

  /** Whether the owner has said what shall become of the demo content. */
  @Property({ type: 'boolean', default: false })
  isDemoAnswered!: boolean;

  /** Whether the owner wants to see no more of what is left to set up. */
  @Property({ type: 'boolean', default: false })
  isChecklistDismissed!: boolean;

  /** Tokens carry it; raising it ends all of them. */
  @Property({ type: 'integer', default: 1 })
  tokenVersion!: number;

  /** Signs tokens unless `JWT_SECRET` is set: 64 random bytes in base64url. */
  @Property({ type: 'text' })
  signingSecret!: string;

  /** The newest first. Not read with the rest, because every call of the owner reads the account. */
  @Property({ type: 'json', columnType: 'json', defaultRaw: `'[]'`, lazy: true })
  signIns: StoredSignIn[] = [];
}
