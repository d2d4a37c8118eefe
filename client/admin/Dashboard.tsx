import Logout from '@mui/icons-material/Logout';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ElementType, useId } from 'react';
import { Link } from 'react-router-dom';
import { editableSections, pathOf } from './registry';
import { useLogout } from './useLogout';

/** The first page of the admin: a card for every section that can be edited, and the ways out. */
export function Dashboard() {
  const logOut = useLogout();
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        Select a section below to manage its content.
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {editableSections.map((section) => (
          <DashboardCard
            key={section.slug}
            label={section.label}
            hint={section.hint}
            icon={section.icon}
            component={Link}
            to={pathOf(section)}
          />
        ))}
        <DashboardCard
          label="View Site"
          hint="Opens in a new tab"
          icon={OpenInNew}
          component="a"
          href="/"
          target="_blank"
          rel="noopener"
        />
        <DashboardCard label="Logout" hint="Ends your session here" icon={Logout} onClick={logOut} />
      </Box>
    </>
  );
}

type DashboardCardProps<Root extends ElementType> = ButtonBaseProps<Root, { component?: Root }> & {
  label: string;
  hint: string;
  icon: typeof SvgIcon;
};

function DashboardCard<Root extends ElementType = 'button'>({
  label,
  hint,
  icon: Icon,
  ...target
}: DashboardCardProps<Root>) {
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <ButtonBase
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}hint`}
        {...target}
        sx={{
          flexGrow: 1,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 1.75,
          alignItems: 'center',
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
        <Icon sx={{ gridRow: 'span 2', color: 'primary.main' }} />
        <Typography component="span" id={`${id}label`} variant="h3">
          {label}
        </Typography>
        <Typography component="span" id={`${id}hint`} variant="caption" color="textSecondary">
          {hint}
        </Typography>
      </ButtonBase>
    </Box>
  );
}
