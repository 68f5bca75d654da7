import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiResponse } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';
import type { Days } from './period.ts';

export type DashboardData = ApiResponse<'GET', '/dashboard'>;
export type TodayPart = ApiResponse<'GET', '/today'>['parts'][number];
export type Waiting = DashboardData['waiting']['items'][number];
export type Week = NonNullable<DashboardData['applications']>[number];

/** Under `content`, so that a save makes it stale. Fetched every minute, because people leave it open all day. */
export const dashboardQuery = queryOptions({
  queryKey: ['content', 'dashboard'],
  queryFn: () => request('GET', '/dashboard'),
  staleTime: 0,
  refetchInterval: 60_000,
});

/** Today's work of the user or of everyone. */
export const todayQuery = (who: 'mine' | 'everyone') =>
  queryOptions({
    queryKey: ['today', who],
    queryFn: () => request('GET', '/today', { query: { who } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });

/** Fetched every minute, like the dashboard. For administrators. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => request('GET', '/health'),
  staleTime: 0,
  refetchInterval: 60_000,
});

export interface ReportFilter extends Days {
  job: string;
}

export const reportQuery = (filter: ReportFilter) =>
  queryOptions({
    queryKey: ['reports', filter],
    queryFn: () => request('GET', '/reports', { query: { ...filter } }),
    placeholderData: keepPreviousData,
  });

export const costsQuery = (source: string) =>
  queryOptions({
    queryKey: ['reports', 'costs', source],
    queryFn: () => request('GET', '/reports/costs', { query: { source } }),
    staleTime: 0,
  });

export type Report = ApiResponse<'GET', '/reports'>;
