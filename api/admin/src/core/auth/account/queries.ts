import { readAs } from '../../../client/request.ts';

export const secondFactorQuery = readAs(['account', 'totp'], '/session/totp');
export const sessionsQuery = readAs(['account', 'sessions'], '/sessions');
export const historyQuery = readAs(['account', 'history'], '/session/history');
export const notificationsQuery = readAs(['account', 'notifications'], '/session/notifications');
