import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { messages } from '../apollo/errors';
import { CredentialFields } from './CredentialFields';
import { Brand } from './layout/Brand';
import { usePageTitle } from './layout/usePageTitle';
import { returnPath } from './paths';
import { refusalAt } from './registry';
import { useSession } from './session';
import { useLogin } from './useLogin';

/** The sign-in screen. Whoever holds a token already is sent on. */
export function LoginPage() {
  usePageTitle('Sign In');
  const session = useSession();
  const { state } = useLocation();
  const { logIn, isBusy, error } = useLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const refusal = session === 'refused' ? (refusalAt(returnPath(state)) ?? messages.authentication) : undefined;
  const complaint = hasTried ? error : refusal;

  if (session === 'signedIn') return <Navigate to={returnPath(state)} replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    await logIn(username, password);
  }

  return (
    <Stack component="main" sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 } }}>
        <Stack component="form" spacing={2.5} onSubmit={submit}>
          <Brand />
          <Stack spacing={0.5}>
            <Typography variant="h1">Admin sign-in</Typography>
            <Typography variant="body2" color="textSecondary">
              For the owner of this site.
            </Typography>
          </Stack>
          {complaint && <Alert severity="error">{complaint}</Alert>}
          <CredentialFields
            username={username}
            password={password}
            onUsernameChange={setUsername}
            onPasswordChange={setPassword}
          />
          <Button type="submit" variant="contained" size="large" disabled={isBusy}>
            {isBusy ? 'Signing in...' : 'Sign In'}
          </Button>
          <Link href="/" variant="body2" sx={{ alignSelf: 'center' }}>
            Back to the site
          </Link>
        </Stack>
      </Card>
    </Stack>
  );
}
