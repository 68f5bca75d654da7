/** Open screens follow colleagues' changes, and show colleagues the entry being read here. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToStream } from '../../client/event-stream.ts';
import { request } from '../../client/request.ts';
import { useSession } from '../../core/session/Session.tsx';

export interface Reader {
  id: string;
  name: string;
  /** The id of the application or message. */
  reads: string;
}

/** The users with an entry open, as received in events. */
const readersQuery = queryOptions({
  queryKey: ['readers'],
  queryFn: (): Reader[] => [],
  staleTime: Number.POSITIVE_INFINITY,
});
/** Interval for reporting presence. The server drops readers after 45 seconds without a report. */
const PRESENCE_INTERVAL_MS = 20_000;

/** Fetches lists, counts and the open entry again after every change, while the admin is visible. */
export function useInboxEvents(isEnabled: boolean) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isEnabled) return;
    const refresh = () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey: [root, inbox, queryName] }) =>
          (root === 'candidates' && inbox === 'one') ||
          root === 'interviews' ||
          root === 'today' ||
          (root === 'inbox' && inbox !== 'resume' && queryName !== 'preview'),
      });
    return listenToStream('/api/inbox/events', {
      event: 'change',
      onEvent(data) {
        if (data === null) refresh();
        else queries.setQueryData(readersQuery.queryKey, (data as { readers: Reader[] }).readers);
      },
      onGap: refresh,
    });
  }, [queries, isEnabled]);
}

/** Shows colleagues which entry is open here. */
export function useReportReading(id: string) {
  useEffect(() => {
    const report = (readingId: string | null) =>
      // A lost report is corrected by the next one.
      void request('PUT', '/inbox/reader', { body: { reads: readingId } }).catch(() => {});
    report(id);
    const timer = setInterval(() => report(id), PRESENCE_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      report(null);
    };
  }, [id]);
}

/** The colleagues who have an application or message open. */
export function useReaders(id: string): Reader[] {
  const { user } = useSession();
  const { data = [] } = useQuery(readersQuery);
  return data.filter((reader) => reader.reads === id && reader.id !== user.id);
}
