import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import type { Row } from '../core/base.entity';
import { createContentResolver } from '../core/contentResolver';
import { isSameSection, SectionTitle, sectionTitleType } from './sectionTitle.entity';

@Resolver(() => SectionTitle)
export class SectionTitleResolver extends createContentResolver(sectionTitleType) {
  @Query(() => [SectionTitle], { description: 'The active headings of all sections.' })
  sectionTitles(@Ctx() { services }: Context): readonly Row<SectionTitle>[] {
    return services.content.published.current.rows(sectionTitleType);
  }

  @Query(() => SectionTitle, {
    nullable: true,
    description: 'The active headings of one section, or null when it has none.',
  })
  sectionTitle(
    @Arg('sectionName', () => String, { description: 'Name of the section, in any letter case.' }) name: string,
    @Ctx() { services }: Context,
  ): Row<SectionTitle> | undefined {
    return services.content.published.current
      .rows(sectionTitleType)
      .find((row) => isSameSection(row.sectionName, name));
  }
}
