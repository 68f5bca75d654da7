import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { londonMoment } from 'content-types/lib/london-time';
import type { ApiResponse } from '../../../lib/api-types.ts';
import { completeDay } from '../../../lib/dates.ts';
import { request } from '../../../lib/request.ts';

export const AUDIT_PAGE = 50;

export type AuditEntry = ApiResponse<'GET', '/audit'>['items'][number];

export interface AuditFilter {
  search: string;
  action: string;
  user: string;
  /** Days as `2026-11-21`, both included; empty for any. */
  from: string;
  to: string;
}

/** The filter as the API takes it: days are London's. */
export function auditParameters({ from, to, ...filter }: AuditFilter) {
  const at = (day: string, time: string) => completeDay(day) && new Date(londonMoment(day, time)).toISOString();
  return { ...filter, from: at(from, '00:00:00'), to: at(to, '23:59:59.999') };
}

export const auditQuery = (filter: AuditFilter, offset: number) =>
  queryOptions({
    queryKey: ['audit', filter, offset],
    queryFn: () => request('GET', '/audit', { query: { ...auditParameters(filter), limit: AUDIT_PAGE, offset } }),
    placeholderData: keepPreviousData,
  });
