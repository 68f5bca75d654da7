import type { ApiResponse } from '../../client/request.ts';

export type DashboardData = ApiResponse<'GET', '/dashboard'>;
export type TodayPart = ApiResponse<'GET', '/today'>['parts'][number];
export type Waiting = DashboardData['waiting']['items'][number];
export type Week = NonNullable<DashboardData['applications']>[number];

export type Report = ApiResponse<'GET', '/reports'>;

/** Fetched every minute, because people leave the dashboard open all day. */
export const LIVE_OPTIONS = { staleTime: 0, refetchInterval: 60_000 };
