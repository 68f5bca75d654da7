import type { ContentType } from 'content-types/define';
import type { Row } from './store.ts';

type Moments = Pick<Row, 'data' | 'publishAt' | 'expiresAt'>;

/** The names of the fields in which two versions of a document differ. */
export function changedFields({ fields }: ContentType, before: Row['data'] | undefined, after: Row['data']): string[] {
  return Object.keys(fields).filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
}

/** What a save has changed, as the form calls it: `Title, Salary, Publish at`. */
export function changesInWords(type: ContentType, before: Moments, after: Moments): string {
  const fields = changedFields(type, before.data, after.data).map((name) => type.fields[name]?.label ?? name);
  const moments = [
    before.publishAt === after.publishAt ? [] : ['Publish at'],
    before.expiresAt === after.expiresAt ? [] : ['Expires'],
  ];
  return [...fields, ...moments.flat()].join(', ') || 'nothing changed';
}
