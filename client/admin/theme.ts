import { createTheme } from '@mui/material/styles';

import '../site/tokens.css';

/** Titles of pages and the mark of the admin. */
export const displayFont = 'var(--font-display)';

/** The public page's tokens, which know both colour schemes by themselves. */
const palette = {
  primary: tones('blue', 600),
  secondary: tones('emerald'),
  success: tones('emerald'),
  error: tones('red'),
  warning: tones('amber'),
  info: tones('blue', 600),
  background: { default: 'var(--paper)', paper: 'var(--surface)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-quiet)' },
  divider: 'var(--line)',
};

/** Text in these colours, and text on them, has a contrast of at least 4.5:1. */
function tones(scale: string, main = 700) {
  return {
    light: `light-dark(var(--${scale}-500), var(--${scale}-300))`,
    main: `light-dark(var(--${scale}-${main}), var(--${scale}-300))`,
    dark: `light-dark(var(--${scale}-${main + 100}), var(--${scale}-400))`,
    contrastText: 'var(--on-accent)',
  };
}

/**
 * The admin's look: the colours and type of the public page, denser. It follows the system's colour scheme by a media
 * query, so that no script has to run first.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1920 } },
  spacing: 8,
  shape: { borderRadius: 6 },
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: 'var(--font-text)',
    fontSize: 14,
    h1: { fontFamily: displayFont, fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h2: { fontFamily: displayFont, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.3 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiButtonBase: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
        }),
      },
    },
    // Depth is told by the surface's colour and a hairline, not by a lighter film.
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ borderRadius: 14, border: `1px solid ${vars.palette.divider}` }),
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 14, backgroundColor: 'var(--surface-raised)' } } },
    MuiDialogTitle: { styleOverrides: { root: { fontFamily: displayFont, fontSize: '1.125rem', fontWeight: 600 } } },
    MuiAlert: {
      styleOverrides: { root: { borderRadius: 10, alignItems: 'center' } },
      variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
        props: { severity, variant: 'standard' },
        style: ({ theme: { vars } }) => ({
          color: vars.palette.text.primary,
          backgroundColor: `color-mix(in oklab, ${vars.palette[severity].main} 12%, ${vars.palette.background.paper})`,
        }),
      })),
    },
    MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
    // Labels stand above their fields, so that a placeholder and a long label never meet.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          position: 'static',
          transform: 'none',
          marginBottom: 6,
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: 1.4,
          color: vars.palette.text.primary,
        }),
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.background.paper }),
        notchedOutline: { top: 0, '& legend': { display: 'none' } },
        input: { '&::placeholder': { opacity: 0.62 } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginRight: 0 } } },
  },
});
