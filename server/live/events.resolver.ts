import { DateTimeISOResolver } from 'graphql-scalars';
import { Ctx, Field, Int, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Row } from '../content/core/base.entity';
import { SectionTitle, sectionTitleType } from '../content/sectionTitle/sectionTitle.entity';
import type { Context } from '../context';
import type { ContentEvent } from './events';

@ObjectType({ description: 'News that content other than the section titles has changed.' })
export class ContentUpdate implements ContentEvent {
  @Field(() => Int, { description: 'Number of the revision that brought the change.' })
  revision!: number;

  @Field(() => String, {
    description: "What changed, as its REST path names it: 'projects', 'contact-info' and so on.",
  })
  section!: string;

  @Field(() => DateTimeISOResolver, { description: 'When it was announced.' })
  timestamp!: Date;
}

@ObjectType({ description: 'News that section titles have changed, with all that are active now.' })
export class ConfigUpdate {
  @Field(() => Int, { description: 'Number of the revision that brought the change.' })
  revision!: number;

  @Field(() => DateTimeISOResolver, { description: 'When it was announced.' })
  timestamp!: Date;

  @Field(() => [SectionTitle], { description: 'The active headings of all sections.' })
  sectionTitles!: readonly Row<SectionTitle>[];
}

@Resolver()
export class EventsResolver {
  @Query(() => Int, { description: 'Number of the revision that visitors see. It grows with each save.' })
  revision(@Ctx() { services }: Context): number {
    return services.content.published.current.number;
  }

  @Subscription(() => ConfigUpdate, { topics: 'configUpdated', description: 'Tells of each change of section titles.' })
  configUpdated(@Root() { revision, timestamp }: ContentEvent, @Ctx() { services }: Context): ConfigUpdate {
    return { revision, timestamp, sectionTitles: services.content.published.current.rows(sectionTitleType) };
  }

  @Subscription(() => ContentUpdate, {
    topics: 'contentUpdated',
    description: 'Tells of each change of content other than the section titles.',
  })
  contentUpdated(@Root() event: ContentEvent): ContentUpdate {
    return event;
  }
}
