import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Receipt, receiptQuery } from './queries.ts';

const AGAIN_MS = 10_000;

/** Listens to the publisher while the admin is open, so that a receipt shows the moment it exists. */
export function usePublishEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let events = listen();
    // The browser tries again after a lost connection, but not after a refusal, such as of a session that has ended.
    const timer = setInterval(() => {
      if (events.readyState === EventSource.CLOSED) events = listen();
    }, AGAIN_MS);
    return () => {
      clearInterval(timer);
      events.close();
    };

    function listen(): EventSource {
      const source = new EventSource('/api/publish/events');
      source.addEventListener('receipt', ({ data }: MessageEvent<string>) => take(JSON.parse(data)));
      return source;
    }

    function take(receipt: Receipt) {
      const { queryKey } = receiptQuery(receipt.change);
      queries.setQueryData(queryKey, receipt);
      // A burst of changes shares one receipt, so the receipts of the others are fetched again.
      void queries.invalidateQueries({
        queryKey: ['publish'],
        predicate: (query) => query.queryHash !== JSON.stringify(queryKey),
      });
    }
  }, [queries]);
}
