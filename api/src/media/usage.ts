import { or, type SQL, sql } from 'drizzle-orm';
import { typeNamed } from '../content/types.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema.ts';

/** A document that shows a picture, to editors or to visitors. */
export interface Usage {
  type: string;
  id: string;
  title: string;
  /** It is in the bin, and would want the picture when it came back. */
  deleted: boolean;
}

/** Every document whose newest or published state names the picture. Reads them all: for rare questions only. */
export function usageOf(db: Database, mediaId: string): Usage[] {
  const rows = db
    .select()
    .from(documents)
    .where(or(names(documents.data, mediaId), names(documents.published, mediaId)))
    .orderBy(documents.type, documents.position)
    .all();
  return rows.map(({ type, id, data, deletedAt }) => ({
    type,
    id,
    title: titleOf(type, data),
    deleted: deletedAt !== null,
  }));
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
