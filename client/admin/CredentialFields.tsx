import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface CredentialFieldsProps {
  username: string;
  password: string;
  onUsernameChange: (username: string) => void;
  onPasswordChange: (password: string) => void;
}

/** The fields to sign in with. The first one that is empty has the focus. */
export function CredentialFields({ username, password, onUsernameChange, onPasswordChange }: CredentialFieldsProps) {
  const [isKnown] = useState(username !== '');
  return (
    <>
      <TextField
        label="Username"
        name="username"
        required
        autoFocus={!isKnown}
        value={username}
        onChange={(event) => onUsernameChange(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        required
        autoFocus={isKnown}
        value={password}
        onChange={(event) => onPasswordChange(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
    </>
  );
}
