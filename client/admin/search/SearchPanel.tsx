import { useQuery } from '@apollo/client/react';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { AdminSearchDocument } from '../../../schema/generated/admin';
import { toFailure } from '../../apollo/errors';
import { findEntries } from './findEntries';
import { SearchResults } from './SearchResults';
import { itemEntries, pageEntries } from './searchEntries';

/** More would not be read. */
const maxShown = 50;

interface SearchPanelProps {
  onChoose: (path: string) => void;
  onCancel: () => void;
}

/** A combobox with a list of what was found, after the pattern of the WAI-ARIA Authoring Practices. */
export function SearchPanel({ onChoose, onCancel }: SearchPanelProps) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  // Nothing of this belongs into the cache, where editors keep their own lists.
  const { data, loading, error, refetch } = useQuery(AdminSearchDocument, { fetchPolicy: 'no-cache' });

  const entries = useMemo(() => [...pageEntries(), ...(data ? itemEntries(data) : [])], [data]);
  const searched = useDeferredValue(query.trim());
  const all = useMemo(
    () => findEntries(searched === '' ? entries.filter(({ kind }) => kind === 'Page') : entries, searched),
    [entries, searched],
  );
  const found = all.slice(0, maxShown);
  const activeIndex = Math.min(active, found.length - 1);

  function handleKey(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((activeIndex + step + found.length) % found.length);
    }
    const chosen = found[activeIndex];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) {
      event.preventDefault();
      onChoose(chosen.entry.path);
    }
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Search sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          placeholder="Search pages and content"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={handleKey}
          sx={{ py: 1.25, fontSize: '1rem' }}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': 'Search pages and content',
              'aria-autocomplete': 'list',
              'aria-expanded': found.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': found.length > 0 ? optionId(listId, activeIndex) : undefined,
              autoComplete: 'off',
              autoCapitalize: 'off',
              spellCheck: false,
              enterKeyHint: 'go',
            },
          }}
        />
        <IconButton onClick={onCancel} aria-label="Close" sx={{ width: 40, height: 40 }}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {error && !loading && (
        <Alert
          severity="error"
          sx={{ m: 1.5, mb: 0 }}
          action={
            <Button color="inherit" size="small" onClick={() => void refetch().catch(() => undefined)}>
              Retry
            </Button>
          }
        >
          {`Only pages can be found: the content could not be loaded. ${toFailure(error).message}`}
        </Alert>
      )}
      <Typography role="status" variant="caption" color="textSecondary" sx={{ px: 2, pt: 1.25, pb: 0.5 }}>
        {describe(searched, all.length, loading)}
      </Typography>
      <SearchResults
        id={listId}
        found={found}
        activeIndex={activeIndex}
        optionId={(index) => optionId(listId, index)}
        onActivate={setActive}
        onChoose={onChoose}
      />
      {searched !== '' && found.length === 0 && !loading && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 3 }}>
          Try fewer or shorter words. Titles, companies and all other texts are searched, hidden items as well.
        </Typography>
      )}
    </Box>
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function describe(query: string, count: number, isLoading: boolean): string {
  if (isLoading) return 'Loading the content...';
  if (query === '') return 'Pages';
  if (count === 0) return `Nothing found for “${query}”.`;
  if (count > maxShown) return `${count} results, of which the first ${maxShown} are shown`;
  return count === 1 ? '1 result' : `${count} results`;
}
