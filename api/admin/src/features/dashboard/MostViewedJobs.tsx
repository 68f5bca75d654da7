import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/request.ts';
import classes from './dashboard.module.css';
import { EntryRows } from './Rows.tsx';

/** The jobs that visitors opened most in the last 30 days. */
export function MostViewedJobs() {
  const { data, error } = useQuery({
    queryKey: ['job views'],
    queryFn: () => request('GET', '/jobs/views', { query: { days: 30, limit: 8 } }),
    staleTime: 0,
  });
  const views = new Map(data?.items.map(({ entry, views }) => [entry.id, views]));
  return (
    <section aria-labelledby="most-viewed">
      <Title order={2} id="most-viewed">
        Most viewed jobs, 30 days
      </Title>
      {error && <p className={classes.none}>{error.message}</p>}
      {data?.items.length === 0 && <p className={classes.none}>Nobody has opened a job yet.</p>}
      {data && data.items.length > 0 && (
        <EntryRows
          entries={data.items.map(({ entry }) => entry)}
          when={({ id }) => `${views.get(id)?.toLocaleString('en-GB')} ${views.get(id) === 1 ? 'view' : 'views'}`}
        />
      )}
    </section>
  );
}
