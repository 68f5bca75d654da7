import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../app/route.tsx';
import { Circles } from '../../lib/Spinner.tsx';
import { statusQuery } from './queries.ts';
import { siteState } from './site-state.ts';
import classes from './status.module.css';
import { usePublishEvents } from './use-publish-events.ts';

const LOOKS = {
  live: { words: 'All live', circles: 'together' },
  publishing: { words: 'Publishing', circles: 'meeting' },
  waiting: { words: 'Waiting', circles: 'apart' },
  failed: { words: 'Some pages failed', circles: 'apart' },
} as const;

/** Whether visitors see everything that was saved; in the top bar of every screen. */
export function PublishLight() {
  usePublishEvents();
  const { go } = usePlace();
  const { data } = useQuery(statusQuery);
  if (!data) return null;
  const { words, circles } = LOOKS[siteState(data)];
  return (
    <UnstyledButton className={classes.light} onClick={() => void go('publishing')} title="Publishing">
      <Circles size={22} state={circles} />
      <span className={classes.words}>{words}</span>
    </UnstyledButton>
  );
}
