import { DateTimeISOResolver } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How one section of the content stands.' })
export class SectionOverview {
  @Field(() => String, { description: "The section, as its REST path names it: 'projects', 'contact-info'." })
  section!: string;

  @Field(() => Int, { description: 'How many items it has, hidden ones included.' })
  total!: number;

  @Field(() => Int, { description: 'How many of them visitors do not see.' })
  hidden!: number;

  @Field(() => Int, { description: 'How many of them are still what the demo content brought.' })
  demo!: number;

  @Field(() => DateTimeISOResolver, {
    nullable: true,
    description: 'When one of its items was last added, changed, moved or deleted; null when that is not known.',
  })
  editedAt!: Date | null;
}

@ObjectType({ description: 'What of the site is set up, and what the owner has said about the rest.' })
export class Setup {
  @Field(() => Boolean, { description: "Whether the hero's title is there and not the demo's." })
  hasOwnName!: boolean;

  @Field(() => Boolean, { description: "Whether visitors see contact details, and none of them are the demo's." })
  hasOwnContactDetails!: boolean;

  @Field(() => Boolean, { description: 'Whether contact messages are delivered by mail (`SMTP_URL`).' })
  hasMailDelivery!: boolean;

  @Field(() => Boolean, { description: 'Whether the password is another than the one made at the first start.' })
  hasOwnPassword!: boolean;

  @Field(() => Boolean, { description: "Whether the site's address is known (`PUBLIC_URL`)." })
  hasPublicAddress!: boolean;

  @Field(() => Boolean, { description: 'Whether the owner has said what shall become of the demo content.' })
  isDemoAnswered!: boolean;

  @Field(() => Boolean, { description: 'Whether the owner wants to see no more of what is left to set up.' })
  isChecklistDismissed!: boolean;
}

@ObjectType({ description: 'How the whole site stands, for the first page of an admin.' })
export class Overview {
  @Field(() => [SectionOverview], { description: 'Every section, in the order of the page.' })
  sections!: SectionOverview[];

  @Field(() => Int, { description: 'How many contact messages the owner has not read.' })
  unreadMessages!: number;

  @Field(() => Setup, { description: 'What is set up.' })
  setup!: Setup;
}
