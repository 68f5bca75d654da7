import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import { toHash } from '../../core/navigation/views.ts';
import {
  getSiteState,
  type PublishStatus,
  receiptsQuery,
  SPINNERS,
  statusQuery,
} from '../../core/publishing/queries.ts';
import { texts } from '../../core/publishing/texts.ts';
import { Spinner } from '../../kit/Spinner.tsx';
import { formatDuration, formatRelative } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import classes from './site-state.module.css';

export function SiteState() {
  const { route } = useNavigation();
  const { data, error } = useQuery(statusQuery);
  const receipts = useQuery(receiptsQuery);
  const newest = receipts.data?.[0];
  const state = data && getSiteState(data);
  const pending = data ? data.last - data.applied : 0;
  return (
    <section className={classes.site} aria-label={texts.site}>
      <Spinner size={88} state={state ? SPINNERS[state] : 'idle'} />
      <div className={classes.siteText}>
        <h2>{error ? common.fetchFailed : state ? texts.state[state] : texts.state.loading}</h2>
        {error && <p>{error.message}</p>}
        {data?.fullBuild && <FullBuild {...data} />}
        {data && pending > 0 && (
          <p>{(data.publisher === 'down' ? texts.state.paused : texts.state.pending)(pending)}</p>
        )}
        {newest && state === 'live' && (
          <p>{texts.state.last(formatRelative(newest.at), newest.pageCount, formatDuration(newest.ms))}</p>
        )}
      </div>
      {route.view !== 'publishing' && (
        <Button component="a" href={toHash({ view: 'publishing' })} variant="white" color="dark">
          {texts.screen.title}
        </Button>
      )}
    </section>
  );
}

function FullBuild({ fullBuild, publisher }: PublishStatus) {
  const { everything, everythingPaused, progress } = texts.state;
  if (publisher === 'down') return <p>{everythingPaused}</p>;
  return <p>{fullBuild?.total ? progress(fullBuild.done, fullBuild.total) : everything}</p>;
}
