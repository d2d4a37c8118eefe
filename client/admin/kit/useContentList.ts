import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import type { PlacementInput } from '../../../schema/generated/admin';
import { blankToNull, type ContentInput, type ContentItem, withoutPlace } from './contentItem';
import type { ListSave } from './listSave';
import { arrange, moveTo, placeAfter, placementsOf } from './placement';
import { savedRevisions } from './savedRevisions';
import { readMeanwhile, type SaveOutcome } from './saveOutcome';
import { type Load, useLoad } from './useLoad';

/** The operations of a type. In every document the answer has the same name, so that all types can be treated alike. */
export interface ContentOperations<Item extends ContentItem, Input extends ContentInput> {
  list: TypedDocumentNode<{ items: Item[] }, Record<string, never>>;
  create: TypedDocumentNode<{ item: Item }, { input: Input }>;
  update: TypedDocumentNode<{ item: Item }, { id: number; input: Input; expectedUpdatedAt: string }>;
  remove: TypedDocumentNode<{ isDeleted: boolean }, { id: number }>;
  reorder: TypedDocumentNode<{ items: Item[] }, { order: PlacementInput[] }>;
}

export type ToInput<Item, Input> = (item: Item | undefined) => Input;

/** A list of the owner's content. What changes it rejects with the error of its call, after the list went back. */
export interface ContentList<Item extends ContentItem, Input extends ContentInput> {
  load: Load<{ items: Item[] }>;
  /** In their order; empty until they are loaded. */
  items: readonly Item[];
  /** Adds an item behind all others. */
  create: (input: Input) => Promise<Item>;
  /** Writes all fields of an item but its place, unless it was saved or deleted since. */
  update: (item: Item, input: Input) => Promise<SaveOutcome<Item>>;
  /** Shows the item to visitors or hides it, at once. Whatever else was saved of it since stays. */
  setActive: (item: Item, isActive: boolean) => Promise<void>;
  /** Takes the item out of the list at once, and loads the list again however that ends. */
  remove: (item: Item) => Promise<void>;
  /** Adds a removed item again, with all its fields, at the index where it was. It gets another id, which is returned. */
  restore: (item: Item, index: number) => Promise<number>;
  /** Puts the named items into a new order at once. They share out the places that they had. */
  reorder: (ids: readonly number[]) => Promise<void>;
}

/** Hears of each save, deletions aside, and of the revisions that it stored. */
export type SaveListener<Item> = (save: ListSave<Item>, revisions: readonly number[]) => void;

export function useContentList<Item extends ContentItem, Input extends ContentInput>(
  operations: ContentOperations<Item, Input>,
  toInput: ToInput<Item, Input>,
  onSave: SaveListener<Item>,
): ContentList<Item, Input> {
  const client = useApolloClient();
  const load = useLoad(operations.list);
  const { reload } = load;
  const items = load.data?.items ?? noItems;
  const latest = useRef<readonly Item[]>(items);
  latest.current = items;
  const listener = useRef(onSave);
  listener.current = onSave;

  const changes = useMemo(() => {
    const { list } = operations;

    async function create(input: Input): Promise<{ item: Item; revisions: readonly number[] }> {
      const { data, ...answer } = await client.mutate({
        mutation: operations.create,
        variables: { input: blankToNull(input) },
        update: (cache, answer) => {
          const { item } = answer.data ?? {};
          if (item) cache.updateQuery({ query: list }, (known) => known && { items: [...known.items, item] });
        },
      });
      if (!data) throw new Error('Mutation failed');
      return { item: data.item, revisions: savedRevisions(answer) };
    }

    async function write(
      { id, updatedAt }: Item,
      input: Input,
      kind: 'saved' | 'shown' | 'hidden',
      optimistic?: Item,
    ): Promise<Item> {
      const { data, ...answer } = await client.mutate({
        mutation: operations.update,
        variables: { id, input: withoutPlace(blankToNull(input)), expectedUpdatedAt: updatedAt },
        context: { isRepeatable: true },
        ...(optimistic && { optimisticResponse: { item: optimistic } }),
      });
      if (!data) throw new Error('Mutation failed');
      listener.current({ kind, item: data.item }, savedRevisions(answer));
      return data.item;
    }

    async function update(item: Item, input: Input): Promise<SaveOutcome<Item>> {
      let outcome: SaveOutcome<Item>;
      try {
        outcome = { stored: await write(item, input, 'saved') };
      } catch (error) {
        const refused = readMeanwhile(error, item);
        if (!refused) throw error;
        outcome = refused;
      }
      void reload();
      return outcome;
    }

    async function setActive(item: Item, isActive: boolean): Promise<void> {
      const shown = { ...item, isActive };
      try {
        await write(item, { ...toInput(item), isActive }, isActive ? 'shown' : 'hidden', shown);
      } catch (error) {
        const refused = readMeanwhile(error, item);
        if (refused?.meanwhile) return setActive(refused.meanwhile, isActive);
        if (refused) void reload();
        throw error;
      }
    }

    /** @param items all items of the list */
    async function place(items: readonly Item[]): Promise<readonly number[]> {
      const order = placementsOf(items);
      if (order.length === 0) return [];
      const answer = await client.mutate({
        mutation: operations.reorder,
        variables: { order },
        context: { isRepeatable: true },
        optimisticResponse: { items: items.map((item, orderIndex) => ({ ...item, orderIndex })) },
        update: (cache, { data }) => {
          if (data) cache.writeQuery({ query: list, data: { items: data.items } });
        },
      });
      return savedRevisions(answer);
    }

    async function remove(item: Item): Promise<void> {
      try {
        await client.mutate({
          mutation: operations.remove,
          variables: { id: item.id },
          optimisticResponse: { isDeleted: true },
          update: (cache) => {
            cache.updateQuery(
              { query: list },
              (known) => known && { items: known.items.filter(({ id }) => id !== item.id) },
            );
          },
        });
      } finally {
        void reload();
      }
    }

    return {
      create: async (input: Input) => {
        const { item, revisions } = await create({ ...input, orderIndex: placeAfter(latest.current) });
        listener.current({ kind: 'added', item }, revisions);
        void reload();
        return item;
      },
      update,
      setActive,
      remove,
      restore: async (item: Item, index: number) => {
        const {
          item: { id },
        } = await create(toInput(item));
        // Equal places go by id, and the new one is the highest.
        const { data } = await client.query({ query: list, fetchPolicy: 'network-only' });
        if (data) await place(moveTo(data.items, id, index));
        return id;
      },
      reorder: async (ids: readonly number[]) => {
        const revisions = await place(arrange(latest.current, ids)).catch((error) => {
          void reload();
          throw error;
        });
        if (revisions.length > 0) listener.current({ kind: 'reordered' }, revisions);
      },
    };
  }, [client, operations, toInput, reload]);

  return { load, items, ...changes };
}

const noItems: readonly never[] = [];
