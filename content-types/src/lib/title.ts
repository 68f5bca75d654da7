import type { ContentType } from '../define.ts';

/** What an entry is called in lists and messages: its title, the name of its type if there is only one, or `Untitled job`. */
export function getTitle(type: ContentType, { data }: { data: Readonly<Record<string, unknown>> }): string {
  const title = type.shape === 'collection' ? data[type.title] : type.label.one;
  return typeof title === 'string' && title.trim() !== '' ? title : `Untitled ${type.label.one.toLowerCase()}`;
}
