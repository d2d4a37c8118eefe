import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { ContentInput, ContentItem } from './contentItem';
import { draftNames, readDraft } from './draft';
import type { ToInput } from './useContentList';
import { findDraft } from './useDraft';

interface UnfinishedNoticeProps<Item extends ContentItem, Input extends ContentInput> {
  items: readonly Item[];
  toInput: ToInput<Item, Input>;
  titleOf: (item: Item) => string;
  draftNameOf: (id: number | 'new') => string;
  /** What all names of drafts of this list begin with. */
  draftPrefix: string;
  /** Opens the dialog of the item, or that of a new one. It offers to restore what was typed. */
  onContinue: (item: Item | undefined) => void;
}

/** Says that something was typed into a dialog of this list and not saved, as when the session ended over it. */
export function UnfinishedNotice<Item extends ContentItem, Input extends ContentInput>({
  items,
  toInput,
  titleOf,
  draftNameOf,
  draftPrefix,
  onContinue,
}: UnfinishedNoticeProps<Item, Input>) {
  const unfinished = useMemo(
    () =>
      [undefined, ...items].filter((item) => findDraft(draftNameOf(item?.id ?? 'new'), item, toInput) !== undefined),
    [items, toInput, draftNameOf],
  );
  const deleted = useMemo(() => {
    const known = new Set([undefined, ...items].map((item) => draftNameOf(item?.id ?? 'new')));
    const names = draftNames(draftPrefix).filter((name) => !known.has(name));
    return names.flatMap((name) => readDraft<Input, Item>(name, undefined, toInput)?.from ?? []);
  }, [items, toInput, draftNameOf, draftPrefix]);

  return (
    <>
      {unfinished.map((item) => (
        <Notice
          key={item?.id ?? 'new'}
          text={
            item
              ? `What you changed in ${titleOf(item)} was not saved.`
              : 'What you wrote into a new item was not saved.'
          }
          onContinue={() => onContinue(item)}
        />
      ))}
      {deleted.map((item) => (
        <Notice
          key={item.id}
          text={`What you changed in ${titleOf(item)} was not saved, and it has been deleted since.`}
          onContinue={() => onContinue(item)}
        />
      ))}
    </>
  );
}

function Notice({ text, onContinue }: { text: string; onContinue: () => void }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onContinue}>
          Continue
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
