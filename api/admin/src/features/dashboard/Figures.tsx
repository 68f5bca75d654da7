import { UnstyledButton } from '@mantine/core';
import { useRoute } from '../../app/route.tsx';
import { useNewCounts } from '../../app/shell/use-new-counts.ts';
import { SPAM } from '../inbox/list/filter.ts';
import classes from './dashboard.module.css';
import type { DashboardData } from './queries.ts';

/** How many there are of what matters today, each a way to it. */
export function Figures({ jobs, failedMails }: Pick<DashboardData, 'jobs' | 'failedMails'>) {
  const counts = useNewCounts();
  return (
    <section className={classes.figures} aria-label="At a glance">
      {counts && <Figure view="applications" amount={counts.applications} one="new application" isUrgent />}
      {counts && <Figure view="messages" amount={counts.messages} one="new message" isUrgent />}
      {inboxes.map(({ view, one }) => {
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

const inboxes = [
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
