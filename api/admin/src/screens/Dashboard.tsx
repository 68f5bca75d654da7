import { Alert, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/Session.tsx';
import { AdvertsToMend } from './dashboard/AdvertsToMend.tsx';
import { ApplicationsChart } from './dashboard/ApplicationsChart.tsx';
import classes from './dashboard/dashboard.module.css';
import { ExpiringJobs } from './dashboard/ExpiringJobs.tsx';
import { Figures } from './dashboard/Figures.tsx';
import { MostViewedJobs } from './dashboard/MostViewedJobs.tsx';
import { dashboardQuery } from './dashboard/queries.ts';
import { RecentChanges } from './dashboard/RecentChanges.tsx';
import { SiteState } from './dashboard/SiteState.tsx';
import { WaitingWork } from './dashboard/WaitingWork.tsx';

/** What is live, what waits and what wants to be looked at, as far as the user's role sees it. */
export function Dashboard() {
  const { user } = useSession();
  const { data, error } = useQuery(dashboardQuery);
  return (
    <div className={classes.dashboard}>
      <Title order={1}>Welcome, {user.name}!</Title>
      <SiteState />
      {error && (
        <Alert color="red" role="alert" title="Failed to fetch data">
          {error.message}
        </Alert>
      )}
      {data && <Figures {...data} />}
      <div className={classes.columns}>
        <div className={classes.column}>
          {data?.applications && <ApplicationsChart weeks={data.applications} />}
          {data && <WaitingWork waiting={data.waiting} />}
          <RecentChanges />
        </div>
        <div className={classes.column}>
          {data && <AdvertsToMend adverts={data.adverts} />}
          <ExpiringJobs />
          <MostViewedJobs />
        </div>
      </div>
    </div>
  );
}
