import { DateTimeISOResolver } from 'graphql-scalars';
import { Arg, Authorized, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import type { BaseContent, BaseContentInput, Row } from './base.entity';
import { type ContentType, capitalize, words } from './contentType';
import { RevisionContent } from './history/historyTypes';
import { contentField } from './history/storedContent';

@InputType({ description: 'The new place of one item.' })
export class PlacementInput {
  @Field(() => Int, { description: 'Number of the item.' })
  id!: number;

  @Field(() => Int, { description: 'Its new place: lower comes first.' })
  orderIndex!: number;
}

/** What all types can do, under the names that the type gives. Whatever only one type can do is a method of its own. */
export function createContentResolver<T extends BaseContent, I extends BaseContentInput>(type: ContentType<T, I>) {
  const Name = capitalize(type.name);
  const Plural = capitalize(type.plural);
  const Entity = type.entity as new () => T;
  const Input = type.input as new () => I;
  addToRevisionContent(type);

  @Resolver(() => Entity)
  abstract class ContentResolver {
    @Query(() => [Entity], {
      name: `all${Plural}`,
      description: `All ${words(type.plural)} in their order, inactive ones too. For the owner only.`,
    })
    @Authorized()
    listAll(@Ctx() { services }: Context): Promise<Row<T>[]> {
      return services.content.list(type);
    }

    @Mutation(() => Entity, { name: `create${Name}`, description: `Adds one of the ${words(type.plural)}.` })
    @Authorized()
    create(
      @Arg('input', () => Input, { description: 'What the item shall hold.' }) input: I,
      @Ctx() context: Context,
    ): Promise<Row<T>> {
      return context.noteRevision(context.services.content.create(type, input));
    }

    @Mutation(() => Entity, {
      name: `update${Name}`,
      description:
        'Replaces all fields: those that the input leaves out are cleared, but for the place and the visibility.',
    })
    @Authorized()
    update(
      @Arg('id', () => Int, { description: 'Number of the item.' }) id: number,
      @Arg('input', () => Input, { description: 'What the item shall hold.' }) input: I,
      @Arg('expectedUpdatedAt', () => DateTimeISOResolver, {
        nullable: true,
        description:
          'The `updatedAt` that the change was made from. If the item has another by now, nothing is changed, and the error CONFLICT brings the item as it is.',
      })
      expectedUpdatedAt: Date | undefined,
      @Ctx() context: Context,
    ): Promise<Row<T>> {
      return context.noteRevision(
        context.services.content.update(type, id, input, 'whole', expectedUpdatedAt ?? undefined),
      );
    }

    @Mutation(() => Boolean, { name: `delete${Name}`, description: `Deletes one of the ${words(type.plural)}.` })
    @Authorized()
    async remove(
      @Arg('id', () => Int, { description: 'Number of the item.' }) id: number,
      @Ctx() context: Context,
    ): Promise<boolean> {
      await context.noteRevision(context.services.content.remove(type, id));
      return true;
    }

    @Mutation(() => [Entity], {
      name: `reorder${Plural}`,
      description: `Moves the named ${words(type.plural)}, all or none, and answers all of them in their new order.`,
    })
    @Authorized()
    reorder(
      @Arg('order', () => [PlacementInput], { description: 'The items to move, each once.' }) order: PlacementInput[],
      @Ctx() context: Context,
    ): Promise<readonly Row<T>[]> {
      return context.noteRevision(context.services.content.reorder(type, order));
    }
  }
  return ContentResolver;
}

/** {@link createContentResolver} for types of which visitors see a list. */
export function createListResolver<T extends BaseContent, I extends BaseContentInput>(type: ContentType<T, I>) {
  const Entity = type.entity as new () => T;

  @Resolver(() => Entity)
  abstract class ListResolver extends createContentResolver(type) {
    @Query(() => [Entity], { name: type.plural, description: `The active ${words(type.plural)} in their order.` })
    list(@Ctx() { services }: Context): readonly Row<T>[] {
      return services.content.published.current.rows(type);
    }

    @Query(() => Entity, {
      name: type.name,
      nullable: true,
      description: `One of the active ${words(type.plural)}, or null when there is none of this number.`,
    })
    find(
      @Arg('id', () => Int, { description: 'Number of the item.' }) id: number,
      @Ctx() { services }: Context,
    ): Row<T> | undefined {
      return services.content.published.current.rows(type).find((row) => row.id === id);
    }
  }
  return ListResolver;
}

/** Gives the content of a revision its field for the type, under the name that the public page knows. */
function addToRevisionContent(type: ContentType): void {
  const Entity = type.entity as new () => BaseContent;
  const declare = type.isSingleton
    ? Field(() => Entity, { nullable: true, description: `The ${words(type.name)} that was active.` })
    : Field(() => [Entity], { description: `The ${words(type.plural)} that were active, in their order.` });
  declare(RevisionContent.prototype, contentField(type));
}
