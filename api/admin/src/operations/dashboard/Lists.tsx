/** The dashboard's short lists. Each line opens the entry that it is about. */
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contentTypes, type TypeName } from 'content-types';
import { getTitle } from 'content-types/define';
import { DAY_MS } from 'content-types/time/days';
import type { ReactNode } from 'react';
import { type AdminEntry, readQuery } from '../../client/request.ts';
import { toDay } from '../../core/content/editor/date-time.ts';
import { recentQuery } from '../../core/content/queries.ts';
import { useEntryLink } from '../../core/navigation/Navigation.tsx';
import { toHash } from '../../core/navigation/views.ts';
import { useSession } from '../../core/session/Session.tsx';
import { upcomingInterviewsQuery } from '../../desk/interviews/queries.ts';
import { Note } from '../../kit/notes.tsx';
import { Section } from '../../kit/Section.tsx';
import { formatAppointment, formatDateTime, formatRelative } from '../../kit/text/dates.ts';
import classes from './dashboard.module.css';
import type { DashboardData, Waiting } from './queries.ts';
import { texts } from './texts.ts';

export function Unpublished({ waiting: { items, total } }: Pick<DashboardData, 'waiting'>) {
  const entryLink = useEntryLink();
  const rows = items.flatMap((item): Row | [] => {
    const linkTarget = entryLink(item.type);
    if (!linkTarget) return [];
    const typeLabel = `${contentTypes[item.type as TypeName].label.one} · ${texts.unpublished.status[item.status]}`;
    return {
      key: item.id,
      name: item.title,
      detail: typeLabel,
      when: describeTime(item),
      href: linkTarget.linkTo(item.id),
    };
  });
  const { title, titleOf, none } = texts.unpublished;
  return <List title={total > items.length ? titleOf(items.length, total) : title} rows={rows} emptyText={none} />;
}

/** Adverts on the site in which the advert check has found problems. */
export function AdvertsToFix({ adverts: { items, total, checked } }: Pick<DashboardData, 'adverts'>) {
  const entryLink = useEntryLink();
  const rows = items.map(({ id, title, forbidden, problems }) => ({
    key: id,
    name: title,
    when: forbidden > 0 ? <b className={classes.urgent}>{texts.adverts.unlawful}</b> : texts.adverts.problems(problems),
    href: entryLink('job')?.linkTo(id) ?? '',
  }));
  const { title, titleOf, noAdverts, none } = texts.adverts;
  return (
    <List
      title={total > items.length ? titleOf(items.length, total) : title}
      rows={rows}
      emptyText={checked === 0 ? noAdverts : none(checked)}
    />
  );
}

export function RecentChanges() {
  const { data, error } = useQuery({ ...recentQuery({ limit: 8 }), staleTime: 0 });
  const rows = useEntryRows(data?.items, ({ updatedBy, updatedAt }) =>
    [updatedBy, formatRelative(updatedAt)].filter(Boolean).join(', '),
  );
  return <List title={texts.changes.title} rows={rows} error={error} emptyText={texts.changes.none} />;
}

const CLOSING_DAYS = 14;

export function ExpiringJobs() {
  const { data, error } = useQuery({ ...recentQuery({ expiring: CLOSING_DAYS, limit: 8 }), staleTime: 0 });
  const timeOf = ({ closesAt }: AdminEntry) => (closesAt ? formatRelative(closesAt) : '');
  const rows = useEntryRows(data?.items, timeOf, { isOneType: true });
  return <List title={texts.closing.title} rows={rows} error={error} emptyText={texts.closing.none(CLOSING_DAYS)} />;
}

/** The booked interviews of the next seven days, the user's own first. Today's interviews are in today's work. */
export function UpcomingInterviews() {
  const { user } = useSession();
  const { data, error } = useQuery(upcomingInterviewsQuery);
  const today = new Date().toISOString();
  const { title, you, none } = texts.interviews;
  const rows = data
    ?.filter((item) => isSoon(item.startsAt) && toDay(item.startsAt) > toDay(today))
    .sort((a, b) => Number(b.interviewer.id === user.id) - Number(a.interviewer.id === user.id))
    .map(
      ({ id, application, interviewer, startsAt }): Row => ({
        key: id,
        name: application.candidate,
        detail: `${application.jobTitle} · ${texts.interviews.with(interviewer.id === user.id ? you : interviewer.name)}`,
        when: formatAppointment(startsAt ?? ''),
        href: toHash({ view: 'applications', entry: application.id }),
      }),
    );
  return <List title={title} rows={rows} error={error} emptyText={none} />;
}

function isSoon(startsAt: string | null): boolean {
  return toDay(startsAt) <= toDay(new Date(Date.now() + INTERVIEW_DAYS * DAY_MS).toISOString());
}

const INTERVIEW_DAYS = 7;

export function MostViewedJobs() {
  const { data, error } = useQuery({
    ...readQuery('/jobs/views', { query: { days: 30, limit: 8 } }),
    staleTime: 0,
  });
  const views = new Map(data?.items.map(({ entry, views }) => [entry.id, views]));
  const entries = data?.items.map(({ entry }) => entry);
  const rows = useEntryRows(entries, ({ id }) => texts.views.views(views.get(id) ?? 0), { isOneType: true });
  return <List title={texts.views.title} rows={rows} error={error} emptyText={texts.views.none} />;
}

interface Row {
  key: string;
  name: string;
  detail?: string;
  when: ReactNode;
  href: string;
}

interface ListProps {
  title: string;
  /** Undefined until the rows are loaded. */
  rows: Row[] | undefined;
  error?: Error | null;
  emptyText: string;
}

function List({ title, rows, error, emptyText }: ListProps) {
  return (
    <Section title={title} gap={0}>
      {error && <Note mt={8}>{error.message}</Note>}
      {rows?.length === 0 && <Note mt={8}>{emptyText}</Note>}
      {rows && rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map(({ key, name, detail, when, href }) => (
            <li key={key}>
              <UnstyledButton component="a" className={classes.row} href={href}>
                <span className={classes.name}>{name}</span>
                {detail && <span className={classes.detail}>{detail}</span>}
                <span className={classes.when}>{when}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Entries as rows, each of which opens its form. Rows name their type unless all have the same. */
function useEntryRows(
  entries: AdminEntry[] | undefined,
  timeOf: (entry: AdminEntry) => string,
  { isOneType = false } = {},
): Row[] | undefined {
  const entryLink = useEntryLink();
  return entries?.flatMap((entry): Row | [] => {
    const linkTarget = entryLink(entry.type);
    if (!linkTarget) return [];
    const { type, isOne, linkTo } = linkTarget;
    const typeLabel = isOne || isOneType ? undefined : type.label.one;
    return {
      key: entry.id,
      name: getTitle(type, entry),
      detail: typeLabel,
      when: timeOf(entry),
      href: linkTo(entry.id),
    };
  });
}

function describeTime({ status, at, by }: Waiting): string {
  return status === 'scheduled' ? formatDateTime(at) : [by, formatRelative(at)].filter(Boolean).join(', ');
}
