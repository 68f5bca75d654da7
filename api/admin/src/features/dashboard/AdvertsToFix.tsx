import { Title } from '@mantine/core';
import { count } from '../../lib/format.ts';
import classes from './dashboard.module.css';
import type { DashboardData } from './queries.ts';
import { Rows, useOpenEntry } from './Rows.tsx';

/** Adverts on the site that the advert check has something against. */
export function AdvertsToFix({ adverts: { items, total, checked } }: Pick<DashboardData, 'adverts'>) {
  const open = useOpenEntry()('job')?.open ?? (() => {});
  const rows = items.map(({ id, title, forbidden, problems }) => ({
    key: id,
    name: title,
    when: forbidden > 0 ? <b className={classes.urgent}>not lawful</b> : count(problems, 'problem'),
    onOpen: () => open(id),
  }));
  return (
    <section aria-labelledby="adverts">
      <Title order={2} id="adverts">
        Adverts to mend{total > items.length && ` (${items.length} of ${total})`}
      </Title>
      {rows.length > 0 ? (
        <Rows rows={rows} />
      ) : (
        <p className={classes.none}>
          {checked === 0 ? 'There are no adverts on the site.' : `Nothing found in ${count(checked, 'advert')}.`}
        </p>
      )}
    </section>
  );
}
