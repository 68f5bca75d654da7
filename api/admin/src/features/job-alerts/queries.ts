import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { query, request } from '../../lib/request.ts';

export interface JobAlert {
  id: string;
  email: string;
  /** Null for any. */
  category: string | null;
  type: string | null;
  place: string;
  frequency: 'daily' | 'weekly';
  createdAt: string;
  confirmedAt: string | null;
  lastSentAt: string | null;
  /** How many jobs it has told of. */
  jobs: number;
}

interface AlertPage {
  items: JobAlert[];
  total: number;
  counts: { confirmed: number; waiting: number };
}

export const ALERTS_PAGE = 50;

/** `page` counts from one. */
export const alertsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['alerts', search, page],
    queryFn: () =>
      request<AlertPage>('GET', `/alerts${query({ search, limit: ALERTS_PAGE, offset: (page - 1) * ALERTS_PAGE })}`),
    placeholderData: keepPreviousData,
  });

export function eraseAlert(id: string): Promise<null> {
  return request('DELETE', `/alerts/${id}`);
}
