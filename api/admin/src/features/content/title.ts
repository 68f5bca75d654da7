import type { ContentType } from 'content-types/define';
import type { AdminEntry, Json } from '../../lib/api-types.ts';

/** What an entry is called in lists and messages. */
export function getTitle(type: ContentType, { data }: Pick<AdminEntry, 'data'>): string {
  const title = 'title' in type ? (data as Json)[String(type.title)] : undefined;
  return typeof title === 'string' && title.trim() !== '' ? title : `Untitled ${type.label.one.toLowerCase()}`;
}
