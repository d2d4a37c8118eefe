import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useUnsavedChanges } from './UnsavedChanges';
import type { Load } from './useLoad';

/** Loads again what the page edits. Asks first when that drops unsaved changes. */
export function RefreshButton<Data>({ load: { isLoading, reload } }: { load: Load<Data> }) {
  const { confirmDiscard } = useUnsavedChanges();
  async function refresh() {
    if (await confirmDiscard()) await reload();
  }
  return (
    <Button variant="outlined" startIcon={<Refresh />} onClick={refresh} disabled={isLoading}>
      Refresh
    </Button>
  );
}
