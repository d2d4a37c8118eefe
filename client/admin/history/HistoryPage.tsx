import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, useSearchParams } from 'react-router-dom';
import { EditorPage } from '../kit/EditorPage';
import { LoadFailure, LoadState } from '../kit/LoadState';
import { RefreshButton } from '../kit/RefreshButton';
import { historyPath } from '../paths';
import { theme } from '../theme';
import { before, type Comparison, readComparison } from './comparison';
import { RevisionDetails } from './RevisionDetails';
import { RevisionList } from './RevisionList';
import { type Revisions, useRevisions } from './useRevisions';

/** All that was saved, what each save changed, and the way back. */
export function HistoryPage() {
  const history = useRevisions();
  return (
    <EditorPage
      intro="Every save is kept as a revision. See what it changed, look at the page as it was, or go back to it."
      actions={<RefreshButton load={history.load} />}
    >
      <LoadState
        load={history.load}
        loadingText="Loading history..."
        failureText="Failed to load the history"
        skeleton={<RowSkeletons />}
      >
        {(revisions) => (revisions.length === 0 ? <NoRevisions /> : <History history={history} />)}
      </LoadState>
    </EditorPage>
  );
}

/** On wide screens the list and what was chosen from it stand side by side, on narrow ones one takes the other's place. */
function History({ history }: { history: Revisions }) {
  const { revisions, total } = history;
  const [params] = useSearchParams();
  const isWide = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true });
  const newest = revisions[0]?.number ?? 0;
  const oldest = newest - total + 1;
  const chosen = readComparison(params, oldest);
  const comparison: Comparison | undefined =
    chosen ?? (isWide ? { to: newest, from: before(newest, oldest) } : undefined);
  const isListShown = isWide || !comparison;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(17rem, 5fr) minmax(0, 8fr)' },
        pb: 4,
      }}
    >
      {isListShown && (
        <Box>
          <RevisionList revisions={revisions} selected={comparison?.to} />
          <OlderRevisions history={history} />
        </Box>
      )}
      {comparison && (
        <Box
          sx={{
            position: { md: 'sticky' },
            top: 84,
            maxHeight: { md: 'calc(100dvh - 108px)' },
            overflowY: { md: 'auto' },
            minWidth: 0,
          }}
        >
          {!isWide && (
            <Button component={Link} to={historyPath} size="small" sx={{ mb: 1.5 }}>
              All revisions
            </Button>
          )}
          <RevisionDetails
            comparison={comparison}
            revisions={revisions}
            oldest={oldest}
            takesFocus={!isWide}
            onRestored={history.load.reload}
          />
        </Box>
      )}
    </Box>
  );
}

function OlderRevisions({ history: { revisions, total, older } }: { history: Revisions }) {
  return (
    <Stack spacing={1.5} sx={{ mt: 2, alignItems: 'flex-start' }}>
      <LoadFailure
        load={{ data: undefined, isLoading: older.isLoading, failure: older.failure, reload: older.show }}
        text="Failed to load older revisions"
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {`${revisions.length} of ${total} ${total === 1 ? 'revision' : 'revisions'}`}
      </Typography>
      {revisions.length < total && (
        <Button variant="outlined" onClick={older.show} disabled={older.isLoading}>
          {older.isLoading ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </Stack>
  );
}

function NoRevisions() {
  return (
    <Box sx={{ p: { xs: 3, sm: 5 }, border: '1px dashed', borderColor: 'divider', borderRadius: '14px' }}>
      <Typography variant="h2">Nothing was saved yet</Typography>
      <Typography sx={{ mt: 1, maxWidth: '60ch' }}>
        As soon as you save something, it stands here, with what it changed and the way back.
      </Typography>
    </Box>
  );
}

function RowSkeletons() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 480 }}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} variant="rounded" height={64} sx={{ borderRadius: '10px' }} />
      ))}
    </Stack>
  );
}
