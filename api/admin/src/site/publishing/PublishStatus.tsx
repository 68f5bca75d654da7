import { Box, UnstyledButton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToStream } from '../../client/event-stream.ts';
import { toHash } from '../../core/navigation/views.ts';
import classes from '../../core/publishing/publishing.module.css';
import { getSiteState, type Receipt, receiptQuery, SPINNERS, statusQuery } from '../../core/publishing/queries.ts';
import { texts } from '../../core/publishing/texts.ts';
import { Spinner } from '../../kit/Spinner.tsx';

/** Shows in the top bar whether visitors see all saved changes. */
export function PublishStatusButton() {
  usePublishEvents();
  const { data } = useQuery(statusQuery);
  if (!data) return null;
  const state = getSiteState(data);
  return (
    <UnstyledButton
      className={classes.light}
      aria-label={texts.light[state]}
      title={texts.screen.title}
      component="a"
      href={toHash({ view: 'publishing' })}
    >
      <Spinner size={22} state={SPINNERS[state]} />
      <Box component="span" visibleFrom="sm">
        {texts.light[state]}
      </Box>
    </UnstyledButton>
  );
}

/** Listens to the publisher while the admin is visible, so that a receipt shows the moment it exists. */
function usePublishEvents(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      listenToStream('/api/publish/events', {
        event: 'receipt',
        onEvent(data) {
          const receipt = data as Receipt;
          const { queryKey } = receiptQuery(receipt.change);
          queries.setQueryData(queryKey, receipt);
          // Several changes share one receipt, so the receipts of the others are fetched again.
          void queries.invalidateQueries({
            queryKey: ['publish'],
            predicate: (query) => query.queryHash !== JSON.stringify(queryKey),
          });
        },
        onGap: () => void queries.invalidateQueries({ queryKey: ['publish'] }),
      }),
    [queries],
  );
}
