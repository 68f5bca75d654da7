import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRoute } from '../../app/route.tsx';
import { formatRelative } from '../../lib/dates.ts';
import { count, formatDuration } from '../../lib/format.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import classes from '../dashboard/dashboard.module.css';
import { getSiteState, receiptsQuery, SPINNERS, statusQuery } from './queries.ts';

const HEADLINES = {
  live: 'Everything you saved is live',
  publishing: 'Publishing',
  waiting: 'Changes are waiting to go live',
  failed: 'Some pages could not be published',
} as const;

export function SiteState() {
  const { route, go } = useRoute();
  const { data, error } = useQuery(statusQuery);
  const receipts = useQuery(receiptsQuery);
  const newest = receipts.data?.[0];
  const state = data && getSiteState(data);
  return (
    <section className={classes.site} aria-label="The site">
      <Spinner size={88} state={state ? SPINNERS[state] : 'idle'} />
      <div className={classes.siteText}>
        <h2>{error ? 'Failed to fetch data' : state ? HEADLINES[state] : 'Looking at the site…'}</h2>
        {error && <p>{error.message}</p>}
        {data && state !== 'live' && (
          <p>
            {count(data.last - data.applied, 'change')} to go. They go live
            {data.publisher === 'down' ? ' as soon as the publisher is back.' : ' automatically.'}
          </p>
        )}
        {newest && state === 'live' && (
          <p>
            Last publish {formatRelative(newest.at)}: {count(newest.pageCount, 'page')} in {formatDuration(newest.ms)}.
          </p>
        )}
      </div>
      {route.view !== 'publishing' && (
        <Button variant="white" color="dark" onClick={() => void go('publishing')}>
          Publishing
        </Button>
      )}
    </section>
  );
}
