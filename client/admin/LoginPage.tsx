import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoginDocument } from '../../schema/generated/admin';
import { isUnauthenticated, messages, toFailure } from '../apollo/errors';
import { Brand } from './layout/Brand';
import { usePageTitle } from './layout/usePageTitle';
import { returnPath } from './paths';
import { signIn, useSession } from './session';

const failed = 'Login failed.';

/** The sign-in screen. Whoever holds a token already is sent on. */
export function LoginPage() {
  usePageTitle('Sign In');
  const session = useSession();
  const { state } = useLocation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>(session === 'refused' ? messages.authentication : undefined);
  const [login, { loading: isBusy }] = useMutation(LoginDocument);

  if (session === 'signedIn') return <Navigate to={returnPath(state)} replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    try {
      const { data } = await login({ variables: { username, password } });
      if (data) signIn(data.login.accessToken);
      else setError(failed);
    } catch (cause) {
      setError(isUnauthenticated(cause) ? failed : `${failed} ${toFailure(cause).message}`);
    }
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
          {error && <Alert severity="error">{error}</Alert>}
          <TextField
            label="Username"
            name="username"
            required
            autoFocus
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } }}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
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
