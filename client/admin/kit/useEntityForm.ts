import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Control, type DefaultValues, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form';
import { type Failure, toFailure } from '../../apollo/errors';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft';
import { rebase } from './rebase';
import { useOpenForm } from './UnsavedChanges';

/** What a form says after saving failed. */
export interface FailureText {
  title: string;
  reason?: string;
}

export interface EntityFormOptions<Values extends FieldValues> {
  /** Under this name, unique among all forms, unsaved values are kept in the browser. */
  draftName: string;
  /** The values as they are on the server. When they change, fields that were not edited follow. */
  stored: Values;
  /** @param original what the form started from: other values are edits */
  save: (values: Values, original: Values) => Promise<void>;
  describeFailure: (failure: Failure) => FailureText;
  /** How long the form is `saved` before it is `idle` again, in milliseconds. */
  savedTime?: number;
}

export interface EntityForm<Values extends FieldValues> {
  control: Control<Values>;
  status: 'idle' | 'saving' | 'saved';
  failure: FailureText | undefined;
  /** Values that an earlier visit left unsaved, until they are restored or dismissed. */
  draft: { typedAt: number; restore: () => void; dismiss: () => void } | undefined;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
}

/** Thrown by `save` when one part of the values failed: the server's field errors are meant within it. */
export class PartError extends Error {
  constructor(
    /** Path of the part within the values. */
    readonly part: string,
    cause: unknown,
  ) {
    super(`Saving ${part} failed.`, { cause });
  }
}

/**
 * The state of a form that edits something stored on the server: what changed, saving it (also by Ctrl+S or ⌘S), and
 * telling what the server refused at the fields that it refused. Nothing typed is lost: values stay when saving fails,
 * leaving is asked about, and what is unsaved is offered again after the session ended or the browser crashed.
 */
export function useEntityForm<Values extends FieldValues>({
  draftName,
  stored,
  save,
  describeFailure,
  savedTime = 0,
}: EntityFormOptions<Values>): EntityForm<Values> {
  const form = useForm<Values>({ defaultValues: stored as DefaultValues<Values> });
  const { control, reset, getValues, setError } = form;
  const { isDirty } = form.formState;
  const [status, setStatus] = useState<EntityForm<Values>['status']>('idle');
  const [failure, setFailure] = useState<FailureText>();
  const base = useRef(stored);
  const isSaving = useRef(false);

  const changeBase = useCallback(
    (to: Values, typed: Values) => {
      base.current = to;
      const kept = { keepErrors: true, keepIsSubmitted: true };
      reset(to, kept);
      reset(typed, { ...kept, keepDefaultValues: true });
    },
    [reset],
  );

  const storedText = JSON.stringify(stored);
  useEffect(() => {
    if (storedText === JSON.stringify(base.current)) return;
    const to: Values = JSON.parse(storedText);
    changeBase(to, rebase(getValues(), base.current, to));
  }, [storedText, getValues, changeBase]);

  const discard = useCallback(() => {
    reset(base.current);
    setFailure(undefined);
    removeDraft(draftName);
  }, [reset, draftName]);
  useOpenForm({ isDirty, discard });

  useEffect(() => {
    if (status !== 'saved') return;
    const timer = setTimeout(() => setStatus('idle'), savedTime);
    return () => clearTimeout(timer);
  }, [status, savedTime]);

  async function trySaving(values: Values) {
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus('saving');
    setFailure(undefined);
    const original = base.current;
    try {
      await save(values, original);
      // Meanwhile the owner may have typed on, and newer values of other fields may have come.
      changeBase(rebase(values, original, base.current), structuredClone(getValues()));
      setStatus(savedTime > 0 ? 'saved' : 'idle');
    } catch (error) {
      setStatus('idle');
      showFailure(error, values);
    } finally {
      isSaving.current = false;
    }
  }

  function showFailure(error: unknown, values: Values) {
    const part = error instanceof PartError ? error.part : undefined;
    const reason = toFailure(error instanceof PartError ? error.cause : error);
    setFailure(describeFailure(reason));
    const known = reason.fields
      .map(({ field, message }) => ({ name: part ? `${part}.${field}` : field, message }))
      .filter(({ name }) => get(values, name) !== undefined);
    for (const [index, { name, message }] of known.entries()) {
      setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }

  const submit = form.handleSubmit(trySaving);
  useSaveShortcut(submit);
  const draft = useDraft(draftName, stored, form.subscribe, (values) => reset(values, { keepDefaultValues: true }));
  return { control, status, failure, draft, submit };
}

/** Keeps a draft while there are unsaved values, and offers the one that was there at the start. */
function useDraft<Values extends FieldValues>(
  name: string,
  stored: Values,
  subscribe: ReturnType<typeof useForm<Values>>['subscribe'],
  restore: (values: Values) => void,
): EntityForm<Values>['draft'] {
  const [offer, setOffer] = useState<Draft<Values> | undefined>(() => {
    const draft = readDraft(name, stored);
    return draft && JSON.stringify(draft.values) !== JSON.stringify(stored) ? draft : undefined;
  });
  const isWritten = useRef(false);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) writeDraft(name, { values, typedAt: Date.now() });
          else if (isWritten.current) removeDraft(name);
          isWritten.current = isDirty === true;
        },
      }),
    [subscribe, name],
  );

  if (!offer) return undefined;
  return {
    typedAt: offer.typedAt,
    restore() {
      restore(offer.values);
      setOffer(undefined);
    },
    dismiss() {
      if (!isWritten.current) removeDraft(name);
      setOffer(undefined);
    },
  };
}

function useSaveShortcut(submit: () => Promise<void>): void {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void latest.current();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
