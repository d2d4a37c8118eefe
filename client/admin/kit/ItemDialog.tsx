import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { theme } from '../theme';
import type { ContentInput } from './contentItem';
import { EntityForm, SaveButton, SaveFailure } from './EntityForm';
import { useUnsavedChanges } from './UnsavedChanges';
import { type EntityFormOptions, useEntityForm } from './useEntityForm';

/** For how long the button still says 'Saved!' while the dialog fades out, in milliseconds. */
const fading = 500;

interface ItemDialogProps<Item, Input extends ContentInput> extends Omit<ItemFormProps<Item, Input>, 'onCancel'> {
  isOpen: boolean;
  title: string;
}

/** Edits an item of a list. It closes after saving, and asks before it closes over unsaved changes. */
export function ItemDialog<Item, Input extends ContentInput>({ isOpen, title, ...form }: ItemDialogProps<Item, Input>) {
  const { confirmDiscard } = useUnsavedChanges();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  const titleId = useId();

  async function close() {
    if (await confirmDiscard()) form.onClose();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { maxWidth: form.preview ? 1040 : 600, ...(isNarrow && { borderRadius: 0 }) } },
        transition: { onEntered: focusFirstField },
      }}
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton onClick={close} aria-label="Close" sx={{ position: 'absolute', top: 12, right: 12 }}>
        <Close />
      </IconButton>
      <ItemForm {...form} label={title} onCancel={close} />
    </Dialog>
  );
}

function focusFirstField(dialog: HTMLElement) {
  dialog.querySelector<HTMLElement>('form :is(input, textarea, [role=combobox]):not([aria-hidden=true])')?.focus();
}

interface ItemFormProps<Item, Input extends ContentInput>
  extends Pick<EntityFormOptions<Item, Input>, 'draftName' | 'stored' | 'toValues' | 'save' | 'describeFailure'> {
  /** How long the dialog stays after saving, in milliseconds. */
  closeDelay: number;
  onClose: () => void;
  onCancel: () => void;
  fields: (control: Control<Input>) => ReactNode;
  preview?: ((control: Control<Input>) => ReactNode) | undefined;
}

function ItemForm<Item, Input extends ContentInput>({
  label,
  draftName,
  stored,
  toValues,
  save,
  describeFailure,
  closeDelay,
  onClose,
  onCancel,
  fields,
  preview,
}: ItemFormProps<Item, Input> & { label: string }) {
  const form = useEntityForm({
    draftName,
    stored,
    toValues,
    save,
    describeFailure,
    savedTime: closeDelay + fading,
    onGone: onClose,
  });
  const { isDirty } = useFormState({ control: form.control });
  // Whoever types on after saving keeps the dialog.
  const isClosing = form.status === 'saved' && !isDirty;

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(onClose, closeDelay);
    return () => clearTimeout(timer);
  }, [isClosing, closeDelay, onClose]);

  const layout = useRef<HTMLDivElement>(null);
  const { failure } = form;
  useEffect(() => {
    // What went wrong takes up room, maybe that of the field which it is about.
    if (failure) layout.current?.querySelector('[aria-invalid=true]')?.scrollIntoView({ block: 'center' });
  }, [failure]);

  return (
    <Box ref={layout} sx={formLayout}>
      <EntityForm form={form} label={label}>
        <DialogContent dividers sx={{ '&&': { pt: 2.5 } }}>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: preview && { md: 'minmax(0, 1fr) minmax(0, 25rem)' },
            }}
          >
            <Stack spacing={2.5} useFlexGap>
              {fields(form.control)}
            </Stack>
            {preview && <Box sx={{ position: { md: 'sticky' }, top: 0 }}>{preview(form.control)}</Box>}
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 1.5, flexWrap: 'wrap' }}>
          <Box sx={{ flexBasis: '100%', mb: 1, '&:empty': { display: 'none' } }}>
            <SaveFailure form={form} />
          </Box>
          <Button onClick={onCancel}>Cancel</Button>
          <SaveButton form={form} label="Save" />
        </DialogActions>
      </EntityForm>
    </Box>
  );
}

/** The fields scroll, the buttons stay. */
const formLayout = {
  display: 'contents',
  '& > form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0, overflow: 'hidden' },
  '& > form > .MuiAlert-root': { mx: 3, flexShrink: 0 },
};
