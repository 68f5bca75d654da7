import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/request.ts';

export type TemplateInbox = 'application' | 'message';

export interface ReplyTemplate {
  id: string;
  inbox: TemplateInbox;
  name: string;
  subject: string;
  text: string;
}

export interface ReplyTemplates {
  items: ReplyTemplate[];
  /** What may stand in braces. */
  fields: Record<TemplateInbox, string[]>;
}

export const replyTemplatesQuery = queryOptions({
  queryKey: ['replyTemplates'],
  queryFn: () => request<ReplyTemplates>('GET', '/reply-templates'),
});

export function saveTemplate({ id, inbox, ...letter }: ReplyTemplate): Promise<ReplyTemplate> {
  return id === ''
    ? request('POST', '/reply-templates', { inbox, ...letter })
    : request('PUT', `/reply-templates/${id}`, letter);
}

export function deleteTemplate(id: string): Promise<null> {
  return request('DELETE', `/reply-templates/${id}`);
}
