import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { safeWebHref } from '../../site/kit/safeHref';
import { type ThemeName, themeClass } from '../../site/kit/theme';
import { displayFont } from '../theme';

/** The name of an item on its card. */
export function CardTitle({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" sx={{ lineHeight: 1.3 }}>
      {children}
    </Typography>
  );
}

/** A short text on a card, beside or below its title. */
export function CardLine({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

/** The beginning of a longer text on a card. */
export function CardText({ children, lines = 3 }: { children: ReactNode; lines?: number }) {
  return (
    <Typography variant="body2" sx={{ ...clamped(lines), mt: 1 }}>
      {children}
    </Typography>
  );
}

function clamped(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
  };
}

interface CardChipsProps {
  items: readonly string[];
  /** More are counted. */
  max?: number;
  /** Their colour; grey unless given. */
  theme?: ThemeName;
}

/** The parts of a list on a card. */
export function CardChips({ items, max = 8, theme = 'grey' }: CardChipsProps) {
  const distinct = [...new Set(items)];
  if (distinct.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap className={themeClass(theme)} sx={{ mt: 1.25, flexWrap: 'wrap', gap: 0.5 }}>
      {distinct.slice(0, max).map((item) => (
        <Chip key={item} label={item} size="small" sx={chipColours} />
      ))}
      {distinct.length > max && <Chip label={`+${distinct.length - max}`} size="small" variant="outlined" />}
    </Stack>
  );
}

const chipColours = { bgcolor: 'var(--accent-tint)', color: 'var(--accent-text)', maxWidth: '100%' };

/** The beginning of what somebody said. */
export function CardQuote({ children }: { children: ReactNode }) {
  return (
    <Typography component="blockquote" sx={{ ...clamped(5), m: 0, mb: 1.5, fontFamily: displayFont, fontSize: '1rem' }}>
      {children}
    </Typography>
  );
}

/** The emoji of an item, before its texts. */
export function CardEmoji({ symbol, children }: { symbol: string; children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1.5}>
      <Box component="span" aria-hidden sx={emojiPlace}>
        {symbol}
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>{children}</Box>
    </Stack>
  );
}

/** Whatever stands in the field of an emoji, it takes no more room than one. */
const emojiPlace = {
  flexShrink: 0,
  width: 36,
  height: 34,
  overflow: 'hidden',
  fontSize: '1.75rem',
  lineHeight: 1.2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
};

interface CardLinksProps {
  /** Names the item for screen readers. */
  of: string;
  /** Addresses by what they are called; empty ones are left out. */
  links: Readonly<Record<string, string | null>>;
}

/** Where an item leads to. */
export function CardLinks({ of, links }: CardLinksProps) {
  const shown = Object.entries(links).flatMap(([name, link]) => {
    const href = safeWebHref(link);
    return href ? [{ name, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ mt: 1, flexWrap: 'wrap', columnGap: 2 }}>
      {shown.map(({ name, href }) => (
        <Link
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          variant="body2"
          aria-label={`${name}: ${of}`}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}
        >
          {name}
          <OpenInNew sx={{ fontSize: '1rem' }} />
        </Link>
      ))}
    </Stack>
  );
}

/** A number in the display type. */
export function CardFigure({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" sx={{ fontFamily: displayFont, fontSize: '1.75rem', lineHeight: 1.15 }}>
      {children}
    </Typography>
  );
}
