import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRoute } from '../../app/route.tsx';
import { Spinner } from '../../lib/Spinner.tsx';
import { getSiteState, statusQuery } from './queries.ts';
import classes from './status.module.css';
import { usePublishEvents } from './use-publish-events.ts';

const LOOKS = {
  live: { words: 'All live', spinner: 'done' },
  publishing: { words: 'Publishing', spinner: 'busy' },
  waiting: { words: 'Waiting', spinner: 'idle' },
  failed: { words: 'Some pages failed', spinner: 'idle' },
} as const;

/** Whether visitors see everything that was saved; in the top bar of every screen. */
export function PublishStatusButton() {
  usePublishEvents();
  const { go } = useRoute();
  const { data } = useQuery(statusQuery);
  if (!data) return null;
  const { words, spinner } = LOOKS[getSiteState(data)];
  return (
    <UnstyledButton className={classes.light} onClick={() => void go('publishing')} title="Publishing">
      <Spinner size={22} state={spinner} />
      <span className={classes.words}>{words}</span>
    </UnstyledButton>
  );
}
