import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RevisionEntry } from '../content/core/history/historyTypes';
import type { Context } from '../context';
import { Overview, Setup } from './setup.types';

/** What the owner sees first, and the first decisions. */
@Resolver()
export class SetupResolver {
  @Query(() => Overview, { description: 'How the whole site stands. For the owner only.' })
  @Authorized()
  overview(@Ctx() { services }: Context): Promise<Overview> {
    return services.setup.overview();
  }

  @Mutation(() => Setup, { description: 'Says that the demo content stays as an example, so that nobody asks again.' })
  @Authorized()
  keepDemoContent(@Ctx() { services }: Context): Promise<Setup> {
    return services.setup.answer({ isDemoAnswered: true });
  }

  @Mutation(() => RevisionEntry, {
    description:
      'Removes every item that is still what the demo content brought, in one revision, which is undone by restoring the one before it. What the owner has changed or added stays.',
  })
  @Authorized()
  removeDemoContent(@Ctx() context: Context): Promise<RevisionEntry> {
    return context.noteRevision(context.services.setup.removeDemo());
  }

  @Mutation(() => Setup, { description: 'Says that the owner wants to see no more of what is left to set up.' })
  @Authorized()
  dismissChecklist(@Ctx() { services }: Context): Promise<Setup> {
    return services.setup.answer({ isChecklistDismissed: true });
  }
}
