import Logout from '@mui/icons-material/Logout';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { DashboardCard } from './DashboardCard';
import { Checklist } from './firstEntry/Checklist';
import { DemoNotice } from './firstEntry/DemoNotice';
import { useUnreadCount } from './inbox/useUnreadCount';
import { LoadFailure } from './kit/LoadState';
import { focusContent } from './layout/focusContent';
import { Figures } from './overview/Figures';
import { type Overview, useOverview } from './overview/useOverview';
import { editableSections, inboxSlug, pathOf } from './registry';
import { useLogout } from './useLogout';

/** The first page of the admin: a card for every section that can be edited, and the ways out. */
export function Dashboard() {
  const logOut = useLogout();
  const load = useOverview();
  const { data: overview, isLoading, reload } = load;
  const unread = useUnreadCount() ?? overview?.unreadMessages ?? 0;
  const sectionOf = (name: string) => overview?.sections.find(({ section }) => section === name);

  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        Select a section below to manage its content.
      </Typography>
      <LoadFailure load={load} text="The figures of the sections could not be loaded." />
      {overview && <FirstEntry overview={overview} reload={reload} />}
      <Box
        component="ul"
        aria-busy={isLoading}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
          gap: { xs: 1.5, sm: 2 },
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
            figures={section.contentName && <Figures figures={sectionOf(section.contentName)} isLoading={isLoading} />}
            badge={section.slug === inboxSlug && <Unread count={unread} />}
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

/** One thing after the other: what shall become of the demo content, and then what is left to set up. */
function FirstEntry({ overview, reload }: { overview: Overview; reload: () => Promise<void> }) {
  const itemCount = overview.sections.reduce((sum, { demo }) => sum + demo, 0);
  const isAsking = !overview.setup.isDemoAnswered && itemCount > 0;
  if (!isAsking) return <Checklist setup={overview.setup} />;
  return <DemoNotice itemCount={itemCount} onAnswered={focusContent} onChanged={reload} />;
}

function Unread({ count }: { count: number }) {
  return count > 0 ? <Chip size="small" color="primary" label={`${count} unread`} /> : null;
}
