import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
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
  isDirty: boolean;
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
export function useOpenForm({ isDirty, discard }: OpenForm): void {
  const { report, forget } = useContext(UnsavedChangesContext);
  const id = useId();
  useEffect(() => report(id, { isDirty, discard }), [report, id, isDirty, discard]);
  useEffect(() => () => forget(id), [forget, id]);
}

/** Knows of all open forms, and asks before their changes are lost: on closing the tab and on following a link. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const [forms, setForms] = useState<ReadonlyMap<string, OpenForm>>(new Map());
  const dirtyForms = useRef<readonly OpenForm[]>([]);
  const open = [...forms.values()];
  dirtyForms.current = open.filter((form) => form.isDirty);
  const hasUnsaved = dirtyForms.current.length > 0;
  const formCount = open.length;

  const report = useCallback((id: string, form: OpenForm) => setForms((known) => new Map(known).set(id, form)), []);
  const forget = useCallback(
    (id: string) => setForms((known) => new Map([...known].filter(([knownId]) => knownId !== id))),
    [],
  );

  const confirmDiscard = useCallback(async () => {
    if (dirtyForms.current.length === 0) return true;
    const isConfirmed = await confirm({
      title: 'Discard unsaved changes?',
      text: 'What you typed on this page has not been saved yet.',
      confirmLabel: 'Discard changes',
      cancelLabel: 'Keep editing',
      isDestructive: true,
    });
    if (isConfirmed) for (const form of dirtyForms.current) form.discard();
    return isConfirmed;
  }, [confirm]);

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

/**
 * @returns a handler for `onClickCapture` of an element around links of the admin: it asks before one is followed
 * while there are unsaved changes
 */
export function useLinkGuard(): (event: MouseEvent) => Promise<void> {
  const { hasUnsaved, confirmDiscard } = useUnsavedChanges();
  const navigate = useNavigate();
  return async (event) => {
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!hasUnsaved || opensElsewhere || !link || link.target === '_blank' || link.origin !== location.origin) return;
    const { pathname, search, hash } = link;
    const isOnThisPage = pathname === location.pathname && search === location.search;
    if (isOnThisPage) return;
    event.preventDefault();
    event.stopPropagation();
    if (await confirmDiscard()) navigate(pathname + search + hash);
  };
}
