import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How often one caller did something within the running window. Shared by all instances. */
@Entity()
export class RateLimit {
  /** Hash of what is limited and for whom, so that no address is kept. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer' })
  points!: number;

  /** When counting begins anew. */
  @Property({ type: 'timestamptz' })
  endsAt!: Date;
}
