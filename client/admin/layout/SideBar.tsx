import Dashboard from '@mui/icons-material/DashboardOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import { NavLink } from 'react-router-dom';
import { adminPath } from '../paths';
import { editableSections, groups, pathOf } from '../registry';
import { Brand } from './Brand';

/** Links to all pages of the admin, in groups. */
export function SideBar({ onFollow }: { onFollow?: () => void }) {
  return (
    <Box component="nav" aria-label="Admin" sx={{ p: 1.5 }}>
      <Box sx={{ px: 1, pt: 0.5, pb: 2 }}>
        <Brand />
      </Box>
      <List disablePadding>
        <SideBarLink to={adminPath} label="Control Panel" icon={Dashboard} onFollow={onFollow} />
      </List>
      {groups.map((group) => (
        <SideBarGroup key={group} group={group} onFollow={onFollow} />
      ))}
    </Box>
  );
}

function SideBarGroup({ group, onFollow }: { group: (typeof groups)[number]; onFollow?: (() => void) | undefined }) {
  const id = useId();
  const sections = editableSections.filter((section) => section.group === group);
  const [only] = sections;
  if (!only) return null;
  // A page that is a group by itself needs no heading.
  if (sections.length === 1 && only.label === group) {
    return (
      <List disablePadding sx={{ '.MuiBox-root + &': { mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' } }}>
        <SideBarLink {...only} to={pathOf(only)} onFollow={onFollow} />
      </List>
    );
  }
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography id={id} variant="caption" color="textSecondary" sx={{ px: 1, fontWeight: 600 }}>
        {group}
      </Typography>
      <List disablePadding aria-labelledby={id} sx={{ mt: 0.5 }}>
        {sections.map((section) => (
          <SideBarLink key={section.slug} {...section} to={pathOf(section)} onFollow={onFollow} />
        ))}
      </List>
    </Box>
  );
}

interface SideBarLinkProps {
  to: string;
  label: string;
  icon: typeof SvgIcon;
  Badge?: ComponentType;
  onFollow?: (() => void) | undefined;
}

function SideBarLink({ to, label, icon: Icon, Badge, onFollow }: SideBarLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end
        onClick={onFollow}
        sx={{
          px: 1,
          py: 0.5,
          borderRadius: 1,
          color: 'text.secondary',
          '&.active': {
            bgcolor: 'action.selected',
            color: 'text.primary',
            '& .MuiListItemIcon-root': { color: 'primary.main' },
          },
        }}
      >
        <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={label} slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 500 } } }} />
        {Badge && <Badge />}
      </ListItemButton>
    </ListItem>
  );
}
