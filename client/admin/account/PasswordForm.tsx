import { useMutation, useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSnackbar } from 'notistack';
import { type FormEvent, useRef, useState } from 'react';
import { AccountDocument, ChangePasswordDocument } from '../../../schema/generated/admin';
import { limits } from '../../../schema/limits';
import { toFailure } from '../../apollo/errors';
import { signIn } from '../session';
import { findPasswordProblems, type PasswordField, type PasswordProblems } from './passwordProblems';

const blank: Readonly<Record<PasswordField, string>> = { currentPassword: '', newPassword: '', repeated: '' };

const fields: readonly { name: PasswordField; label: string; autoComplete: string; hint?: string }[] = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    hint: `From ${limits.password.min} to ${limits.password.max} characters.`,
  },
  { name: 'repeated', label: 'Repeat the new password', autoComplete: 'new-password' },
];

/** Changes the password. All other sessions end; this one goes on with a fresh token. */
export function PasswordForm() {
  const { data: account } = useQuery(AccountDocument);
  const [values, setValues] = useState(blank);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [failure, setFailure] = useState<string>();
  const [changePassword, { loading: isBusy }] = useMutation(ChangePasswordDocument);
  const { enqueueSnackbar } = useSnackbar();
  const form = useRef<HTMLFormElement>(null);

  function show(found: PasswordProblems) {
    setProblems(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    const found = findPasswordProblems(values);
    show(found);
    if (Object.keys(found).length > 0) return;
    const { currentPassword, newPassword } = values;
    try {
      const { data } = await changePassword({ variables: { currentPassword, newPassword } });
      if (!data) throw new Error('Mutation failed');
      signIn(data.changePassword.accessToken);
      setValues(blank);
      enqueueSnackbar('Password changed. All other sessions have ended.', { variant: 'success' });
    } catch (error) {
      const { message, fields: refused } = toFailure(error);
      if (refused.length === 0) setFailure(`The password could not be changed. ${message}`);
      else show(Object.fromEntries(refused.map(({ field, message: reason }) => [field, reason])));
    }
  }

  return (
    <Stack component="form" ref={form} spacing={2} useFlexGap noValidate onSubmit={submit} aria-label="Change password">
      {failure && <Alert severity="error">{failure}</Alert>}
      {/* Password managers want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={account?.me.username ?? ''} readOnly hidden />
      {fields.map(({ name, label, autoComplete, hint }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          type="password"
          required
          value={values[name]}
          onChange={({ target }) => {
            setValues((current) => ({ ...current, [name]: target.value }));
            setProblems(({ [name]: _solved, ...others }) => others);
          }}
          error={problems[name] !== undefined}
          helperText={problems[name] ?? hint}
          slotProps={{ htmlInput: { autoComplete } }}
        />
      ))}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'start' }}>
        {isBusy ? 'Changing...' : 'Change password'}
      </Button>
    </Stack>
  );
}
