import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { MailSettings } from './MailSettings';
import { PasswordForm } from './PasswordForm';
import { SignInList } from './SignInList';
import { SignOutEverywhere } from './SignOutEverywhere';

/** The owner's account: its password, who signed in, and where messages are mailed. */
export function AccountPage() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        maxWidth: { xs: 640, lg: 'none' },
      }}
    >
      <Stack spacing={2}>
        <Part title="Password" text="Changing it ends all other sessions. This one goes on.">
          <PasswordForm />
        </Part>
        <Part title="Mail delivery" text="Messages from the contact form are in your inbox, and can be mailed to you.">
          <MailSettings />
        </Part>
      </Stack>
      <Part title="Sign-ins" text="The last times that somebody signed in as you.">
        <SignInList />
        <SignOutEverywhere />
      </Part>
    </Box>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {text}
      </Typography>
      {children}
    </Card>
  );
}
