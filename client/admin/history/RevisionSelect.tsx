import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { History_RevisionFragment as Revision } from '../../../schema/generated/admin';

interface RevisionSelectProps {
  label: string;
  /** Number of the chosen revision, which need not be among the listed ones. */
  value: number | undefined;
  revisions: readonly Revision[];
  onChange: (number: number) => void;
}

/** A choice of one revision. It is the browser's own, which phones show well also with hundreds of entries. */
export function RevisionSelect({ label, value, revisions, onChange }: RevisionSelectProps) {
  const id = useId();
  const isListed = value === undefined || revisions.some(({ number }) => number === value);
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ select: { native: true } }}
    >
      {value === undefined && (
        <option value="" disabled>
          Choose a revision
        </option>
      )}
      {!isListed && <option value={value}>{`Revision ${value}`}</option>}
      {revisions.map(({ number, summary }) => (
        <option key={number} value={number}>{`Revision ${number}: ${summary}`}</option>
      ))}
    </TextField>
  );
}
