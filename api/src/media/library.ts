/** The rows of the media library. */
import { imagePath } from 'content-types/lib/paths';
import { and, desc, eq, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Author, audit } from '../auth/audit.ts';
import type { Database } from '../database/open.ts';
import { media } from '../database/schema/content.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../lib/errors.ts';
import { findUsage, imagesInHistory, usedImages } from './usage.ts';

export type MediaRow = typeof media.$inferSelect;

/** An image as the API shows it: the pixels of the original, the bytes of its largest file. */
export const mediaItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  inHistory: z.boolean().optional().describe('Among unused pictures: an earlier version of a document shows it.'),
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

export function findMedia(db: Database, id: string): MediaRow | undefined {
  return db.select().from(media).where(eq(media.id, id)).get();
}

/** The row. Throws 404. */
export function requireMedia(db: Database, id: string): MediaRow {
  const row = findMedia(db, id);
  if (!row) throw new HttpError(404, 'This picture is not in the media library.');
  return row;
}

export const SHOWS = ['all', 'unused', 'undescribed'] as const;

interface Page {
  search: string;
  show: (typeof SHOWS)[number];
  limit: number;
  offset: number;
}

/** A page of the library, newest first; `search` looks into names and descriptions. */
export async function listMedia(db: Database, { search, show, limit, offset }: Page) {
  const where = and(
    search ? or(contains(media.name, search), contains(media.alt, search)) : undefined,
    show === 'unused' ? notInArray(media.id, [...usedImages(db)]) : undefined,
    show === 'undescribed' ? eq(media.alt, '') : undefined,
  );
  const newestFirst = [desc(media.createdAt), desc(media.id)];
  const rows = db
    .select()
    .from(media)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .all();
  const inHistory = show === 'unused' ? imagesInHistory(db) : null;
  const items = rows.map((row) => ({ ...toResponse(row), ...(inHistory && { inHistory: inHistory.has(row.id) }) }));
  return { items, total: await db.$count(media, where) };
}

/** Adds the row, unless the image is there already; then only a description that it lacks. */
export function insertMedia(db: Database, row: MediaRow) {
  inTransaction(db, () => {
    const known = findMedia(db, row.id);
    if (!known) db.insert(media).values(row).run();
    else if (known.alt === '') db.update(media).set({ alt: row.alt }).where(eq(media.id, row.id)).run();
    audit(db, { userId: row.userId, at: row.createdAt }, 'media.upload', row.id);
  });
}

/** Changes what people call it. The documents that show it keep their own descriptions. Throws 404. */
export function changeMedia(
  db: Database,
  id: string,
  change: { name?: string; alt?: string },
  author: Author,
): MediaRow {
  return inTransaction(db, () => {
    const row = { ...requireMedia(db, id), ...change };
    db.update(media).set({ name: row.name, alt: row.alt }).where(eq(media.id, id)).run();
    audit(db, author, 'media.save', id);
    return row;
  });
}

/** `lose`: earlier versions of documents may lose the image. */
export type History = 'keep' | 'lose';

/** Takes the row out of the library. Throws 409 as `rejectUsed` does. */
export function removeMedia(db: Database, id: string, history: History, author: Author) {
  inTransaction(db, () => {
    rejectUsed(db, id, history);
    db.delete(media).where(eq(media.id, id)).run();
    audit(db, author, 'media.delete', id);
  });
}

/** Throws 409 with `usage` while documents show the image, and while earlier versions do unless they may lose it. */
export function rejectUsed(db: Database, id: string, history: History) {
  const usage = findUsage(db, id);
  if (usage.length > 0) {
    const places = usage.length === 1 ? 'one place' : `${usage.length} places`;
    throw new HttpError(409, `This picture is used in ${places}. Take it out there first.`, { usage });
  }
  if (history === 'lose' || !imagesInHistory(db).has(id)) return;
  throw new HttpError(409, 'An earlier version of a document shows this picture.', { inHistory: true });
}

export function toResponse(row: MediaRow): MediaItem {
  const { id, name, alt, width, height, bytes, createdAt } = row;
  return { id, name, alt, width, height, bytes, url: imagePath(row), createdAt: new Date(createdAt).toISOString() };
}

function contains(column: typeof media.name | typeof media.alt, search: string): SQL {
  return sql`instr(lower(${column}), lower(${search})) > 0`;
}
