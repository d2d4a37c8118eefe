import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import type { HeroValues } from './HeroEditor';

/** How the hero will read, while it is typed. */
export function HeroPreview({ control }: { control: Control<HeroValues> }) {
  const { title, subtitle, description, badge, badgeEmoji, ctaText, ctaStyle } = useWatch({ control });
  return (
    <Box component="section" aria-label="Preview" sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="h2" sx={{ mb: 0.75, fontWeight: 600 }}>
        Preview
      </Typography>
      <Box
        sx={{
          p: { xs: 3, sm: 4 },
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '14px',
          overflowWrap: 'anywhere',
        }}
      >
        <Box
          component="span"
          sx={{ display: 'inline-block', px: 1.5, py: 0.5, border: 1, borderColor: 'divider', borderRadius: 6 }}
        >
          {badgeEmoji} {badge} {badgeEmoji}
        </Box>
        <Typography
          component="p"
          sx={{ mt: 2, fontFamily: 'var(--font-display)', fontSize: '2.25rem', fontWeight: 600, lineHeight: 1.08 }}
        >
          {title}
        </Typography>
        <Typography
          component="p"
          sx={{ mt: 1, fontFamily: 'var(--font-display)', fontSize: '1.125rem', fontStyle: 'italic' }}
        >
          {subtitle}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            mt: 3,
            px: 2.5,
            py: 1,
            fontWeight: 600,
            borderRadius: 1,
            border: 1,
            borderColor: 'primary.main',
            ...(ctaStyle === 'filled'
              ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
              : { color: 'primary.main' }),
          }}
        >
          {ctaText}
        </Box>
      </Box>
    </Box>
  );
}
