import { Alert, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRoute } from '../../app/route.tsx';
import { useSession } from '../../app/session/Session.tsx';
import { useNewCounts } from '../../app/shell/use-new-counts.ts';
import { ErrorAlert } from '../../lib/errors.tsx';
import { SPAM } from '../inbox/list/filter.ts';
import { SiteState } from '../publishing/SiteState.tsx';
import { ApplicationsChart } from './ApplicationsChart.tsx';
import classes from './dashboard.module.css';
import { AdvertsToFix, ExpiringJobs, MostViewedJobs, RecentChanges, Unpublished } from './Lists.tsx';
import { type DashboardData, dashboardQuery } from './queries.ts';

/** What is live, what waits and what wants to be looked at, as far as the user's role sees it. */
export function Dashboard() {
  const { user } = useSession();
  const { data, error } = useQuery(dashboardQuery);
  return (
    <div className={classes.dashboard}>
      <Title order={1}>Welcome, {user.name}!</Title>
      <SiteState />
      <ErrorAlert title="Failed to fetch data" error={error} />
      {data?.uploads && <Alert color="red" {...UPLOAD_ALERTS[data.uploads]} />}
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

const UPLOAD_ALERTS = {
  stopped: {
    title: 'Candidates cannot send resumes',
    children:
      'The server’s disk is almost full, so it takes no resumes and images. Ask the person who runs the server to free some space or to enlarge the disk.',
  },
  unusual: {
    title: 'Unusually many resumes today',
    children:
      'More than 2 GB of resumes have arrived in the last 24 hours. Look through the latest applications: somebody may be trying to fill the disk.',
  },
};

/** How many there are of what matters today, each a way to it. */
function Figures({ jobs, failedMails }: Pick<DashboardData, 'jobs' | 'failedMails'>) {
  const counts = useNewCounts();
  return (
    <section className={classes.figures} aria-label="At a glance">
      {counts && <Figure view="applications" amount={counts.unread.applications} one="new application" isUrgent />}
      {counts && <Figure view="messages" amount={counts.unread.messages} one="new message" isUrgent />}
      {INBOXES.map(({ view, one }) => {
        const amount = counts?.spam[view] ?? 0;
        const words = { one: `${one} held as spam`, many: `${one}s held as spam` };
        return amount > 0 && <Figure key={view} view={view} entry={SPAM} amount={amount} {...words} isUrgent />;
      })}
      <Figure view="career/openings" amount={jobs} one="job on the site" many="jobs on the site" />
      {failedMails !== null && (
        <Figure view="mail" amount={failedMails} one="mail that failed" many="mails that failed" isUrgent />
      )}
    </section>
  );
}

const INBOXES = [
  { view: 'applications', one: 'application' },
  { view: 'messages', one: 'message' },
] as const;

interface FigureProps {
  view: string;
  entry?: string;
  amount: number;
  one: string;
  many?: string;
  /** More than none wants to be looked at. */
  isUrgent?: boolean;
}

function Figure({ view, entry, amount, one, many = `${one}s`, isUrgent }: FigureProps) {
  const { go } = useRoute();
  return (
    <UnstyledButton className={classes.figure} onClick={() => void go(view, entry)}>
      <span className={classes.number} data-urgent={(isUrgent && amount > 0) || undefined}>
        {amount.toLocaleString('en-GB')}
      </span>
      {amount === 1 ? one : many}
    </UnstyledButton>
  );
}
