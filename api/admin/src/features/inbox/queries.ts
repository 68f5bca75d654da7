import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { query, request, requestFile } from '../../lib/request.ts';
import { filterQuery, type InboxFilter } from './list/filter.ts';
import type { InboxName, Person, SubmissionDetails, SubmissionPage } from './types.ts';

export const INBOX_PAGE = 50;

/** How many nobody has opened yet. Looked at again every minute: people leave the admin open all day. */
export const unreadQuery = (inbox: InboxName) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'unread'],
    queryFn: () => request<SubmissionPage>('GET', `/${inbox}${query({ limit: '0' })}`),
    select: ({ unread }) => unread,
    refetchInterval: 60_000,
  });

/** `page` counts from one. */
export const inboxQuery = (inbox: InboxName, filter: InboxFilter, page: number) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'list', filter, page],
    queryFn: () => {
      const pages = { limit: INBOX_PAGE, offset: (page - 1) * INBOX_PAGE };
      return request<SubmissionPage>('GET', `/${inbox}${filterQuery(filter, pages)}`);
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** Who shares the inbox. */
export const colleaguesQuery = queryOptions({
  queryKey: ['inbox', 'colleagues'],
  queryFn: () => request<Person[]>('GET', '/inbox/colleagues'),
});

/** The jobs that somebody has applied for. */
export const jobsQuery = queryOptions({
  queryKey: ['inbox', 'jobs'],
  queryFn: () => request<{ id: string; title: string; applications: number }[]>('GET', '/inbox/jobs'),
});

/** The file itself. Each reading is written to the audit log, so it is not read again while it is at hand. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox', 'resume', id],
    queryFn: () => requestFile(`/applications/${id}/resume`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

export const submissionQuery = (inbox: InboxName, id: string) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'one', id],
    queryFn: () => request<SubmissionDetails>('GET', `/${inbox}/${id}`),
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
  /** Into the bin, or out of it. */
  bin?: boolean;
}

export function change(inbox: InboxName, id: string, changes: Change): Promise<SubmissionDetails> {
  return request('PATCH', `/${inbox}/${id}`, changes);
}

export function changeMany(inbox: InboxName, ids: string[], changes: Change): Promise<{ changed: number }> {
  return request('PATCH', `/${inbox}`, { ids, ...changes });
}

export function addNote(inbox: InboxName, id: string, text: string): Promise<SubmissionDetails> {
  return request('POST', `/${inbox}/${id}/notes`, { text });
}

export function reply(
  inbox: InboxName,
  id: string,
  letter: { subject: string; text: string },
): Promise<SubmissionDetails> {
  return request('POST', `/${inbox}/${id}/reply`, letter);
}
