import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatRelative } from '../../lib/dates.ts';
import { recentQuery } from '../content/queries.ts';
import classes from './dashboard.module.css';
import { EntryRows } from './Rows.tsx';

export function RecentChanges() {
  const { data, error } = useQuery({ ...recentQuery({ limit: 8 }), staleTime: 0 });
  return (
    <section aria-labelledby="recent">
      <Title order={2} id="recent">
        Last changes
      </Title>
      {error && <p className={classes.none}>{error.message}</p>}
      {data?.items.length === 0 && <p className={classes.none}>Nothing has been saved yet.</p>}
      {data && data.items.length > 0 && (
        <EntryRows
          entries={data.items}
          when={(entry) => `${entry.updatedBy ? `${entry.updatedBy}, ` : ''}${formatRelative(entry.updatedAt)}`}
        />
      )}
    </section>
  );
}
