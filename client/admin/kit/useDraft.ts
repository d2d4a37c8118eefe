import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft';
import { differences } from './rebase';

/** Values that an earlier visit left unsaved, until they are restored or dismissed. */
export interface DraftOffer {
  typedAt: number;
  restore: () => void;
  dismiss: () => void;
}

interface DraftOptions<Stored, Values extends FieldValues> {
  name: string;
  stored: Stored | undefined;
  toValues: (stored: Stored | undefined) => Values;
  /** What the form's values started from. */
  base: RefObject<Stored | undefined>;
  subscribe: UseFormSubscribe<Values>;
  restore: (draft: Draft<Values, Stored>) => void;
}

/** Keeps a draft while there are unsaved values, and offers the one that was there at the start. */
export function useDraft<Stored, Values extends FieldValues>({
  name,
  stored,
  toValues,
  base,
  subscribe,
  restore,
}: DraftOptions<Stored, Values>): DraftOffer | undefined {
  const [offer, setOffer] = useState(() => findDraft(name, stored, toValues));
  const isWritten = useRef(false);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) writeDraft(name, { values, from: base.current, typedAt: Date.now() });
          else if (isWritten.current) removeDraft(name);
          isWritten.current = isDirty === true;
        },
      }),
    [subscribe, name, base],
  );

  if (!offer) return undefined;
  return {
    typedAt: offer.typedAt,
    restore() {
      restore(offer);
      setOffer(undefined);
    },
    dismiss() {
      if (!isWritten.current) removeDraft(name);
      setOffer(undefined);
    },
  };
}

/** @returns the draft of that name, unless it says what is stored anyway */
export function findDraft<Stored, Values>(
  name: string,
  stored: Stored | undefined,
  toValues: (stored: Stored | undefined) => Values,
): Draft<Values, Stored> | undefined {
  const draft = readDraft(name, stored, toValues);
  return draft && differences(draft.values, toValues(stored)).length > 0 ? draft : undefined;
}
