import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export interface Question {
  title: string;
  text?: string;
  /** What the button that agrees says. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether agreeing loses something. */
  isDestructive?: boolean;
}

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/** @returns a function that asks the owner a question in a dialog, and resolves to whether the owner agreed */
export function useConfirm(): Confirm {
  return useContext(ConfirmContext);
}

interface Asked extends Question {
  answer: (isConfirmed: boolean) => void;
}

/** Shows the dialogs of {@link useConfirm}. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setIsOpen] = useState(false);

  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setAsked({ ...question, answer: resolve });
        setIsOpen(true);
      }),
    [],
  );

  function close(isConfirmed: boolean) {
    // The question stays in place while the dialog fades out.
    setIsOpen(false);
    asked?.answer(isConfirmed);
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog open={isOpen} onClose={() => close(false)} maxWidth="xs" fullWidth aria-labelledby="confirm-title">
        <DialogTitle id="confirm-title">{asked?.title}</DialogTitle>
        {asked?.text && (
          <DialogContent>
            <DialogContentText>{asked.text}</DialogContentText>
          </DialogContent>
        )}
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => close(false)} autoFocus>
            {asked?.cancelLabel ?? 'Cancel'}
          </Button>
          <Button onClick={() => close(true)} variant="contained" color={asked?.isDestructive ? 'error' : 'primary'}>
            {asked?.confirmLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext>
  );
}
