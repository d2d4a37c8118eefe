import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ElementType, type ReactNode, useId } from 'react';

type DashboardCardProps<Root extends ElementType> = ButtonBaseProps<Root, { component?: Root }> & {
  label: string;
  hint: string;
  icon: typeof SvgIcon;
  /** How what is behind it stands. */
  figures?: ReactNode;
  /** What there is to see at once. */
  badge?: ReactNode;
};

/** A way from the dashboard to somewhere else. Its name is the label; the rest describes it. */
export function DashboardCard<Root extends ElementType = 'button'>({
  label,
  hint,
  icon: Icon,
  figures,
  badge,
  ...target
}: DashboardCardProps<Root>) {
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', minWidth: 0 }}>
      <ButtonBase
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}badge ${id}description`}
        {...target}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          columnGap: 1.75,
          alignItems: 'start',
          alignContent: 'start',
          justifyItems: 'start',
          p: 2,
          textAlign: 'left',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '14px',
          transition: 'border-color 150ms',
          '&:hover, &:focus-visible': { borderColor: 'primary.main' },
        }}
      >
        <Icon sx={{ gridRow: 'span 2', mt: 0.25, color: 'primary.main' }} />
        <Typography component="span" id={`${id}label`} variant="h3">
          {label}
        </Typography>
        <Box component="span" id={`${id}badge`}>
          {badge}
        </Box>
        <Box component="span" id={`${id}description`} sx={{ gridColumn: '2 / -1', width: '100%' }}>
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {hint}
          </Typography>
          {figures && (
            <Typography component="span" variant="caption" sx={{ display: 'block', mt: 0.5 }}>
              {figures}
            </Typography>
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
}
