import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Control, type DefaultValues, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form';
import { type Failure, isUnauthenticated, toFailure } from '../../apollo/errors';
import { useSignInAgain } from '../SignInAgain';
import { removeDraft } from './draft';
import type { Captions } from './FieldCaptions';
import { collisions, differences, rebase } from './rebase';
import type { SaveOutcome } from './saveOutcome';
import { useOpenForm } from './UnsavedChanges';
import { type DraftOffer, useDraft } from './useDraft';
import { useSaveShortcut } from './useSaveShortcut';

/** What a form says after saving failed. */
export interface FailureText {
  title: string;
  reason?: string;
  /** What to do about it. */
  hint?: string;
}

export interface EntityFormOptions<Stored, Values extends FieldValues> {
  /** Under this name, unique among all forms, unsaved values are kept in the browser. */
  draftName: string;
  /** What is on the server, as far as is known. When it changes, the form follows, unless that collides with edits. */
  stored: Stored | undefined;
  /** The values that are edited of it, or those of a new one. Keep it the same between renders. */
  toValues: (stored: Stored | undefined) => Values;
  /**
   * @param from what the form started from: other values are edits, and another version must not be written over.
   * Without one there is nothing yet.
   */
  save: (values: Values, from: Stored | undefined) => Promise<SaveOutcome<Stored>>;
  describeFailure: (failure: Failure) => FailureText;
  /** How long the form is `saved` before it is `idle` again, in milliseconds. */
  savedTime?: number;
  /** Called when the owner lets go of what was deleted elsewhere. */
  onGone?: () => void;
}

/** Two versions of the same, between which the owner has to choose. */
export interface Conflict<Values> {
  mine: Values;
  /** What was saved meanwhile; undefined when it was deleted. */
  theirs: Values | undefined;
  /** Saves what was typed over what was saved meanwhile, or adds it again. */
  keepMine: () => void;
  /** Drops what was typed. */
  takeTheirs: () => void;
  /** Leaves everything as it is, unsaved. */
  goOn: () => void;
}

