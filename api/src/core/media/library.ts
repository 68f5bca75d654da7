import { contentTypes, type TypeName } from 'content-types';
import { imagePath } from 'content-types/media/image-widths';
import { plural } from 'content-types/text/plural';
import { z } from 'zod';
import { type Author, audit } from '../audit.ts';
import { toNextVersion } from '../content/document-statements.ts';
import { fillImages } from '../content/documents/save.ts';
import { writeDocument } from '../content/documents/write.ts';
import { and, desc, eq, notInArray, or } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { media } from '../database/schema/content.ts';
import { contains, countRows } from '../database/statements.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { toIso } from '../lib/dates.ts';
import { documentsWithImage, findUsage, imagesInHistory, usedImages } from './usage.ts';

export type MediaRow = typeof media.$inferSelect;

/** An image as the API returns it: the original's size in pixels, and the bytes of its largest file. */
export const mediaItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  inHistory: z
    .boolean()
    .optional()
    .describe('Whether an earlier version of an entry uses the image. Sent only with `show=unused`.'),
});
type MediaItem = z.infer<typeof mediaItemSchema>;

export function findMedia(db: Database, id: string): MediaRow | undefined {
  return db.select().from(media).where(eq(media.id, id)).get();
}

/** Returns the row of an image. Throws 404 if there is no such image. */
export function requireMedia(db: Database, id: string): MediaRow {
  const row = findMedia(db, id);
  if (!row) throw new HttpError(404, 'This image isn’t in the media library.');
  return row;
}

export const SHOWS = ['all', 'unused', 'undescribed'] as const;

interface Page {
  search: string;
  show: (typeof SHOWS)[number];
  limit: number;
  offset: number;
}

/** A page of the library, newest first; `search` covers names and descriptions. */
export function listMedia(db: Database, { search, show, limit, offset }: Page) {
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
  return { items, total: countRows(db, media, where) };
}

/** Inserts the row. If the image exists, only adds a description if it has none. */
export function insertMedia(db: Database, row: MediaRow) {
  inTransaction(db, () => {
    const existingItem = findMedia(db, row.id);
    if (!existingItem) db.insert(media).values(row).run();
    else if (existingItem.alt === '') db.update(media).set({ alt: row.alt }).where(eq(media.id, row.id)).run();
    audit(db, { userId: row.userId, at: row.createdAt }, 'media.upload', row.id);
  });
}

/**
 * Changes an image's name and description. The documents that show the image keep their own descriptions. Throws 404.
 */
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

/** `lose` accepts that earlier versions of documents lose the image. */
export type History = 'keep' | 'lose';

/** Removes the row from the library. Throws 409 as `rejectUsed` does. */
export function removeMedia(db: Database, id: string, history: History, author: Author) {
  inTransaction(db, () => {
    rejectUsed(db, id, history);
    db.delete(media).where(eq(media.id, id)).run();
    audit(db, author, 'media.delete', id);
  });
}

/** Throws 409: with `usage` if documents show the image, with `inHistory` if earlier versions do and must keep it. */
export function rejectUsed(db: Database, id: string, history: History) {
  const usage = findUsage(db, id);
  if (usage.length > 0) {
    const message = plural(usage.length, {
      one: 'This image is used in one place. Remove it from there first.',
      other: 'This image is used in # places. Remove it from those first.',
    });
    throw new HttpError(409, message, { usage });
  }
  if (history === 'lose' || !imagesInHistory(db).has(id)) return;
  throw new HttpError(409, 'This image is used in an earlier version of an entry.', { inHistory: true });
}

export function toResponse(row: MediaRow): MediaItem {
  const { id, name, alt, width, height, bytes, createdAt } = row;
  return { id, name, alt, width, height, bytes, url: imagePath(row), createdAt: toIso(createdAt) };
}

/**
 * Replaces an image in all drafts, published content and the bin, in one transaction. Returns the number of documents
 * changed and the newest change. Throws 404, and 422 for the same image or one that a field rejects.
 */
export function replaceMedia(db: Database, id: string, withId: string, author: Author) {
  if (id === withId) throw fieldError('with', 'Choose another image.');
  return inTransaction(db, () => {
    requireMedia(db, id);
    const replacement = requireMedia(db, withId);
    const changes = documentsWithImage(db, id).map((row) => {
      const data = fillImages(db, contentTypes[row.type as TypeName].fields, withImage(row.data, id, replacement));
      const published = row.published && withImage(row.published, id, replacement);
      const isShown = JSON.stringify(published) !== JSON.stringify(row.published);
      const lastPublishedAt = isShown ? author.at : row.lastPublishedAt;
      const changedRow = { ...toNextVersion(row, author), data, published, lastPublishedAt };
      return writeDocument(db, changedRow, author, 'save', isShown);
    });
    audit(db, author, 'media.replace', id, plural(changes.length, { one: '# entry', other: '# entries' }));
    return { documents: changes.length, change: Math.max(0, ...changes.map(({ seq }) => seq)) };
  });
}

/** Returns a copy with the image replaced. The new image's description is used if it has one. */
function withImage<Value>(value: Value, id: string, newImage: MediaRow): Value {
  if (Array.isArray(value)) return value.map((item) => withImage(item, id, newImage)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && value.id === id && 'alt' in value) {
    // Resets the focal point, which applied to the old image.
    const { focus: _focus, ...rest } = value as { alt: string; focus?: unknown };
    const { id, width, height } = newImage;
    return { ...rest, id, alt: newImage.alt || rest.alt, width, height } as unknown as Value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withImage(part, id, newImage)]),
  ) as Value;
}
