import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiResponse, readAs, readQuery } from '../../client/request.ts';
import type { Days } from './period.ts';

export type DashboardData = ApiResponse<'GET', '/dashboard'>;
export type TodayPart = ApiResponse<'GET', '/today'>['parts'][number];
export type Waiting = DashboardData['waiting']['items'][number];
export type Week = NonNullable<DashboardData['applications']>[number];

/** Under `content`, so that a save makes it stale. Fetched every minute, because people leave it open all day. */
export const dashboardQuery = queryOptions({
  ...readAs(['content', 'dashboard'], '/dashboard'),
  staleTime: 0,
  refetchInterval: 60_000,
});

/** Today's work of the user or of everyone. */
export const todayQuery = (who: 'mine' | 'everyone') =>
  queryOptions({
    ...readQuery('/today', { query: { who } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });

/** Fetched every minute, like the dashboard. For administrators. */
export const healthQuery = queryOptions({ ...readQuery('/health'), staleTime: 0, refetchInterval: 60_000 });

export interface ReportFilter extends Days {
  job: string;
}

export const reportQuery = (filter: ReportFilter) =>
  queryOptions({ ...readQuery('/reports', { query: { ...filter } }), placeholderData: keepPreviousData });

export const costsQuery = (source: string) =>
  queryOptions({ ...readQuery('/reports/costs', { query: { source } }), staleTime: 0 });

export type Report = ApiResponse<'GET', '/reports'>;
