import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { messages } from '../apollo/errors';
import { readToken } from '../apollo/token';
import { CredentialFields } from './CredentialFields';
import { useUnsavedChanges } from './kit/UnsavedChanges';
import { useSession } from './session';
import { useLogin } from './useLogin';
import { readUsername } from './username';

interface SignInAgain {
  /** Whether the session ended over unsaved work. */
  isSignedOut: boolean;
  /**
   * Asks the owner to sign in without leaving the page.
   *
   * @param reason what the owner is told
   * @returns whether the owner did, here or in another tab
   */
  askToSignIn: (reason?: string) => Promise<boolean>;
}

const SignInAgainContext = createContext<SignInAgain>({
  isSignedOut: false,
  askToSignIn: () => Promise.resolve(false),
});

/** Lets forms go on when the session has ended over them. */
export function useSignInAgain(): SignInAgain {
  return useContext(SignInAgainContext);
}

/** When the session ends over unsaved work, asks over the page for the password, so that nothing has to be left. */
export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const { hasUnsaved } = useUnsavedChanges();
  const [isDismissed, setIsDismissed] = useState(false);
  const [reason, setReason] = useState<string>();
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);
  const isSignedOut = session !== 'signedIn' && session !== 'left' && hasUnsaved;

  const answer = useCallback((isSignedIn: boolean) => {
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
  }, []);

  useEffect(() => {
    if (session !== 'signedIn') return;
    setIsDismissed(false);
    setReason(undefined);
    answer(true);
  }, [session, answer]);

  const askToSignIn = useCallback((text?: string) => {
    // Another tab may have signed in since the call was refused.
    if (readToken()) return Promise.resolve(true);
    setReason(text);
    setIsDismissed(false);
    return new Promise<boolean>((resolve) => waiting.current.push(resolve));
  }, []);

  function cancel() {
    setIsDismissed(true);
    answer(false);
  }

  const value = useMemo(() => ({ isSignedOut, askToSignIn }), [isSignedOut, askToSignIn]);
  return (
    <SignInAgainContext value={value}>
      {children}
      <SignInDialog
        isOpen={isSignedOut && !isDismissed}
        reason={reason ?? (session === 'refused' ? messages.authentication : 'You have been signed out.')}
        onCancel={cancel}
      />
    </SignInAgainContext>
  );
}

interface SignInDialogProps {
  isOpen: boolean;
  reason: string;
  onCancel: () => void;
}

function SignInDialog({ isOpen, ...form }: SignInDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={(_, cause) => cause === 'escapeKeyDown' && form.onCancel()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="sign-in-title"
      aria-describedby="sign-in-text"
    >
      <SignInForm {...form} />
    </Dialog>
  );
}

function SignInForm({ reason, onCancel }: Omit<SignInDialogProps, 'isOpen'>) {
  const { logIn, isBusy, error } = useLogin();
  const [username, setUsername] = useState(readUsername);
  const [password, setPassword] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    await logIn(username, password);
  }

  return (
    <form onSubmit={submit}>
      <DialogTitle id="sign-in-title">Sign in to go on</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity={error ? 'error' : 'warning'}>{error ?? reason}</Alert>
          <DialogContentText id="sign-in-text">
            What you typed is still here. Sign in, and it goes on where it was.
          </DialogContentText>
          <CredentialFields
            username={username}
            password={password}
            onUsernameChange={setUsername}
            onPasswordChange={setPassword}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
      </DialogActions>
    </form>
  );
}
