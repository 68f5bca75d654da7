import { Alert, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../app/session/Session.tsx';
import { SiteState } from '../publishing/SiteState.tsx';
import { AdvertsToFix } from './AdvertsToFix.tsx';
import { ApplicationsChart } from './ApplicationsChart.tsx';
import classes from './dashboard.module.css';
import { ExpiringJobs } from './ExpiringJobs.tsx';
import { Figures } from './Figures.tsx';
import { MostViewedJobs } from './MostViewedJobs.tsx';
import { dashboardQuery } from './queries.ts';
import { RecentChanges } from './RecentChanges.tsx';
import { Unpublished } from './Unpublished.tsx';

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
          {data && <Unpublished waiting={data.waiting} />}
          <RecentChanges />
        </div>
        <div className={classes.column}>
          {data && <AdvertsToFix adverts={data.adverts} />}
          <ExpiringJobs />
          <MostViewedJobs />
        </div>
      </div>
    </div>
  );
}
