import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedChanges } from '../kit/UnsavedChanges';
import { focusContent } from '../layout/focusContent';
import { theme } from '../theme';
import { SearchPanel } from './SearchPanel';

/** Finds pages and items of the content, and opens what is chosen. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { confirmDiscard } = useUnsavedChanges();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  const chosenPath = useRef<string>(undefined);

  function choose(path: string) {
    chosenPath.current = path;
    onClose();
  }

  /** Two dialogs at once would fight for the focus, so what was chosen opens when this one is gone. */
  async function follow() {
    const path = chosenPath.current;
    chosenPath.current = undefined;
    if (path === undefined || !(await confirmDiscard())) return;
    navigate(path);
    focusContent();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': 'Search', sx: isNarrow ? { borderRadius: 0 } : { mt: '10vh', maxHeight: '70vh' } },
        transition: { onExited: () => void follow() },
      }}
    >
      <SearchPanel onChoose={choose} onCancel={onClose} />
    </Dialog>
  );
}
