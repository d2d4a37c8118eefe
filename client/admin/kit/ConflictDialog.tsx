import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { theme } from '../theme';
import type { Captions } from './FieldCaptions';
import { differences } from './rebase';
import type { Conflict } from './useEntityForm';

interface ConflictDialogProps<Values extends FieldValues> {
  /** Undefined while there is none. */
  conflict: Conflict<Values> | undefined;
  captions: Captions;
}

/** Lets the owner choose between what was typed and what was saved elsewhere in the meantime. */
export function ConflictDialog<Values extends FieldValues>({ conflict, captions }: ConflictDialogProps<Values>) {
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  const titleId = useId();
  const textId = useId();
  // What was asked stays in place while the dialog fades out.
  const last = useRef(conflict);
  if (conflict) last.current = conflict;
  const shown = last.current;
  if (!shown) return null;
  const { mine, theirs, keepMine, takeTheirs, goOn } = shown;
  const isDeleted = theirs === undefined;

  return (
    <Dialog
      open={conflict !== undefined}
      onClose={goOn}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: isNarrow ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle id={titleId}>{isDeleted ? 'Deleted in the meantime' : 'Changed in the meantime'}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ mb: 2 }}>
          {isDeleted
            ? 'While you were editing, this was deleted elsewhere. Nothing was saved. What you typed is still here.'
            : 'While you were editing, this was saved elsewhere. Nothing was saved over it. Choose which version to keep.'}
        </DialogContentText>
        {theirs && <Versions mine={mine} theirs={theirs} captions={captions} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1, flexWrap: 'wrap', '&& > *': { m: 0 } }}>
        <Button onClick={goOn} autoFocus>
          Go on editing
        </Button>
        <Button onClick={takeTheirs} color={isDeleted ? 'error' : 'primary'} variant="outlined">
          {isDeleted ? 'Let it go' : 'Take theirs'}
        </Button>
        <Button onClick={keepMine} variant="contained">
          {isDeleted ? 'Add it again' : 'Keep mine'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersionsProps<Values> {
  mine: Values;
  theirs: Values;
  captions: Captions;
}

/** Both versions side by side, field by field where they differ. */
function Versions<Values>({ mine, theirs, captions }: VersionsProps<Values>) {
  const paths = differences(mine, theirs);
  const order = [...captions.keys()];
  paths.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
      {paths.map((path) => {
        const { label = path, toText = String } = captions.get(path) ?? {};
        return (
          <Box key={path}>
            <Typography component="dt" variant="h3" sx={{ mb: 0.75 }}>
              {label}
            </Typography>
            <Box
              component="dd"
              sx={{ display: 'grid', gap: 1, m: 0, gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' } }}
            >
              <Version name="Yours" text={toText(get(mine, path))} isMine />
              <Version name="Saved meanwhile" text={toText(get(theirs, path))} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Version({ name, text, isMine = false }: { name: string; text: string; isMine?: boolean }) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        p: 1.5,
        border: 1,
        borderColor: isMine ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        minWidth: 0,
      }}
    >
      <Typography id={id} variant="caption" component="p" sx={{ fontWeight: 600, color: 'text.secondary' }}>
        {name}
      </Typography>
      {text.trim() === '' ? (
        <Typography sx={{ fontStyle: 'italic', color: 'text.secondary' }}>Empty</Typography>
      ) : (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}
