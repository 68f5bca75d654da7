import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/request.ts';

export interface SecondFactorState {
  /** When it was set up; null while it is off. */
  since: string | null;
  codesLeft: number;
  required: boolean;
}

export interface OwnSession {
  id: string;
  browser: string;
  createdAt: string;
  lastSeenAt: string;
  /** Whether it is this one. */
  current: boolean;
}

export interface Login {
  id: number;
  at: string;
  outcome: 'open' | 'refused';
  /** Browser and address. */
  detail: string;
}

export const secondFactorQuery = queryOptions({
  queryKey: ['account', 'totp'],
  queryFn: () => request<SecondFactorState>('GET', '/session/totp'),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => request<{ items: OwnSession[] }>('GET', '/sessions'),
});

export const historyQuery = queryOptions({
  queryKey: ['account', 'history'],
  queryFn: () => request<{ items: Login[] }>('GET', '/session/history'),
});
