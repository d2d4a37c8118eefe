import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { classNames } from '../../site/kit/classNames';
import { type ThemeName, themeClass } from '../../site/kit/theme';

interface PreviewProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Colours of the section in which visitors will see it. */
  theme: ThemeName;
  /** How much smaller it is shown beside the form, where what is made for the width of a page has a part of it. */
  scale?: number;
  children: (values: Values) => ReactNode;
}

/**
 * How visitors will see what is typed, made by the public page's own component. It is to be looked at only: nothing in
 * it can be followed or pressed, and what can be unfolded is open.
 */
export function Preview<Values extends FieldValues>({ control, theme, scale = 1, children }: PreviewProps<Values>) {
  const values = useWatch({ control, compute: (current: Values) => current });
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const details of stage.current?.querySelectorAll('details') ?? []) details.open = true;
  }, []);

  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ mb: 0.75, fontWeight: 600 }}>
        Preview
      </Typography>
      <Box
        ref={stage}
        inert
        className={classNames(themeClass(theme))}
        sx={{
          p: { xs: 1.5, sm: 2 },
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          borderRadius: '14px',
          fontSize: '1rem',
          lineHeight: 1.65,
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ zoom: { md: scale } }}>{children(values)}</Box>
      </Box>
    </Box>
  );
}
