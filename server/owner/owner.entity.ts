import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

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

  /** Tokens carry it; raising it ends all of them. */
  @Property({ type: 'integer', default: 1 })
  tokenVersion!: number;

  /** Signs tokens unless `JWT_SECRET` is set: 64 random bytes in base64url. */
  @Property({ type: 'text' })
  signingSecret!: string;
}
