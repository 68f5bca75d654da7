import { Alert, Anchor, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plural } from 'content-types/lib/plural';
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
import { SetupChecklist } from './SetupChecklist.tsx';
import { texts } from './texts.ts';

/** What is live, what is waiting and what needs attention, as far as the user's role may see it. */
export function Dashboard() {
  const { user } = useSession();
  const { data, error } = useQuery(dashboardQuery);
  return (
    <div className={classes.dashboard}>
      <Title order={1}>{texts.welcome(user.name)}</Title>
      <SiteState />
      {user.role === 'administrator' && <SetupChecklist />}
      <ErrorAlert title="Failed to fetch data" error={error} />
      {data?.uploads && <Alert color="red" {...texts.alerts[data.uploads]} />}
      {data?.unsentMails ? <UnsentMails total={data.unsentMails} /> : null}
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

/** Emails that are waiting because sending is not set up, with a link to the screen that says how. */
function UnsentMails({ total }: { total: number }) {
  const { go } = useRoute();
  return (
    <Alert color="yellow" title={texts.unsent.title(total)}>
      {texts.unsent.text}{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => void go('mail')}>
        {texts.unsent.link}
      </Anchor>
    </Alert>
  );
}

/** The numbers that matter today, each a link to what it counts. */
function Figures({ jobs, failedMails }: Pick<DashboardData, 'jobs' | 'failedMails'>) {
  const counts = useNewCounts();
  const spam = counts?.spam ?? { applications: 0, messages: 0 };
  const words = texts.figures;
  return (
    <section className={classes.figures} aria-label={texts.figures.title}>
      {counts && <Figure view="applications" amount={counts.unread.applications} words={words.applications} isUrgent />}
      {counts && <Figure view="messages" amount={counts.unread.messages} words={words.messages} isUrgent />}
      {spam.applications > 0 && (
        <Figure view="applications" entry={SPAM} amount={spam.applications} words={words.spamApplications} isUrgent />
      )}
      {spam.messages > 0 && (
        <Figure view="messages" entry={SPAM} amount={spam.messages} words={words.spamMessages} isUrgent />
      )}
      <Figure view="career/openings" amount={jobs} words={words.jobs} />
      {failedMails !== null && <Figure view="mail" amount={failedMails} words={words.failedEmails} isUrgent />}
    </section>
  );
}

interface FigureProps {
  view: string;
  entry?: string;
  amount: number;
  /** What it counts. The number is drawn above it. */
  words: { one: string; other: string };
  /** Highlights any number above zero. */
  isUrgent?: boolean;
}

function Figure({ view, entry, amount, words, isUrgent }: FigureProps) {
  const { go } = useRoute();
  return (
    <UnstyledButton className={classes.figure} onClick={() => void go(view, entry)}>
      <span className={classes.number} data-urgent={(isUrgent && amount > 0) || undefined}>
        {amount.toLocaleString('en-GB')}
      </span>
      {plural(amount, words)}
    </UnstyledButton>
  );
}
