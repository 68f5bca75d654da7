import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../client/request.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['account', 'totp'],
  queryFn: () => request('GET', '/session/totp'),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => request('GET', '/sessions'),
});

export const historyQuery = queryOptions({
  queryKey: ['account', 'history'],
  queryFn: () => request('GET', '/session/history'),
});

export const notificationsQuery = queryOptions({
  queryKey: ['account', 'notifications'],
  queryFn: () => request('GET', '/session/notifications'),
});
