import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/request.ts';

export interface Waiting {
  type: string;
  id: string;
  title: string;
  status: 'draft' | 'changed' | 'scheduled';
  /** When it goes live; of a draft, when it was saved. */
  at: string;
  by: string | null;
}

export interface DashboardData {
  /** Open jobs on the site. */
  jobs: number;
  waiting: { items: Waiting[]; total: number };
  adverts: {
    items: { id: string; title: string; forbidden: number; problems: number }[];
    total: number;
    checked: number;
  };
  /** The last weeks, each by its Monday; null for roles that see no applications. */
  applications: Week[] | null;
  failedMails: number | null;
}

export interface Week {
  /** `YYYY-MM-DD`. */
  week: string;
  count: number;
}

/** Under `content`, so that a save makes it stale. Looked at again every minute: people leave it open all day. */
export const dashboardQuery = queryOptions({
  queryKey: ['content', 'dashboard'],
  queryFn: () => request<DashboardData>('GET', '/dashboard'),
  staleTime: 0,
  refetchInterval: 60_000,
});
