import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DifferenceKind, RevisionDifferenceQuery } from '../../../schema/generated/admin';
import { visuallyHidden } from '../kit/visuallyHidden';
import { compareWords, type Stretch } from './compareWords';
import { fieldLabel, valueText } from './wording';

type FieldDifference = RevisionDifferenceQuery['revisionDifference'][number]['fields'][number];

interface FieldChangeProps {
  change: FieldDifference;
  /** What became of the item. Of one that is only in one of the revisions, there is one value to show. */
  kind: DifferenceKind;
}

/** What became of one field: its old and its new text, with the words marked that differ. */
export function FieldChange({ change, kind }: FieldChangeProps) {
  const before = valueText(change.field, change.before);
  const after = valueText(change.field, change.after);
  const isTold = kind === 'ADDED' || kind === 'REMOVED';
  const words = compareWords(before ?? '', after ?? '');
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ fontWeight: 600 }}>
        {fieldLabel(change.field)}
      </Typography>
      {isTold ? (
        <Box component="dd" sx={{ m: 0 }}>
          <Value>{kind === 'ADDED' ? after : before}</Value>
        </Box>
      ) : (
        <Box
          component="dd"
          sx={{ m: 0, mt: 0.5, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
        >
          <Side label="Before">{before && <Words stretches={words.before} mark="del" />}</Side>
          <Side label="After">{after && <Words stretches={words.after} mark="ins" />}</Side>
        </Box>
      )}
    </div>
  );
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, px: 1.5, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="caption" component="p" color="textSecondary">
        {label}
      </Typography>
      <Value>{children}</Value>
    </Box>
  );
}

function Value({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children || <em>Empty</em>}
    </Typography>
  );
}

/** Struck through or underlined, so that nobody needs the colours to tell; said in words to those who only hear it. */
const marks = {
  del: { said: 'removed: ', colour: 'var(--red-500)', textDecoration: 'line-through' },
  ins: { said: 'added: ', colour: 'var(--emerald-500)', textDecoration: 'underline' },
} as const;

function Words({ stretches, mark }: { stretches: readonly Stretch[]; mark: keyof typeof marks }) {
  const { said, colour, textDecoration } = marks[mark];
  return stretches.map(({ text, isMarked }, index) => {
    const space = text.length - text.trimStart().length;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a stretch is nothing but its place
    if (!isMarked || space === text.length) return <span key={index}>{text}</span>;
    return (
      <span key={index}>
        {text.slice(0, space)}
        <Box
          component={mark}
          sx={{
            color: 'inherit',
            textDecoration,
            borderRadius: '3px',
            backgroundColor: `color-mix(in oklab, ${colour} 18%, transparent)`,
          }}
        >
          <Box component="span" sx={visuallyHidden}>
            {said}
          </Box>
          {text.slice(space)}
        </Box>
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a stretch is nothing but its place
  });
}
