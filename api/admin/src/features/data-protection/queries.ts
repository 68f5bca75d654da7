import { queryOptions } from '@tanstack/react-query';
import { query, request, requestFile } from '../../lib/request.ts';
import type { InboxName } from '../inbox/types.ts';

export interface Hold {
  reason: string;
  user: string | null;
  at: string;
}

interface Named {
  inbox: InboxName;
  id: string;
  reference: string;
}

export interface Forecast {
  periods: { what: string; howLong: string }[];
  /** The first 500, soonest first. */
  items: (Named & { kind: string; at: string; isHeld: boolean })[];
  total: number;
  holds: (Named & Hold)[];
}

export const forecastQuery = (days: number) =>
  queryOptions({
    queryKey: ['retention', days],
    queryFn: () => request<Forecast>('GET', `/retention${query({ days })}`),
    staleTime: 0,
  });

export interface Facts {
  notice: { version: number; inForceSince: string } | null;
  consents: { kind: 'talentPool' | 'marketing'; wording: string; givenAt: string; withdrawnAt: string | null }[];
  hold: Hold | null;
  erasedAt: string | null;
  dueAt: string;
}

export const factsQuery = (inbox: InboxName, id: string) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'data-protection', id],
    queryFn: () => request<Facts>('GET', `/${inbox}/${id}/data-protection`),
    staleTime: 0,
  });

export function placeHold(inbox: InboxName, id: string, reason: string): Promise<Facts> {
  return request('PUT', `/${inbox}/${id}/hold`, { reason });
}

export function liftHold(inbox: InboxName, id: string): Promise<Facts> {
  return request('DELETE', `/${inbox}/${id}/hold`);
}

export interface Notice {
  number: number;
  title: string;
  at: string;
  text: string;
  periods: { what: string; howLong: string }[];
}

export const noticeQuery = (number: number) =>
  queryOptions({
    queryKey: ['privacy-notice', number],
    queryFn: () => request<Notice>('GET', `/privacy-notices/${number}`),
  });

export interface EqualityYear {
  year: number;
  /** A count that is null is too small to be shown. */
  questions: { label: string; answers: { answer: string; count: number | null }[] }[];
}

export const equalityQuery = queryOptions({
  queryKey: ['equality'],
  queryFn: () => request<EqualityYear[]>('GET', '/equality'),
});

export function exportPerson(email: string): Promise<ArrayBuffer> {
  return requestFile('/subject-exports', 'POST', { email });
}

export interface Complaint {
  id: string;
  reference: string;
  name: string;
  email: string;
  message: string;
  receivedAt: string;
  dueAt: string;
  isOverdue: boolean;
  acknowledgedAt: string | null;
  closedAt: string | null;
  isSpam: boolean;
}

export const complaintsQuery = queryOptions({
  queryKey: ['complaints'],
  queryFn: () => request<{ items: Complaint[]; open: number; overdue: number }>('GET', '/complaints'),
  refetchInterval: 60_000,
});

export function closeComplaint(id: string, answer: string): Promise<Complaint> {
  return request('POST', `/complaints/${id}/close`, { answer });
}
