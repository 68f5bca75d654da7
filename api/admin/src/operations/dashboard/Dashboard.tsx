import { Alert, Anchor, Stack, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plural } from 'content-types/text/plural';
import { readAs, readQuery } from '../../client/request.ts';
import { toHash } from '../../core/navigation/views.ts';
import { getSiteState, SPINNERS, statusQuery } from '../../core/publishing/queries.ts';
import { texts as publishingTexts } from '../../core/publishing/texts.ts';
import { useSession } from '../../core/session/Session.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Warning } from '../../kit/notes.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { common } from '../../kit/text/texts.ts';
import { ApplicationsChart } from './ApplicationsChart.tsx';
import classes from './dashboard.module.css';
import {
  AdvertsToFix,
  ExpiringJobs,
  MostViewedJobs,
  RecentChanges,
  Unpublished,
  UpcomingInterviews,
} from './Lists.tsx';
import { type DashboardData, LIVE_OPTIONS } from './queries.ts';
import { SetupChecklist, setupQuery } from './SetupChecklist.tsx';
import { Today } from './Today.tsx';
import { texts } from './texts.ts';
import { useNewCounts } from './use-new-counts.ts';

/** Today's work, system health, and content that is live, waiting or needs attention. Each role sees only its own parts. */
export function Dashboard() {
  const { user } = useSession();
  const { data, error } = useQuery({ ...readAs(['content', 'dashboard'], '/dashboard'), ...LIVE_OPTIONS });
  const isAdministrator = user.role === 'administrator';
  const isOpen = useQuery({ ...setupQuery, enabled: isAdministrator }).data?.opening === null;
  const leadingSections = [
    isAdministrator && <SetupChecklist key="setup" />,
    user.role !== 'editor' && <Today key="today" />,
  ];
  return (
    <Stack gap="1.5rem">
      <Title order={1}>{texts.welcome(user.name)}</Title>
      <ErrorAlert title={common.fetchFailed} error={error} />
      {isOpen ? leadingSections.toReversed() : leadingSections}
      {data && <Figures {...data} />}
      <Health data={data} />
      {data?.unsentMails ? <UnsentMails total={data.unsentMails} /> : null}
      <div className={classes.columns}>
        <Stack gap="xl">
          {user.role !== 'editor' && <UpcomingInterviews />}
          {user.role !== 'recruiter' && data?.applications && <ApplicationsChart weeks={data.applications} />}
          {user.role !== 'recruiter' && data && <Unpublished waiting={data.waiting} />}
          {user.role !== 'recruiter' && <RecentChanges />}
        </Stack>
        <Stack gap="xl">
          {data && <AdvertsToFix adverts={data.adverts} />}
          <ExpiringJobs />
          {user.role !== 'recruiter' && <MostViewedJobs />}
        </Stack>
      </div>
    </Stack>
  );
}

/** Status of the site and, for administrators, of each part of the system. Parts that need attention are expanded. */
function Health({ data }: { data: DashboardData | undefined }) {
  const { user } = useSession();
  const { data: publishStatus } = useQuery(statusQuery);
  const { data: facts } = useQuery({
    ...readQuery('/health'),
    ...LIVE_OPTIONS,
    enabled: user.role === 'administrator',
  });
  const failedMails = data?.failedMails ?? 0;
  const site = publishStatus && getSiteState(publishStatus);
  const labels = texts.health;
  const failingFacts = facts?.filter(({ ok }) => !ok) ?? [];
  const missingLabels = facts?.flatMap(({ isMissing, label }) => (isMissing ? label : [])) ?? [];
  return (
    <section aria-label={labels.title}>
      <div className={classes.health}>
        {site && (
          <a href={toHash({ view: 'publishing' })} data-urgent={site === 'failed' || undefined}>
            <Spinner size={22} state={SPINNERS[site]} />
            {publishingTexts.state[site]}
          </a>
        )}
        {failedMails > 0 && (
          <a href={toHash({ view: 'mail' })} data-urgent>
            {labels.failedEmails(failedMails)}
          </a>
        )}
        {missingLabels.length > 0 && <span data-urgent>{labels.missing(missingLabels)}</span>}
      </div>
      {failingFacts.map(({ name, label, text }) => (
        <Alert key={name} color="red" title={labels.attention(label)} mt="sm">
          {text}
        </Alert>
      ))}
      {facts && (
        <details className={classes.facts}>
          <summary>{failingFacts.length + missingLabels.length > 0 ? labels.all : labels.well}</summary>
          <dl>
            {facts.map(({ name, label, ok, text }) => (
              <div key={name} data-urgent={!ok || undefined}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** Emails that are waiting because sending is not set up, with a link to the screen that says how. */
function UnsentMails({ total }: { total: number }) {
  return (
    <Warning title={texts.unsent.title(total)}>
      {texts.unsent.text}{' '}
      <Anchor inherit underline="always" href={toHash({ view: 'mail' })}>
        {texts.unsent.link}
      </Anchor>
    </Warning>
  );
}

/** The numbers outside today's work, each a link to the items counted. */
function Figures({ jobs, closing }: DashboardData) {
  const counts = useNewCounts();
  const labels = texts.figures;
  const spam = counts?.spam;
  if (spam?.applications === 0 && spam.messages === 0) return null;
  return (
    <section className={classes.figures} aria-label={texts.figures.title}>
      {spam && spam.applications > 0 && (
        <Figure view="applications" query={SPAM} amount={spam.applications} words={labels.spamApplications} isUrgent />
      )}
      {spam && spam.messages > 0 && (
        <Figure view="messages" query={SPAM} amount={spam.messages} words={labels.spamMessages} isUrgent />
      )}
      {!spam && (
        <>
          <Figure
            view="career/openings"
            query={new URLSearchParams({ status: 'live', sort: 'closesAt' })}
            amount={closing}
            words={labels.closing}
          />
          <Figure view="career/openings" amount={jobs} words={labels.jobs} />
        </>
      )}
    </section>
  );
}

const SPAM = new URLSearchParams({ box: 'spam' });

interface FigureProps {
  view: string;
  query?: URLSearchParams;
  amount: number;
  /** The label below the number. */
  words: { one: string; other: string };
  /** Highlights any number above zero. */
  isUrgent?: boolean;
}

function Figure({ view, query, amount, words, isUrgent }: FigureProps) {
  return (
    <UnstyledButton component="a" className={classes.figure} href={toHash({ view, query: query?.toString() })}>
      <span className={classes.number} data-urgent={(isUrgent && amount > 0) || undefined}>
        {amount.toLocaleString('en-GB')}
      </span>
      {plural(amount, words)}
    </UnstyledButton>
  );
}
