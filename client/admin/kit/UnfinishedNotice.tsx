import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { ContentInput, ContentItem } from './contentItem';
import { readDraft } from './draft';
import type { ToInput } from './useContentList';

interface UnfinishedNoticeProps<Item extends ContentItem, Input extends ContentInput> {
  items: readonly Item[];
  toInput: ToInput<Item, Input>;
  titleOf: (item: Item) => string;
  draftNameOf: (item: Item | undefined) => string;
  /** Opens the dialog of the item, or that of a new one. It offers to restore what was typed. */
  onContinue: (item: Item | undefined) => void;
}

/** Says that something was typed into a dialog of this list and not saved, as when the session ended over it. */
export function UnfinishedNotice<Item extends ContentItem, Input extends ContentInput>({
  items,
  toInput,
  titleOf,
  draftNameOf,
  onContinue,
}: UnfinishedNoticeProps<Item, Input>) {
  const unfinished = useMemo(
    () =>
      [undefined, ...items].filter((item) => {
        const stored = toInput(item);
        const draft = readDraft(draftNameOf(item), stored);
        return draft !== undefined && JSON.stringify(draft.values) !== JSON.stringify(stored);
      }),
    [items, toInput, draftNameOf],
  );
  return unfinished.map((item) => (
    <Alert
      key={item?.id ?? 'new'}
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => onContinue(item)}>
          Continue
        </Button>
      }
    >
      {item ? `What you changed in ${titleOf(item)} was not saved.` : 'What you wrote into a new item was not saved.'}
    </Alert>
  ));
}
