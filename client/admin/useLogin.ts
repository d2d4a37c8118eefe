import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { LoginDocument } from '../../schema/generated/admin';
import { isUnauthenticated, toFailure } from '../apollo/errors';
import { signIn } from './session';
import { storeUsername } from './username';

const failed = 'Login failed.';

interface Login {
  logIn: (username: string, password: string) => Promise<void>;
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: string | undefined;
}

/** Signs the owner in by name and password. */
export function useLogin(): Login {
  const [login, { loading: isBusy }] = useMutation(LoginDocument);
  const [error, setError] = useState<string>();

  async function logIn(username: string, password: string) {
    setError(undefined);
    try {
      const { data } = await login({ variables: { username, password } });
      if (!data) return setError(failed);
      storeUsername(username);
      signIn(data.login.accessToken);
    } catch (cause) {
      setError(isUnauthenticated(cause) ? failed : `${failed} ${toFailure(cause).message}`);
    }
  }

  return { logIn, isBusy, error };
}
