import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from './ConfirmDialog';

interface UnsavedChanges {
  /** Forms that are open now. */
  formCount: number;
  hasUnsaved: boolean;
  /** Asks whether unsaved changes may go, and drops them if so. Resolves to true at once when there are none. */
  confirmDiscard: () => Promise<boolean>;
  report: (id: string, form: OpenForm) => void;
  forget: (id: string) => void;
}

interface OpenForm {
  /** Whether it holds what is not stored yet. */
  isUnsaved: boolean;
  /** Goes back to what is stored. Keep it the same between renders. */
  discard: () => void;
}

const UnsavedChangesContext = createContext<UnsavedChanges>({
  formCount: 0,
  hasUnsaved: false,
  confirmDiscard: () => Promise.resolve(true),
  report: () => undefined,
  forget: () => undefined,
});

/** Tells of changes that are not stored yet, in whichever form of the page. */
export function useUnsavedChanges(): Pick<UnsavedChanges, 'formCount' | 'hasUnsaved' | 'confirmDiscard'> {
  return useContext(UnsavedChangesContext);
}

/** Puts a form under this watch for as long as it is shown. */
export function useOpenForm({ isUnsaved, discard }: OpenForm): void {
  const { report, forget } = useContext(UnsavedChangesContext);
  const id = useId();
  useEffect(() => report(id, { isUnsaved, discard }), [report, id, isUnsaved, discard]);
  useEffect(() => () => forget(id), [forget, id]);
}

/** Knows of all open forms, and asks before their changes are lost: on closing the tab and on going to another page. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const [forms, setForms] = useState<ReadonlyMap<string, OpenForm>>(new Map());
  const unsaved = useRef<readonly OpenForm[]>([]);
  const open = [...forms.values()];
  unsaved.current = open.filter((form) => form.isUnsaved);
  const hasUnsaved = unsaved.current.length > 0;
  const formCount = open.length;

  const report = useCallback((id: string, form: OpenForm) => setForms((known) => new Map(known).set(id, form)), []);
  const forget = useCallback(
    (id: string) => setForms((known) => new Map([...known].filter(([knownId]) => knownId !== id))),
    [],
  );

  const confirmDiscard = useCallback(async () => {
    if (unsaved.current.length === 0) return true;
    const isConfirmed = await confirm({
      title: 'Discard unsaved changes?',
      text: 'What you typed on this page has not been saved yet.',
      confirmLabel: 'Discard changes',
      cancelLabel: 'Keep editing',
      isDestructive: true,
    });
    if (!isConfirmed) return false;
    for (const form of unsaved.current) form.discard();
    // At once: the forms tell of it after they are rendered again, and by then the page may have been left.
    unsaved.current = [];
    setForms((known) => new Map([...known].map(([id, form]) => [id, { ...form, isUnsaved: false }])));
    return true;
  }, [confirm]);

  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.current.length > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmDiscard().then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirmDiscard]);

  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);

  const value = useMemo(
    () => ({ formCount, hasUnsaved, confirmDiscard, report, forget }),
    [formCount, hasUnsaved, confirmDiscard, report, forget],
  );
  return <UnsavedChangesContext value={value}>{children}</UnsavedChangesContext>;
}
