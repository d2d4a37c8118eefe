import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type CustomContentProps, closeSnackbar, SnackbarProvider } from 'notistack';
import type { ReactNode, Ref } from 'react';

/** How long a notification stays, in milliseconds. */
const shownFor = 5_000;

/** Shows what `useSnackbar` of notistack enqueues, as alerts of the theme, with an optional action such as an undo. */
export function Notifications({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      autoHideDuration={shownFor}
      maxSnack={3}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={notifications}
    >
      <GlobalStyles styles={aboveSaveBar} />
      {children}
    </SnackbarProvider>
  );
}

/** They cover neither a page's buttons at its top nor, at its foot, the button that saves. */
const aboveSaveBar = { '.notistack-SnackbarContainer.notistack-SnackbarContainer': { bottom: 76 } };

type NotificationProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function Notification({ id, variant, message, action, style, ref }: NotificationProps) {
  return (
    <Alert
      ref={ref}
      style={style}
      severity={variant === 'default' ? 'info' : variant}
      variant="filled"
      role={variant === 'error' ? 'alert' : 'status'}
      action={typeof action === 'function' ? action(id) : action}
      onClose={action ? undefined : () => closeSnackbar(id)}
      sx={{ width: '100%', maxWidth: 440, boxShadow: 6 }}
    >
      {message}
    </Alert>
  );
}

const notifications = {
  default: Notification,
  success: Notification,
  error: Notification,
  warning: Notification,
  info: Notification,
};
