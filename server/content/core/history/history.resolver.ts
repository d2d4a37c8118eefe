import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { limits } from '../../../../schema/limits';
import type { Context } from '../../../context';
import { ItemDifference, RevisionContent, RevisionEntry, RevisionPage } from './historyTypes';

/** What the owner can see of the history of the content, and do with it. */
@Resolver()
export class HistoryResolver {
  @Query(() => RevisionPage, { description: 'The history of the content. Each save has an entry. For the owner only.' })
  @Authorized()
  revisions(
    @Arg('limit', () => Int, {
      defaultValue: limits.historyPage.default,
      description: `How many entries, ${limits.historyPage.max} at most.`,
    })
    limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many of the newest to leave out.' }) offset: number,
    @Ctx() { services }: Context,
  ): Promise<RevisionPage> {
    return services.content.history.page({ limit, offset });
  }

  @Query(() => RevisionContent, {
    description: 'What visitors saw while a revision was the newest one. For the owner only.',
  })
  @Authorized()
  revisionContent(
    @Arg('number', () => Int, { description: 'Number of the revision.' }) number: number,
    @Ctx() { services }: Context,
  ): Promise<RevisionContent> {
    return services.content.history.view(number);
  }

  @Query(() => [ItemDifference], {
    description: 'What became of each item between two revisions, hidden items included. For the owner only.',
  })
  @Authorized()
  revisionDifference(
    @Arg('from', () => Int, { description: 'Number of the first revision.' }) from: number,
    @Arg('to', () => Int, { description: 'Number of the second revision.' }) to: number,
    @Ctx() { services }: Context,
  ): Promise<ItemDifference[]> {
    return services.content.history.difference(from, to);
  }

  @Mutation(() => RevisionEntry, {
    description:
      'Brings all content back to what it was in a revision. This is a new revision, so it can be undone by restoring the one before it.',
  })
  @Authorized()
  restoreRevision(
    @Arg('number', () => Int, { description: 'Number of the revision to restore.' }) number: number,
    @Arg('expectedCurrent', () => Int, {
      nullable: true,
      description:
        'The newest revision as far as the caller knows. If there is another by now, nothing is changed, and the error is CONFLICT.',
    })
    expectedCurrent: number | undefined,
    @Ctx() context: Context,
  ): Promise<RevisionEntry> {
    return context.noteRevision(context.services.content.restore(number, expectedCurrent ?? undefined));
  }
}
