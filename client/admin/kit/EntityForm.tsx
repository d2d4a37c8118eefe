import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSignInAgain } from '../SignInAgain';
import { ConflictDialog } from './ConflictDialog';
import { FieldCaptions } from './FieldCaptions';
import type { EntityForm as EntityFormState } from './useEntityForm';
import { useIsOnline } from './useIsOnline';

interface EntityFormProps<Values extends FieldValues> {
  form: EntityFormState<Values>;
  /** Names the form for screen readers. */
  label: string;
  children: ReactNode;
}

/** A form element with the offer to restore what was left unsaved, and what asks between two versions. */
export function EntityForm<Values extends FieldValues>({ form, label, children }: EntityFormProps<Values>) {
  return (
    <>
      <Box component="form" noValidate onSubmit={form.submit} aria-label={label}>
        {form.draft && <DraftNotice {...form.draft} />}
        <SignedOutNotice />
        <OfflineNotice />
        <FieldCaptions captions={form.captions}>{children}</FieldCaptions>
      </Box>
      <ConflictDialog conflict={form.conflict} captions={form.captions} />
    </>
  );
}

interface DraftNoticeProps {
  typedAt: number;
  restore: () => void;
  dismiss: () => void;
}

function DraftNotice({ typedAt, restore, dismiss }: DraftNoticeProps) {
  const when = new Date(typedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" size="small" onClick={restore}>
            Restore unsaved changes
          </Button>
          <Button color="inherit" size="small" onClick={dismiss}>
            Dismiss
          </Button>
        </Stack>
      }
    >
      You typed something here on {when} that was not saved.
    </Alert>
  );
}

/** That nothing can be saved until the owner signs in again, for whoever did not at once. */
function SignedOutNotice() {
  const { isSignedOut, askToSignIn } = useSignInAgain();
  if (!isSignedOut) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => askToSignIn()}>
          Sign in
        </Button>
      }
    >
      You are signed out. What you typed here is not saved.
    </Alert>
  );
}

function OfflineNotice() {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      You are offline. What you type is kept here, and can be saved when the network is back.
    </Alert>
  );
}

interface SaveBarProps<Values extends FieldValues> {
  form: EntityFormState<Values>;
  /** What the button says while it can be pressed. */
  label: string;
}

/** The end of a form on a page of its own. It stays in sight, with the button that saves and what went wrong. */
export function SaveBar<Values extends FieldValues>({ form, label }: SaveBarProps<Values>) {
  return (
    <Stack
      spacing={1.5}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        mt: 3,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <SaveFailure form={form} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <SaveButton form={form} label={label} />
      </Stack>
    </Stack>
  );
}

/** Why saving failed, while that stands. */
export function SaveFailure<Values extends FieldValues>({ form: { failure } }: { form: EntityFormState<Values> }) {
  if (!failure) return null;
  return (
    <Alert severity="error" sx={{ alignItems: 'flex-start' }}>
      <AlertTitle sx={{ mb: 0 }}>{failure.title}</AlertTitle>
      {failure.reason && <div>{failure.reason}</div>}
      {failure.hint && <div>{failure.hint}</div>}
    </Alert>
  );
}

/** The button that submits a form, saying how far that is. */
export function SaveButton<Values extends FieldValues>({ form: { status }, label }: SaveBarProps<Values>) {
  const text = { idle: label, saving: 'Saving...', saved: 'Saved!' }[status];
  return (
    <Button
      type="submit"
      variant="contained"
      color={status === 'saved' ? 'success' : 'primary'}
      disabled={status === 'saving'}
      aria-keyshortcuts="Control+S Meta+S"
      sx={{ minWidth: 140 }}
    >
      {text}
    </Button>
  );
}
