import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { RevisionContentDocument } from '../../../schema/generated/preview';
import { toFailure } from '../../apollo/errors';
import { PageContent } from '../../site/PageContent';
import { FormSkeleton, LoadState } from '../kit/LoadState';
import { usePageTitle } from '../layout/usePageTitle';
import { historyPath } from '../paths';
import { exactly } from './when';

/** The page as visitors saw it at a revision. */
export function RevisionPreview() {
  const number = Number(useParams().number);
  usePageTitle(`Preview of revision ${number}`);
  // Kept out of the cache: the items of an old revision have the numbers of today's.
  const { data, loading, error, refetch } = useQuery(RevisionContentDocument, {
    variables: { number },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const content = data?.revisionContent;
  return (
    <>
      {content ? (
        <Stage>
          <PageContent page={{ data: content, isLoading: false, hasFailed: false }} />
        </Stage>
      ) : (
        <Box component="main" sx={{ p: { xs: 2, sm: 3 } }}>
          <LoadState
            load={{
              data: undefined,
              isLoading: loading,
              failure: error && !loading ? toFailure(error) : undefined,
              reload: async () => {
                await refetch().catch(() => undefined);
              },
            }}
            loadingText="Loading preview..."
            failureText="Failed to load the preview"
            skeleton={<FormSkeleton />}
          >
            {() => null}
          </LoadState>
        </Box>
      )}
      <PreviewBar number={number} createdAt={content?.createdAt} />
    </>
  );
}

/** What would leave the page or send something: links but those within the page, projects' sites, the contact form. */
const leaving = 'a[href]:not([href^="#"]), [data-address], [type=submit]';

/** Shows the page to be looked at: it can be scrolled and unfolded, but nothing in it leads away or sends. */
function Stage({ children }: { children: ReactNode }) {
  const { enqueueSnackbar } = useSnackbar();

  function stop(event: SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
    enqueueSnackbar('In a preview, links and forms do nothing.', { key: 'preview', preventDuplicate: true });
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest(leaving)) return stop(event);
    const anchor = event.target.closest('a')?.hash.slice(1);
    if (!anchor) return;
    // The address stays that of the preview.
    event.preventDefault();
    document.getElementById(anchor)?.scrollIntoView();
  }

  return (
    <Box
      onClickCapture={onClick}
      onAuxClickCapture={onClick}
      onSubmitCapture={stop}
      // The ground that the public page stands on, where the admin has its own.
      sx={{
        pb: 12,
        bgcolor: 'var(--paper)',
        color: 'var(--ink)',
        fontFamily: 'var(--font-text)',
        fontSize: 'var(--text-body)',
        lineHeight: 1.65,
      }}
    >
      {children}
    </Box>
  );
}

function PreviewBar({ number, createdAt }: { number: number; createdAt: string | undefined }) {
  return (
    <Box
      component="aside"
      aria-label="Preview"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        px: { xs: 2, sm: 3 },
        py: 1.25,
        bgcolor: 'var(--surface-raised)',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2">
          <strong>{`Preview of revision ${number}`}</strong>
          {createdAt && ` · what visitors saw on ${exactly(createdAt)}`}
        </Typography>
        <Button
          component={Link}
          to={`${historyPath}?to=${number}`}
          variant="contained"
          size="small"
          sx={{ flexShrink: 0 }}
        >
          Back to History
        </Button>
      </Stack>
    </Box>
  );
}
