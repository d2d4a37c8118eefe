import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Restore from '@mui/icons-material/Restore';
import SwapVert from '@mui/icons-material/SwapVert';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { History_RevisionFragment as Revision, RevisionAction } from '../../../schema/generated/admin';
import { describeAge } from '../overview/age';
import { exactly, useNow } from './when';

const icons: Record<RevisionAction, typeof SvgIcon> = {
  CREATE: Add,
  UPDATE: EditOutlined,
  DELETE: DeleteOutlined,
  REORDER: SwapVert,
  REMOVE_DEMO: DeleteOutlined,
  RESTORE: Restore,
  SEED: FlagOutlined,
  SYNC: SyncOutlined,
};

interface RevisionListProps {
  revisions: readonly Revision[];
  /** Number of the revision that is looked at. */
  selected: number | undefined;
}

/** The revisions as links, each to what it changed. */
export function RevisionList({ revisions, selected }: RevisionListProps) {
  const now = useNow();
  return (
    <List
      aria-label="Revisions"
      disablePadding
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        overflow: 'hidden',
      }}
    >
      {revisions.map((revision) => (
        <RevisionRow
          key={revision.number}
          revision={revision}
          isSelected={revision.number === selected}
          time={describeAge(new Date(revision.createdAt), now)}
        />
      ))}
    </List>
  );
}

interface RevisionRowProps {
  revision: Revision;
  isSelected: boolean;
  time: string;
}

function RevisionRow({ revision, isSelected, time }: RevisionRowProps) {
  const { number, summary, createdAt, action, isCurrent } = revision;
  const Icon = icons[action];
  return (
    <ListItem disablePadding sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ListItemButton
        component={Link}
        to={`?to=${number}`}
        selected={isSelected}
        aria-current={isSelected ? 'true' : undefined}
        sx={{ px: 2, py: 1.25, gap: 1.5, alignItems: 'flex-start' }}
      >
        <Icon fontSize="small" sx={{ mt: 0.25, color: isSelected ? 'primary.main' : 'text.secondary' }} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {summary}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {`Revision ${number} · `}
            <time dateTime={createdAt}>{`${time} · ${exactly(createdAt)}`}</time>
          </Typography>
        </Box>
        {isCurrent && <Chip size="small" color="success" variant="outlined" label="Current" />}
      </ListItemButton>
    </ListItem>
  );
}
