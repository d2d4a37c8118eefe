import RestoreIcon from '@mui/icons-material/Restore';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { History_RevisionFragment as Revision } from '../../../schema/generated/admin';
import { describeAge } from '../overview/age';
import { historyPath, previewPath } from '../paths';
import { type Comparison, comparisonSearch } from './comparison';
import { Difference } from './Difference';
import { RevisionSelect } from './RevisionSelect';
import { useRestore } from './useRestore';
import { exactly, useNow } from './when';

interface RevisionDetailsProps {
  comparison: Comparison;
  revisions: readonly Revision[];
  /** Number of the oldest revision that is kept. */
  oldest: number;
  /** Whether the focus goes here when another revision is chosen. */
  takesFocus: boolean;
  onRestored: () => void;
}

/** One revision: what it is, the way back to it, and how it differs from another. */
export function RevisionDetails({ comparison, revisions, oldest, takesFocus, onRestored }: RevisionDetailsProps) {
  const { from, to } = comparison;
  const id = useId();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = revisions[0]?.number ?? to;
  const revision = revisions.find(({ number }) => number === to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is what takes the focus
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, to]);

  function compare(next: Comparison) {
    navigate({ search: comparisonSearch(next) }, { replace: true });
  }

  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography
        id={id}
        ref={heading}
        tabIndex={-1}
        variant="h2"
        dir="auto"
        sx={{ overflowWrap: 'anywhere', outline: 'none' }}
      >
        {revision?.summary ?? `Revision ${to}`}
      </Typography>
      {revision && <Facts revision={revision} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button component={Link} to={previewPath(to)} variant="outlined" startIcon={<VisibilityOutlined />}>
          Preview
        </Button>
        {revision && !revision.isCurrent && (
          <RestoreButton
            revision={revision}
            newest={newest}
            onRestored={() => {
              onRestored();
              navigate(historyPath);
            }}
          />
        )}
      </Stack>
      <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        {from === undefined && (
          <Typography color="textSecondary" sx={{ mb: revisions.length > 1 ? 2 : 0 }}>
            There is no older revision to compare this one with.
          </Typography>
        )}
        {newest > oldest && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 3 }}>
            <RevisionSelect
              label="Compare"
              value={from}
              revisions={revisions}
              onChange={(number) => compare({ to, from: number })}
            />
            <RevisionSelect
              label="with"
              value={to}
              revisions={revisions}
              onChange={(number) => compare({ from, to: number })}
            />
          </Box>
        )}
        {from !== undefined && <Difference key={`${from}-${to}`} from={from} to={to} />}
      </Box>
    </Card>
  );
}

function Facts({ revision: { number, createdAt, isCurrent } }: { revision: Revision }) {
  const now = useNow();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {`Revision ${number} · ${describeAge(new Date(createdAt), now)} · ${exactly(createdAt)}`}
      {isCurrent && ' · Visitors see it now.'}
    </Typography>
  );
}

function RestoreButton(props: { revision: Revision; newest: number; onRestored: () => void }) {
  const { revision, newest, onRestored } = props;
  const restore = useRestore();
  return (
    <Button
      variant="contained"
      startIcon={<RestoreIcon />}
      onClick={async () => {
        if (await restore(revision, newest)) onRestored();
      }}
    >
      Restore
    </Button>
  );
}
