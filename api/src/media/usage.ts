import type { Field } from 'content-types/field';
import type { GroupField } from 'content-types/fields/group';
import type { ListField } from 'content-types/fields/list';
import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { allTypes, typeNamed } from '../content/types.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema.ts';

/** A document that shows a picture, to editors or to visitors. One in the bin would want it when it came back. */
export const usageSchema = z.object({ type: z.string(), id: z.string(), title: z.string(), deleted: z.boolean() });
export type Usage = z.infer<typeof usageSchema>;

/** Every document whose newest or published state names the picture. Reads all that could: for rare questions only. */
export function usageOf(db: Database, mediaId: string): Usage[] {
  const rows = db
    .select()
    .from(documents)
    .where(
      and(
        inArray(documents.type, withPictures),
        or(names(documents.data, mediaId), names(documents.published, mediaId)),
      ),
    )
    .orderBy(documents.type, documents.position)
    .all();
  return rows.map(({ type, id, data, deletedAt }) => ({
    type,
    id,
    title: titleOf(type, data),
    deleted: deletedAt !== null,
  }));
}

/** Jobs show none, and there are more of them than of all else. */
const withPictures = allTypes.filter(({ fields }) => Object.values(fields).some(holdsPictures)).map(({ name }) => name);

function holdsPictures(field: Field): boolean {
  if (field.kind === 'group') return Object.values((field as GroupField).fields).some(holdsPictures);
  return field.kind === 'image' || (field.kind === 'list' && holdsPictures((field as ListField).item));
}

function names(column: typeof documents.data | typeof documents.published, mediaId: string): SQL {
  return sql`instr(${column}, ${mediaId}) > 0`;
}

function titleOf(typeName: string, data: Record<string, unknown>): string {
  const type = typeNamed(typeName);
  if (!type) return typeName;
  const title = type.shape === 'collection' ? data[type.title] : '';
  return typeof title === 'string' && title !== '' ? title : type.label.one;
}
