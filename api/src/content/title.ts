import type { ContentType } from 'content-types/define';
import type { Row } from './store.ts';

/** What people call a document: its title, or its kind. */
export function titleOf(type: ContentType, { data }: Pick<Row, 'data'>): string {
  const title = type.shape === 'collection' ? data[type.title] : type.label.one;
  return typeof title === 'string' && title.trim() !== '' ? title : `Untitled ${type.label.one.toLowerCase()}`;
}
