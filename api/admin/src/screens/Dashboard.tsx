import { Title } from '@mantine/core';
import { useSession } from '../session/Session.tsx';
import classes from './dashboard/dashboard.module.css';
import { ExpiringJobs } from './dashboard/ExpiringJobs.tsx';
import { MostViewedJobs } from './dashboard/MostViewedJobs.tsx';
import { NewArrivals } from './dashboard/NewArrivals.tsx';
import { RecentChanges } from './dashboard/RecentChanges.tsx';
import { SiteState } from './dashboard/SiteState.tsx';

export function Dashboard() {
  const { user } = useSession();
  return (
    <div className={classes.dashboard}>
      <Title order={1}>Welcome, {user.name}!</Title>
      <SiteState />
      <NewArrivals />
      <div className={classes.columns}>
        <RecentChanges />
        <div className={classes.dashboard}>
          <ExpiringJobs />
          <MostViewedJobs />
        </div>
      </div>
    </div>
  );
}
