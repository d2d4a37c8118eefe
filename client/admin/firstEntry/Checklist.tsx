import { useMutation } from '@apollo/client/react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import Unchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DismissChecklistDocument, type Setup_SetupFragment } from '../../../schema/generated/admin';
import { useListNews } from '../kit/useListNews';
import { visuallyHidden } from '../kit/visuallyHidden';
import { storeSetup } from '../overview/useOverview';
import { type Step, stepsOf } from './steps';

/** What is left to do until the site is the owner's own. It is gone once all is done, or the owner wants it gone. */
export function Checklist({ setup }: { setup: Setup_SetupFragment }) {
  const id = useId();
  const news = useListNews();
  const [dismiss, { loading }] = useMutation(DismissChecklistDocument, {
    context: { isRepeatable: true },
    update: storeSetup,
  });
  const steps = stepsOf(setup);
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  if (setup.isChecklistDismissed || doneCount === steps.length) return null;

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        mb: 3,
        px: { xs: 2, sm: 3 },
        py: 2,
        borderRadius: '14px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Stack direction="row" spacing={1.5} sx={{ mb: 0.5, alignItems: 'center' }}>
        <Typography id={id} variant="h2">
          Make it your own
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {`${doneCount} of ${steps.length} done`}
        </Typography>
        <Tooltip title="Hide this list">
          <IconButton
            aria-label="Hide this list"
            disabled={loading}
            onClick={() => void dismiss().catch(news.tellFailure('Your answer could not be saved.'))}
            sx={{ width: 40, height: 40, '&&': { mr: -1.25 } }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step) => (
          <StepLine key={step.title} step={step} />
        ))}
      </Box>
    </Box>
  );
}

function StepLine({ step: { title, isDone, advice, link } }: { step: Step }) {
  const Icon = isDone ? CheckCircle : Unchecked;
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ py: 1 }}>
      <Icon fontSize="small" sx={{ mt: 0.125, color: isDone ? 'success.main' : 'text.secondary' }} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 0.25, sm: 2 }}
        sx={{ flexGrow: 1, alignItems: { sm: 'baseline' } }}
      >
        <Typography variant="body2" sx={{ flexShrink: 0, width: { sm: '11rem' }, fontWeight: 600 }}>
          {title}
          <Box component="span" sx={visuallyHidden}>
            {isDone ? ': done' : ': to do'}
          </Box>
        </Typography>
        {isDone ? (
          <Typography variant="body2" color="textSecondary" aria-hidden>
            Done
          </Typography>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
              {advice}
            </Typography>
            <StepLink {...link} />
          </>
        )}
      </Stack>
    </Stack>
  );
}

function StepLink({ label, to, isOutside }: Step['link']) {
  const target = isOutside
    ? { component: 'a', href: to, target: '_blank', rel: 'noopener' }
    : { component: RouterLink, to };
  return (
    <Link {...target} variant="body2" sx={{ flexShrink: 0, py: { xs: 0.5, sm: 0 }, fontWeight: 600 }}>
      {label}
    </Link>
  );
}