export interface EntityForm<Values extends FieldValues> {
  control: Control<Values>;
  captions: Captions;
  status: 'idle' | 'saving' | 'saved';
  failure: FailureText | undefined;
  draft: DraftOffer | undefined;
  conflict: Conflict<Values> | undefined;
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

/** Thrown by `save` instead of asking the server without a token. The message is what the owner is told. */
export class SignedOutError extends Error {}

/**
 * The state of a form that edits something stored on the server: what changed, saving it (also by Ctrl+S or ⌘S), and
 * telling what the server refused at the fields that it refused. Nothing typed is lost: values stay when saving fails,
 * leaving is asked about, what is unsaved is offered again after the session ended or the browser crashed, and nothing
 * that was saved elsewhere is written over unseen.
 */
export function useEntityForm<Stored, Values extends FieldValues>({
  draftName,
  stored,
  toValues,
  save,
  describeFailure,
  savedTime = 0,
  onGone,
}: EntityFormOptions<Stored, Values>): EntityForm<Values> {
  const form = useForm<Values>({ defaultValues: toValues(stored) as DefaultValues<Values> });
  const { control, reset, getValues, setError } = form;
  const { isDirty } = form.formState;
  const [status, setStatus] = useState<EntityForm<Values>['status']>('idle');
  const [failure, setFailure] = useState<FailureText>();
  const [meanwhile, setMeanwhile] = useState<{ stored: Stored | undefined }>();
  const { askToSignIn } = useSignInAgain();
  const [captions] = useState<Captions>(() => new Map());
  const base = useRef(stored);
  const isBusy = useRef(false);
  const latest = useRef(stored);
  latest.current = stored;

  const changeBase = useCallback(
    (to: Stored | undefined, typed: Values) => {
      base.current = to;
      const kept = { keepErrors: true, keepIsSubmitted: true };
      reset(toValues(to), kept);
      reset(typed, { ...kept, keepDefaultValues: true });
    },
    [reset, toValues],
  );

  /** Takes on a newer version, but for one that collides with edits: saving will tell, and show both. */
  const follow = useCallback(
    (to: Stored | undefined) => {
      const [typed, from, values] = [structuredClone(getValues()), toValues(base.current), toValues(to)];
      if (collisions(typed, from, values).length === 0) changeBase(to, rebase(typed, from, values));
    },
    [getValues, toValues, changeBase],
  );

  const storedText = JSON.stringify(stored);
  useEffect(() => {
    if (storedText !== JSON.stringify(base.current) && !isBusy.current) follow(latest.current);
  }, [storedText, follow]);

  const discard = useCallback(() => {
    reset(toValues(base.current));
    setFailure(undefined);
    removeDraft(draftName);
  }, [reset, toValues, draftName]);
  useOpenForm({ isUnsaved: isDirty || status === 'saving', discard });

  useEffect(() => {
    if (status !== 'saved') return;
    const timer = setTimeout(() => setStatus('idle'), savedTime);
    return () => clearTimeout(timer);
  }, [status, savedTime]);

  async function trySaving(values: Values) {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus('saving');
    setFailure(undefined);
    try {
      const outcome = await saveOverMoves(values);
      if ('stored' in outcome) {
        settle(values, outcome.stored);
        return;
      }
      // It stays busy until the owner has chosen.
      setStatus('idle');
      setMeanwhile({ stored: outcome.meanwhile });
    } catch (error) {
      isBusy.current = false;
      setStatus('idle');
      showFailure(error, values);
      // A part of it may be saved.
      follow(latest.current);
    }
  }

  /** Saves, also when the session has ended, after the owner signed in again. */
  async function saveSignedIn(values: Values): Promise<SaveOutcome<Stored>> {
    try {
      return await save(values, base.current);
    } catch (error) {
      const cause = causeOf(error);
      const isSignedOut = isUnauthenticated(cause) || cause instanceof SignedOutError;
      if (!isSignedOut || !(await askToSignIn(toFailure(cause).message))) throw error;
      return saveSignedIn(values);
    }
  }

  /** Saves, also when nothing that can be typed was changed meanwhile, or exactly what was typed. */
  async function saveOverMoves(values: Values): Promise<SaveOutcome<Stored>> {
    const outcome = await saveSignedIn(values);
    if ('stored' in outcome || outcome.meanwhile === undefined) return outcome;
    const [from, theirs] = [toValues(base.current), toValues(outcome.meanwhile)];
    const hasAllOfMine = differences(rebase(values, from, theirs), theirs).length === 0;
    if (hasAllOfMine) return { stored: outcome.meanwhile };
    if (differences(from, theirs).length > 0) return outcome;
    base.current = outcome.meanwhile;
    return saveOverMoves(values);
  }

  function settle(sent: Values, to: Stored) {
    // Meanwhile the owner may have typed on.
    changeBase(to, rebase(structuredClone(getValues()), sent, toValues(to)));
    isBusy.current = false;
    setStatus(savedTime > 0 ? 'saved' : 'idle');
  }

  function showFailure(error: unknown, values: Values) {
    const part = error instanceof PartError ? error.part : undefined;
    const reason = toFailure(causeOf(error));
    // Without a code there was no answer of the server's.
    const isLost = reason.code === undefined;
    setFailure({ ...describeFailure(reason), ...(isLost && { hint: tryLater }) });
    const known = reason.fields
      .map(({ field, message }) => ({ name: part ? `${part}.${field}` : field, message }))
      .filter(({ name }) => get(values, name) !== undefined);
    for (const [index, { name, message }] of known.entries()) {
      setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }

  const submit = form.handleSubmit(trySaving);
  useSaveShortcut(submit);
  const draft = useDraft({
    name: draftName,
    stored,
    toValues,
    base,
    subscribe: form.subscribe,
    restore: ({ from, values }) => {
      changeBase(from, values);
      follow(latest.current);
    },
  });
  return { control, captions, status, failure, draft, conflict: meanwhile && toConflict(meanwhile.stored), submit };

  function toConflict(current: Stored | undefined): Conflict<Values> {
    const typed = structuredClone(getValues());
    const theirs = current && toValues(current);
    // What was not edited follows what was saved.
    const mine = theirs ? rebase(typed, toValues(base.current), theirs) : typed;
    const close = () => {
      setMeanwhile(undefined);
      isBusy.current = false;
    };
    return {
      mine,
      theirs,
      keepMine() {
        close();
        changeBase(current, mine);
        void trySaving(mine);
      },
      takeTheirs() {
        close();
        discard();
        if (current === undefined && onGone) onGone();
        else changeBase(current, toValues(current));
      },
      goOn() {
        close();
        setFailure(unresolved);
      },
    };
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof PartError ? error.cause : error;
}

const tryLater = 'What you typed is kept here. Save it again when the connection is back.';

const unresolved: FailureText = {
  title: 'Not saved.',
  reason: 'It was changed elsewhere in the meantime. Save again to choose between the two versions.',
};
