import { Title } from '@mantine/core';
import { contentTypes, type TypeName } from 'content-types';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import classes from './dashboard.module.css';
import type { DashboardData, Waiting } from './queries.ts';
import { Rows, useOpenEntry } from './Rows.tsx';

const STATUS = { draft: 'Draft', changed: 'Newer draft', scheduled: 'Scheduled' } as const;

/** What visitors do not see yet. */
export function Unpublished({ waiting: { items, total } }: Pick<DashboardData, 'waiting'>) {
  const openEntry = useOpenEntry();
  const rows = items.flatMap((item) => {
    const open = openEntry(item.type)?.open;
    if (!open) return [];
    const what = `${contentTypes[item.type as TypeName].label.one} · ${STATUS[item.status]}`;
    return { key: item.id, name: item.title, what, when: when(item), onOpen: () => open(item.id) };
  });
  return (
    <section aria-labelledby="waiting">
      <Title order={2} id="waiting">
        Not live yet{total > items.length && ` (${items.length} of ${total.toLocaleString('en-GB')})`}
      </Title>
      {rows.length > 0 ? (
        <Rows rows={rows} />
      ) : (
        <p className={classes.none}>Nothing waits. All that was saved is live.</p>
      )}
    </section>
  );
}

function when({ status, at, by }: Waiting): string {
  return status === 'scheduled' ? formatDateTime(at) : [by, formatRelative(at)].filter(Boolean).join(', ');
}
