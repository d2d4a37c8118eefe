import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useCallback, useState } from 'react';
import type { Control } from 'react-hook-form';
import type { Failure } from '../../apollo/errors';
import type { ContentInput, ContentItem } from './contentItem';
import { EditorPage } from './EditorPage';
import { EmptyList, type EmptyTexts } from './EmptyList';
import { ItemDialog } from './ItemDialog';
import { ItemList, type Nouns } from './ItemList';
import { LoadState } from './LoadState';
import { describeSave } from './listSave';
import { tellRefusal } from './loadFailure';
import { RefreshButton } from './RefreshButton';
import { type ListLayout, layouts } from './SortableList';
import { UnfinishedNotice } from './UnfinishedNotice';
import { type ContentOperations, type ToInput, useContentList } from './useContentList';
import { useDeletion } from './useDeletion';
import { useItemDialog } from './useItemDialog';
import { useLinkedItem } from './useLinkedItem';
import { useListNews } from './useListNews';
import { useSavedNotice } from './useSavedNotice';

export interface ListTexts {
  /** What is edited here, in a sentence. */
  intro: string;
  nouns: Nouns;
  addButton: string;
  /** Titles of the dialog. */
  adding: string;
  editing: string;
  loading: string;
  loadFailed: (failure: Failure) => string;
  saveFailed: string;
  deleteQuestion: string;
  deleted: string;
  /** Without one a failure to delete is silent: the item comes back. */
  deleteFailed?: string;
  empty: EmptyTexts;
  /** Why nothing can be added to a full list. */
  full?: string;
}

export interface ListEditorProps<Item extends ContentItem, Input extends ContentInput> {
  /** Name of the type, under which drafts are kept. */
  name: string;
  operations: ContentOperations<Item, Input>;
  texts: ListTexts;
  toInput: ToInput<Item, Input>;
  /** Names an item in questions and labels. */
  titleOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
  fields: (control: Control<Input>, items: readonly Item[]) => ReactNode;
  preview?: (control: Control<Input>) => ReactNode;
  layout?: ListLayout;
  /** Shows the items in groups, each under its label. Items move within their group. */
  groups?: { of: (item: Item) => string; labels: Readonly<Record<string, string>> };
  /** How many items there can be. */
  max?: number;
  /** How long the dialog says 'Saved!' before it closes, in milliseconds. */
  closeDelay?: number;
  /** Whether the buttons of a card appear under the mouse and with the focus only. */
  revealsActions?: boolean;
}

/** The page of a list of content: its items as cards that can be added, edited, moved, hidden, deleted and found. */
export function ListEditor<Item extends ContentItem, Input extends ContentInput>({
  name,
  operations,
  texts,
  toInput,
  titleOf,
  card,
  fields,
  preview,
  layout = 'grid',
  groups,
  max = Number.POSITIVE_INFINITY,
  closeDelay = 0,
  revealsActions,
}: ListEditorProps<Item, Input>) {
  const tellSaved = useSavedNotice();
  const list = useContentList(operations, toInput, (save, revisions) =>
    tellSaved(describeSave(save, texts.nouns, titleOf), revisions),
  );
  const { load, items } = list;
  const news = useListNews();
  const [listElement, setListElement] = useState<HTMLElement | null>(null);
  const draftPrefix = `${name}:`;
  const draftNameOf = useCallback((id: number | 'new') => draftPrefix + id, [draftPrefix]);
  const dialog = useItemDialog({ list, toInput, draftNameOf });
  const askToDelete = useDeletion({ list, texts, titleOf, draftNameOf, listElement });
  useLinkedItem({ items, isLoading: load.isLoading, listElement, open: dialog.open });
  const isFull = items.length >= max;

  return (
    <EditorPage
      intro={texts.intro}
      actions={
        <>
          <RefreshButton load={load} />
          <Button
            variant="contained"
            onClick={() => dialog.open(undefined)}
            disabled={load.data === undefined || isFull}
          >
            {texts.addButton}
          </Button>
        </>
      }
    >
      <LoadState
        load={tellRefusal(load)}
        loadingText={texts.loading}
        failureText={load.failure ? texts.loadFailed(load.failure) : ''}
        skeleton={<CardSkeletons layout={layout} />}
      >
        {() => (
          <Box ref={setListElement}>
            {!dialog.form.isOpen && (
              <UnfinishedNotice
                items={items}
                toInput={toInput}
                titleOf={titleOf}
                draftNameOf={draftNameOf}
                draftPrefix={draftPrefix}
                onContinue={dialog.open}
              />
            )}
            {items.length === 0 ? (
              <EmptyList {...texts.empty} onAdd={() => dialog.open(undefined)} />
            ) : (
              <ItemList
                items={items}
                note={isFull ? texts.full : undefined}
                nouns={texts.nouns}
                titleOf={titleOf}
                card={card}
                layout={layout}
                groups={groups}
                revealsActions={revealsActions}
                onReorder={(ids) => list.reorder(ids).catch(news.tellFailure('The new order could not be saved.'))}
                onSetActive={(item, isActive) =>
                  list.setActive(item, isActive).catch(news.tellFailure(texts.saveFailed))
                }
                onEdit={dialog.open}
                onDelete={askToDelete}
              />
            )}
          </Box>
        )}
      </LoadState>
      <ItemDialog
        {...dialog.form}
        title={dialog.item ? texts.editing : texts.adding}
        describeFailure={({ message }) => ({ title: texts.saveFailed, reason: message })}
        closeDelay={closeDelay}
        fields={(control) => fields(control, items)}
        preview={preview}
      />
    </EditorPage>
  );
}

/** The outline of a list. */
function CardSkeletons({ layout }: { layout: ListLayout }) {
  return (
    <Box sx={{ display: 'grid', ...layouts[layout] }}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} variant="rounded" height={layout === 'rows' ? 96 : 168} sx={{ borderRadius: '14px' }} />
      ))}
    </Box>
  );
}
