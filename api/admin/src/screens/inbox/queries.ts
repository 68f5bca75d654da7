import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { query, request } from '../../api/request.ts';
import type { InboxName, OpenedSubmission, SubmissionPage } from './types.ts';

export const INBOX_PAGE = 50;

export interface InboxFilter {
  /** Empty for all but spam. */
  status: string;
  search: string;
  offset: number;
}

/** How many nobody has opened yet. Looked at again every minute: people leave the admin open all day. */
export const unreadQuery = (inbox: InboxName) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'unread'],
    queryFn: () => request<SubmissionPage>('GET', `/${inbox}${query({ limit: '0' })}`),
    select: ({ unread }) => unread,
    refetchInterval: 60_000,
  });

export const inboxQuery = (inbox: InboxName, filter: InboxFilter) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'list', filter],
    queryFn: () => request<SubmissionPage>('GET', `/${inbox}${query({ limit: INBOX_PAGE, ...filter })}`),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const submissionQuery = (inbox: InboxName, id: string) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'one', id],
    queryFn: () => request<OpenedSubmission>('GET', `/${inbox}/${id}`),
    staleTime: 0,
  });

export interface Template {
  name: string;
  subject: string;
  text: string;
}

export const templatesQuery = (inbox: InboxName, id: string) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'templates', id],
    queryFn: () => request<Template[]>('GET', `/${inbox}/${id}/templates`),
  });

export interface Change {
  status?: string;
  /** A user's id, null for nobody. */
  assignedTo?: string | null;
}

export function change(inbox: InboxName, id: string, changes: Change): Promise<OpenedSubmission> {
  return request('PATCH', `/${inbox}/${id}`, changes);
}

export function changeMany(inbox: InboxName, ids: string[], changes: Change): Promise<{ changed: number }> {
  return request('PATCH', `/${inbox}`, { ids, ...changes });
}

export function addNote(inbox: InboxName, id: string, text: string): Promise<OpenedSubmission> {
  return request('POST', `/${inbox}/${id}/notes`, { text });
}

export function reply(
  inbox: InboxName,
  id: string,
  letter: { subject: string; text: string },
): Promise<OpenedSubmission> {
  return request('POST', `/${inbox}/${id}/reply`, letter);
}
