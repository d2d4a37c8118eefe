import { useCallback, useRef, useState } from 'react';
import type { ContentInput, ContentItem } from './contentItem';
import type { ContentList, ToInput } from './useContentList';

interface ItemDialogOptions<Item extends ContentItem, Input extends ContentInput> {
  list: ContentList<Item, Input>;
  toInput: ToInput<Item, Input>;
  /** @returns the name under which unsaved values of an item are kept; without an item those of a new one */
  draftNameOf: (item: Item | undefined) => string;
}

/** The dialog of a list: for a new item or for one of its own. */
export function useItemDialog<Item extends ContentItem, Input extends ContentInput>({
  list,
  toInput,
  draftNameOf,
}: ItemDialogOptions<Item, Input>) {
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<Item>();
  const createdId = useRef<number>(undefined);
  // The list may have been loaded again since.
  const item = opened && (list.items.find(({ id }) => id === opened.id) ?? opened);

  const open = useCallback((edited: Item | undefined) => {
    createdId.current = undefined;
    setOpened(edited);
    setIsOpen(true);
  }, []);

  async function save(input: Input) {
    const id = item?.id ?? createdId.current;
    if (id === undefined) createdId.current = (await list.create(input)).id;
    else await list.update(id, input);
  }

  return {
    /** Opens it for an item, or for a new one. */
    open,
    /** What is edited; nothing while an item is added. */
    item,
    /** For the dialog. The item stays in it while it fades out. */
    form: {
      isOpen,
      draftName: draftNameOf(item),
      stored: toInput(item),
      save,
      onClose: useCallback(() => setIsOpen(false), []),
    },
  };
}
