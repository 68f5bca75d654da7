/** The dashboard's short lists. Each line leads to where it can be dealt with. */
import { Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contentTypes, type TypeName } from 'content-types';
import { getTitle } from 'content-types/define';
import { type ReactNode, useId } from 'react';
import { useOpenEntry } from '../../app/route.tsx';
import type { AdminEntry } from '../../lib/api-types.ts';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { count } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { recentQuery } from '../content/queries.ts';
import classes from './dashboard.module.css';
import type { DashboardData, Waiting } from './queries.ts';

const STATUS = { draft: 'Draft', changed: 'Newer draft', scheduled: 'Scheduled' } as const;

export function Unpublished({ waiting: { items, total } }: Pick<DashboardData, 'waiting'>) {
  const openEntry = useOpenEntry();
  const rows = items.flatMap((item) => {
    const open = openEntry(item.type)?.open;
    if (!open) return [];
    const what = `${contentTypes[item.type as TypeName].label.one} · ${STATUS[item.status]}`;
    return { key: item.id, name: item.title, what, when: whenWaiting(item), onOpen: () => open(item.id) };
  });
  const shown = total > items.length && ` (${items.length} of ${total.toLocaleString('en-GB')})`;
  return <List title={<>Not live yet{shown}</>} rows={rows} none="Nothing waits. All that was saved is live." />;
}

/** Adverts on the site that the advert check has something against. */
export function AdvertsToFix({ adverts: { items, total, checked } }: Pick<DashboardData, 'adverts'>) {
  const open = useOpenEntry()('job')?.open ?? (() => {});
  const rows = items.map(({ id, title, forbidden, problems }) => ({
    key: id,
    name: title,
    when: forbidden > 0 ? <b className={classes.urgent}>not lawful</b> : count(problems, 'problem'),
    onOpen: () => open(id),
  }));
  const none = checked === 0 ? 'There are no adverts on the site.' : `Nothing found in ${count(checked, 'advert')}.`;
  const shown = total > items.length && ` (${items.length} of ${total})`;
  return <List title={<>Adverts to fix{shown}</>} rows={rows} none={none} />;
}

export function RecentChanges() {
  const { data, error } = useQuery({ ...recentQuery({ limit: 8 }), staleTime: 0 });
  const rows = useEntryRows(data?.items, ({ updatedBy, updatedAt }) =>
    [updatedBy, formatRelative(updatedAt)].filter(Boolean).join(', '),
  );
  return <List title="Last changes" rows={rows} error={error} none="Nothing has been saved yet." />;
}

const CLOSING_DAYS = 14;

export function ExpiringJobs() {
  const { data, error } = useQuery({ ...recentQuery({ expiring: CLOSING_DAYS, limit: 8 }), staleTime: 0 });
  const rows = useEntryRows(data?.items, ({ closesAt }) => (closesAt ? formatRelative(closesAt) : ''));
  const none = `Nothing expires within the next ${CLOSING_DAYS} days.`;
  return <List title="Closing soon" rows={rows} error={error} none={none} />;
}

/** The jobs that visitors opened most in the last 30 days. */
export function MostViewedJobs() {
  const { data, error } = useQuery({
    queryKey: ['job views'],
    queryFn: () => request('GET', '/jobs/views', { query: { days: 30, limit: 8 } }),
    staleTime: 0,
  });
  const views = new Map(data?.items.map(({ entry, views }) => [entry.id, views]));
  const entries = data?.items.map(({ entry }) => entry);
  const rows = useEntryRows(entries, ({ id }) => count(views.get(id) ?? 0, 'view'));
  return <List title="Most viewed jobs, 30 days" rows={rows} error={error} none="No job has been viewed yet." />;
}

interface Row {
  key: string;
  name: string;
  what?: string;
  when: ReactNode;
  onOpen(): void;
}

interface ListProps {
  title: ReactNode;
  /** Undefined until they are loaded. */
  rows: Row[] | undefined;
  error?: Error | null;
  none: string;
}

function List({ title, rows, error, none }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {error && <p className={classes.none}>{error.message}</p>}
      {rows?.length === 0 && <p className={classes.none}>{none}</p>}
      {rows && rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map(({ key, name, what, when, onOpen }) => (
            <li key={key}>
              <UnstyledButton className={classes.row} onClick={onOpen}>
                <span className={classes.name}>{name}</span>
                {what && <span className={classes.what}>{what}</span>}
                <span className={classes.when}>{when}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Entries of any type as rows, each a way to its form. */
function useEntryRows(entries: AdminEntry[] | undefined, when: (entry: AdminEntry) => string): Row[] | undefined {
  const openEntry = useOpenEntry();
  return entries?.flatMap((entry) => {
    const found = openEntry(entry.type);
    if (!found) return [];
    const { type, isOne, open } = found;
    const what = isOne ? undefined : type.label.one;
    return { key: entry.id, name: getTitle(type, entry), what, when: when(entry), onOpen: () => open(entry.id) };
  });
}

function whenWaiting({ status, at, by }: Waiting): string {
  return status === 'scheduled' ? formatDateTime(at) : [by, formatRelative(at)].filter(Boolean).join(', ');
}
