import { useCallback, useState } from 'react';
import type { ContentInput, ContentItem } from './contentItem';
import type { ContentList, ToInput } from './useContentList';

interface ItemDialogOptions<Item extends ContentItem, Input extends ContentInput> {
  list: ContentList<Item, Input>;
  toInput: ToInput<Item, Input>;
  /** @returns the name under which unsaved values of an item, or of a new one, are kept */
  draftNameOf: (id: number | 'new') => string;
}

/** The dialog of a list: for a new item or for one of its own. */
export function useItemDialog<Item extends ContentItem, Input extends ContentInput>({
  list,
  toInput,
  draftNameOf,
}: ItemDialogOptions<Item, Input>) {
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<Item>();
  // The list may have been loaded again since.
  const item = opened && (list.items.find(({ id }) => id === opened.id) ?? opened);

  const open = useCallback((edited: Item | undefined) => {
    setOpened(edited);
    setIsOpen(true);
  }, []);

  return {
    /** Opens it for an item, or for a new one. */
    open,
    /** What is edited; nothing while an item is added. */
    item,
    /** For the dialog. The item stays in it while it fades out. */
    form: {
      isOpen,
      draftName: draftNameOf(item?.id ?? 'new'),
      stored: item,
      toValues: toInput,
      save: async (input: Input, from: Item | undefined) =>
        from ? list.update(from, input) : { stored: await list.create(input) },
      onClose: useCallback(() => setIsOpen(false), []),
    },
  };
}
