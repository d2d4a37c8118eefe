import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Found } from './findEntries';
import { Highlighted } from './Highlighted';

interface SearchResultsProps {
  id: string;
  found: readonly Found[];
  /** The one that Enter opens. */
  activeIndex: number;
  optionId: (index: number) => string;
  onActivate: (index: number) => void;
  onChoose: (path: string) => void;
}

/** The list of a search. The focus stays in the field; the list only shows which option is active. */
export function SearchResults({ id, found, activeIndex, optionId, onActivate, onChoose }: SearchResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, found]);

  return (
    <Box
      component="ul"
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      sx={{ m: 0, px: 1, pt: 0, pb: found.length > 0 ? 1 : 0, overflowY: 'auto', listStyle: 'none' }}
    >
      {found.map(({ entry, title, excerpt }, index) => (
        <Box
          component="li"
          key={entry.key}
          id={optionId(index)}
          role="option"
          aria-selected={index === activeIndex}
          onPointerMove={() => onActivate(index)}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(entry.path)}
          sx={{
            px: 1,
            py: 0.75,
            borderRadius: 1,
            cursor: 'pointer',
            overflowWrap: 'anywhere',
            '&[aria-selected=true]': {
              bgcolor: 'action.hover',
              boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
            },
            '& mark': { bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <Typography component="span" variant="body2" sx={{ flexGrow: 1, minWidth: 0, fontWeight: 500 }}>
              <Highlighted {...title} />
            </Typography>
            {entry.isHidden && <Chip label="Inactive" size="small" variant="outlined" />}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ flexShrink: 0 }}>
              {entry.kind}
            </Typography>
          </Box>
          {excerpt && (
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              <Highlighted {...excerpt} />
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
