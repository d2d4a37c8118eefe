import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { ContentItem } from './contentItem';
import { ItemCard } from './ItemCard';
import { type ListLayout, SortableList } from './SortableList';
import { matchesSearch } from './search';

/** Shorter lists are seen at a glance. */
const searchedFrom = 8;

/** What the items of a list are called. */
export interface Nouns {
  one: string;
  many: string;
}

interface ItemListProps<Item extends ContentItem> {
  /** In their order; not empty. */
  items: readonly Item[];
  nouns: Nouns;
  /** What has to be said of the list as it is. */
  note?: string | undefined;
  titleOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
  layout: ListLayout;
  groups?: { of: (item: Item) => string; labels: Readonly<Record<string, string>> } | undefined;
  revealsActions?: boolean | undefined;
  onReorder: (ids: readonly number[]) => void;
  onSetActive: (item: Item, isActive: boolean) => void;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

/** The items of a list, in groups if there are any, with a search where there are many. */
export function ItemList<Item extends ContentItem>({
  items,
  nouns,
  note,
  titleOf,
  card,
  layout,
  groups,
  revealsActions,
  onReorder,
  onSetActive,
  onEdit,
  onDelete,
}: ItemListProps<Item>) {
  const [query, setQuery] = useState('');
  const isSearchable = items.length >= searchedFrom;
  const search = isSearchable ? query.trim() : '';
  const found = items.filter((item) => matchesSearch(item, search));

  const cards = (shown: readonly Item[]) => (
    <SortableList
      items={shown}
      titleOf={titleOf}
      layout={layout}
      isFixed={search !== '' || shown.length < 2}
      onReorder={onReorder}
    >
      {(item, moveButton) => (
        <ItemCard
          title={titleOf(item)}
          layout={layout}
          isActive={item.isActive}
          moveButton={moveButton}
          revealsActions={revealsActions}
          onSetActive={(isActive) => onSetActive(item, isActive)}
          onEdit={() => onEdit(item)}
          onDelete={() => onDelete(item)}
        >
          {card(item)}
        </ItemCard>
      )}
    </SortableList>
  );

  return (
    <>
      {(isSearchable || !groups) && (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1.5}
          sx={{ mb: 1.5, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
            <span role="status">
              {search === ''
                ? countOf(items.length, nouns)
                : `${found.length} of ${countOf(items.length, nouns)} found`}
            </span>
            {note && (
              <Box component="span" sx={{ ml: 1.5, fontWeight: 400, color: 'text.secondary' }}>
                {note}
              </Box>
            )}
          </Typography>
          {isSearchable && <SearchBox label={`Search ${nouns.many}`} query={query} onChange={setQuery} />}
        </Stack>
      )}
      {found.length === 0 && <Typography color="textSecondary">{`Nothing found for “${search}”.`}</Typography>}
      {groups
        ? Object.entries(groups.labels).map(([group, label]) => (
            <Group key={group} label={label} items={found.filter((item) => groups.of(item) === group)}>
              {cards}
            </Group>
          ))
        : cards(found)}
    </>
  );
}

function countOf(count: number, { one, many }: Nouns): string {
  return `${count} ${count === 1 ? one : many}`;
}

interface GroupProps<Item> {
  label: string;
  items: readonly Item[];
  children: (items: readonly Item[]) => ReactNode;
}

const groupNouns: Nouns = { one: 'item', many: 'items' };

function Group<Item>({ label, items, children }: GroupProps<Item>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 4 } }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1.5, alignItems: 'baseline' }}>
        <Typography id={id} variant="h2">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {countOf(items.length, groupNouns)}
        </Typography>
      </Stack>
      {children(items)}
    </Box>
  );
}

interface SearchBoxProps {
  label: string;
  query: string;
  onChange: (query: string) => void;
}

function SearchBox({ label, query, onChange }: SearchBoxProps) {
  return (
    <TextField
      type="search"
      placeholder={label}
      value={query}
      onChange={(event) => onChange(event.target.value)}
      helperText={query.trim() === '' ? undefined : 'Clear the search to move items.'}
      sx={{ maxWidth: { sm: 320 } }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
