import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse } from '../../../lib/api-types.ts';
import { request } from '../../../lib/request.ts';

export type ReplyTemplate = ApiResponse<'GET', '/reply-templates'>['items'][number];
export type TemplateInbox = ReplyTemplate['inbox'];

export const replyTemplatesQuery = queryOptions({
  queryKey: ['replyTemplates'],
  queryFn: () => request('GET', '/reply-templates'),
});

/** A template without an id is a new one. */
export function saveTemplate({ id, inbox, ...email }: ReplyTemplate): Promise<ReplyTemplate> {
  return id === ''
    ? request('POST', '/reply-templates', { body: { inbox, ...email } })
    : request('PUT', '/reply-templates/{id}', { params: { id }, body: email });
}

export function deleteTemplate(id: string): Promise<null> {
  return request('DELETE', '/reply-templates/{id}', { params: { id } });
}
