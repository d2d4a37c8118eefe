import Button from '@mui/material/Button';
import { closeSnackbar, useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { useConfirm } from './ConfirmDialog';
import type { ContentInput, ContentItem } from './contentItem';
import { removeDraft } from './draft';
import type { ContentList } from './useContentList';
import { useListNews } from './useListNews';

/** How long a deletion can be undone, in milliseconds. */
export const undoTime = 8_000;

interface DeletionOptions<Item extends ContentItem, Input extends ContentInput> {
  list: ContentList<Item, Input>;
  texts: { deleteQuestion: string; deleted: string; deleteFailed?: string; saveFailed: string };
  titleOf: (item: Item) => string;
  draftNameOf: (id: number) => string;
  /** Where the items are. */
  listElement: HTMLElement | null;
}

/** @returns a function that asks whether an item may go, deletes it, and offers for a while to bring it back */
export function useDeletion<Item extends ContentItem, Input extends ContentInput>({
  list,
  texts,
  titleOf,
  draftNameOf,
  listElement,
}: DeletionOptions<Item, Input>): (item: Item) => Promise<void> {
  const confirm = useConfirm();
  const { enqueueSnackbar } = useSnackbar();
  const news = useListNews();
  const focus = useItemFocus(list.items, listElement);

  return async (item) => {
    const isConfirmed = await confirm({
      title: texts.deleteQuestion,
      text: titleOf(item),
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (!isConfirmed) return;
    const index = list.items.findIndex(({ id }) => id === item.id);
    focus.leave(item.id, index);
    try {
      await list.remove(item);
    } catch {
      focus.stay();
      if (texts.deleteFailed) enqueueSnackbar(texts.deleteFailed, { variant: 'error' });
      return;
    }
    removeDraft(draftNameOf(item.id));
    enqueueSnackbar(texts.deleted, {
      variant: 'success',
      autoHideDuration: undoTime,
      action: (key) => (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            closeSnackbar(key);
            list.restore(item, index).then(focus.enter, news.tellFailure(texts.saveFailed));
          }}
        >
          Undo
        </Button>
      ),
    });
  };
}

/**
 * The buttons that delete an item and bring it back are gone once they did, and the focus would be lost with them.
 *
 * @returns functions that put the focus where it belongs once the list shows the change: `leave` on the item in the
 * place of one that goes, `enter` on one that comes, `stay` nowhere
 */
function useItemFocus<Item extends ContentItem>(items: readonly Item[], listElement: HTMLElement | null) {
  const [change, setChange] = useState<{ id: number; index: number } | { id: number }>();

  useEffect(() => {
    if (!change) return;
    const isThere = items.some(({ id }) => id === change.id);
    const isLeaving = 'index' in change;
    if (isThere === isLeaving) return;
    setChange(undefined);
    const target = isLeaving ? items[Math.min(change.index, items.length - 1)] : change;
    const selector = target ? `[data-item="${target.id}"]` : 'button';
    listElement?.querySelector<HTMLElement>(selector)?.focus();
  }, [change, items, listElement]);

  return {
    leave: (id: number, index: number) => setChange({ id, index }),
    enter: (id: number) => setChange({ id }),
    stay: () => setChange(undefined),
  };
}
