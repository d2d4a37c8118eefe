import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';

/** How a field of a form is told of outside it. */
export interface Caption {
  label: string;
  /** What the owner reads as its value. */
  toText: (value: unknown) => string;
}

/** The captions of a form's fields by their names, in the order of the fields. */
export type Captions = Map<string, Caption>;

const CaptionsContext = createContext<{ captions: Captions; group?: string } | undefined>(undefined);

/** Collects the captions of the fields within. */
export function FieldCaptions({ captions, children }: { captions: Captions; children: ReactNode }) {
  const value = useMemo(() => ({ captions }), [captions]);
  return <CaptionsContext value={value}>{children}</CaptionsContext>;
}

/** Puts a name before the captions of the fields within. */
export function CaptionGroup({ name, children }: { name: string; children: ReactNode }) {
  const captions = useContext(CaptionsContext)?.captions;
  const value = useMemo(() => captions && { captions, group: name }, [captions, name]);
  return <CaptionsContext value={value}>{children}</CaptionsContext>;
}

/** Gives a field its caption. */
export function useCaption(name: string, label: string, toText: Caption['toText'] = String): void {
  const context = useContext(CaptionsContext);
  useEffect(() => {
    context?.captions.set(name, { label: context.group ? `${context.group}: ${label}` : label, toText });
  });
}
