import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatRelative } from '../../lib/dates.ts';
import { recentQuery } from '../content/queries.ts';
import classes from './dashboard.module.css';
import { EntryRows } from './Rows.tsx';

const DAYS = 14;

/** The entries that expire soon. */
export function ExpiringJobs() {
  const { data, error } = useQuery({ ...recentQuery({ expiring: DAYS, limit: 8 }), staleTime: 0 });
  return (
    <section aria-labelledby="expiring">
      <Title order={2} id="expiring">
        Closing soon
      </Title>
      {error && <p className={classes.none}>{error.message}</p>}
      {data?.items.length === 0 && <p className={classes.none}>Nothing expires within the next {DAYS} days.</p>}
      {data && data.items.length > 0 && (
        <EntryRows entries={data.items} when={(entry) => (entry.closesAt ? formatRelative(entry.closesAt) : '')} />
      )}
    </section>
  );
}
