import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { RevisionDifferenceDocument, type RevisionDifferenceQuery } from '../../../schema/generated/admin';
import { toFailure } from '../../apollo/errors';
import { LoadState } from '../kit/LoadState';
import { FieldChange } from './FieldChange';
import { sectionLabel } from './wording';

type ItemDifference = RevisionDifferenceQuery['revisionDifference'][number];

/** What became of each item between two revisions, section by section. */
export function Difference({ from, to }: { from: number; to: number }) {
  // Kept out of the cache: items of two sections may have one number.
  const { data, loading, error, refetch } = useQuery(RevisionDifferenceDocument, {
    variables: { from, to },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <LoadState
      load={{
        data: data?.revisionDifference,
        isLoading: loading,
        failure: error && !loading ? toFailure(error) : undefined,
        reload: async () => {
          await refetch().catch(() => undefined);
        },
      }}
      loadingText="Comparing..."
      failureText="Failed to compare these revisions"
      skeleton={<DifferenceSkeleton />}
    >
      {(items) =>
        items.length === 0 ? (
          <Typography color="textSecondary">The content of these two revisions is the same.</Typography>
        ) : (
          <Stack spacing={3.5}>
            {[...Map.groupBy(items, ({ section }) => section)].map(([section, changed]) => (
              <SectionDifference key={section} label={sectionLabel(section)}>
                {changed.map((item) => (
                  <ItemChange key={item.id} item={item} />
                ))}
              </SectionDifference>
            ))}
          </Stack>
        )
      }
    </LoadState>
  );
}

function SectionDifference({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <Stack spacing={2.5}>{children}</Stack>
    </Box>
  );
}

const kinds = {
  ADDED: { label: 'Added', color: 'success' },
  REMOVED: { label: 'Removed', color: 'error' },
  CHANGED: { label: 'Changed', color: 'info' },
  MOVED: { label: 'Moved', color: 'default' },
} as const;

function ItemChange({ item: { name, kind, fields } }: { item: ItemDifference }) {
  const id = useId();
  const { label, color } = kinds[kind];
  return (
    <Box component="article" aria-labelledby={id} sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1.25, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          id={id}
          variant="body1"
          component="h4"
          dir="auto"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name ?? 'Without a title'}
        </Typography>
        <Chip size="small" variant="outlined" label={label} color={color} />
      </Stack>
      <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
        {fields.map((field) => (
          <FieldChange key={field.field} change={field} kind={kind} />
        ))}
      </Stack>
    </Box>
  );
}

function DifferenceSkeleton() {
  return (
    <Stack spacing={2}>
      <Skeleton width={140} height={24} />
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={72} />
    </Stack>
  );
}
