import { getTitle } from 'content-types/define';
import type { AnyField } from 'content-types/fields/any-field';
import { z } from 'zod';
import type { Row } from '../content/document-statements.ts';
import { allTypes, findType } from '../content/types.ts';
import { and, eq, inArray, or, type SQL, sql } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { documents, revisions } from '../database/schema/content.ts';

/**
 * A document that shows an image, to editors or to visitors. Includes documents in the bin, which need the image if
 * restored.
 */
export const usageSchema = z.object({ type: z.string(), id: z.string(), title: z.string(), deleted: z.boolean() });
type Usage = z.infer<typeof usageSchema>;

/**
 * Finds every document whose latest or published content contains the image. Reads all documents of types with images,
 * so use it rarely.
 */
export function findUsage(db: Database, mediaId: string): Usage[] {
  return documentsWithImage(db, mediaId).map((row) => {
    const type = findType(row.type);
    return {
      type: row.type,
      id: row.id,
      title: type ? getTitle(type, row) : row.type,
      deleted: row.deletedAt !== null,
    };
  });
}

export function documentsWithImage(db: Database, mediaId: string): Row[] {
  const isShown = or(namesImage(documents.data, mediaId), namesImage(documents.published, mediaId));
  return db
    .select()
    .from(documents)
    .where(and(inArray(documents.type, typesWithImages), isShown))
    .orderBy(documents.type, documents.position)
    .all();
}

/** The images that any document shows, to editors or to visitors. */
export function usedImages(db: Database): Set<string> {
  const { data, published } = documents;
  const rows = db
    .select({ data: asText(data), published: asText(published) })
    .from(documents)
    .where(inArray(documents.type, typesWithImages))
    .all();
  return idsIn(rows.flatMap((row) => [row.data, row.published ?? '']));
}

/** The images that earlier versions of documents show: without them, a restored version would lack an image. */
export function imagesInHistory(db: Database): Set<string> {
  const rows = db
    .select({ data: asText(revisions.data) })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(inArray(documents.type, typesWithImages))
    .all();
  return idsIn(rows.map((row) => row.data));
}

/** Selects JSON as text, so that ids are found without parsing. */
function asText(column: typeof documents.data | typeof documents.published | typeof revisions.data) {
  return sql<string>`${column}`;
}

function idsIn(texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/\b[0-9a-f]{32}\b/g) ?? []));
}

/** Types with image fields. Skipping the others matters because most entries are jobs, which have none. */
const typesWithImages = allTypes.filter(({ fields }) => Object.values(fields).some(hasImage)).map(({ name }) => name);

function hasImage(field: AnyField): boolean {
  if (field.kind === 'group') return Object.values(field.fields).some(hasImage);
  if (field.kind === 'blocks') return Object.values(field.blocks).some(hasImage);
  if (field.kind === 'richText') return field.picture !== null;
  return field.kind === 'image' || (field.kind === 'list' && hasImage(field.item));
}

function namesImage(column: typeof documents.data | typeof documents.published, mediaId: string): SQL {
  return sql`instr(${column}, ${mediaId}) > 0`;
}
