import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContentItem } from './contentItem';

/** Names an item of a list in its page's address: `/admin/projects?item=12`. */
const parameter = 'item';

interface LinkedItemOptions<Item extends ContentItem> {
  items: readonly Item[];
  isLoading: boolean;
  /** Where the items are, once they are shown. */
  listElement: HTMLElement | null;
  open: (item: Item) => void;
}

/** Opens the item that the address names, once the list is there. The address forgets it, so that it opens once. */
export function useLinkedItem<Item extends ContentItem>({
  items,
  isLoading,
  listElement,
  open,
}: LinkedItemOptions<Item>): void {
  const { enqueueSnackbar } = useSnackbar();
  const [parameters, setParameters] = useSearchParams();
  const linked = parameters.get(parameter);

  useEffect(() => {
    if (linked === null || isLoading || !listElement) return;
    setParameters({}, { replace: true });
    const item = items.find(({ id }) => String(id) === linked);
    if (!item) {
      enqueueSnackbar('This item is not in the list any more.', { variant: 'info' });
      return;
    }
    // It gets the focus back when its dialog closes.
    listElement.querySelector<HTMLElement>(`[data-item="${item.id}"]`)?.focus();
    open(item);
  }, [linked, isLoading, listElement, items, open, setParameters, enqueueSnackbar]);
}
