import { type Author, audit } from '../auth/audit.ts';
import { nextVersion, writeDocument } from '../content/document-rows.ts';
import type { Database } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../lib/errors.ts';
import { type MediaRow, requireMedia } from './library.ts';
import { documentsWithImage } from './usage.ts';

/**
 * Shows another image in every place of this one, in drafts, on the site and in the bin, in one transaction. Returns how
 * many documents that were and the newest change. Throws 404, and 422 for the same image.
 */
export function replaceMedia(db: Database, id: string, withId: string, author: Author) {
  const issue = { path: 'with', message: 'Choose another picture.' };
  if (id === withId) throw new HttpError(422, issue.message, { issues: [issue] });
  return inTransaction(db, () => {
    requireMedia(db, id);
    const next = requireMedia(db, withId);
    const changes = documentsWithImage(db, id).map((row) => {
      const data = withImage(row.data, id, next);
      const published = row.published && withImage(row.published, id, next);
      const isShown = JSON.stringify(published) !== JSON.stringify(row.published);
      const lastPublishedAt = isShown ? author.at : row.lastPublishedAt;
      return writeDocument(
        db,
        { ...nextVersion(row, author), data, published, lastPublishedAt },
        author,
        'save',
        isShown,
      );
    });
    audit(db, author, 'media.replace', id, `${changes.length} documents`);
    return { documents: changes.length, change: Math.max(0, ...changes.map(({ seq }) => seq)) };
  });
}

/** A copy in which the image is another one. Its description goes with it, unless it has none of its own. */
function withImage<Value>(value: Value, id: string, next: MediaRow): Value {
  if (Array.isArray(value)) return value.map((item) => withImage(item, id, next)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && value.id === id && 'alt' in value) {
    // What to keep in sight was a place in the old one.
    const { focus: _focus, ...rest } = value as { alt: string; focus?: unknown };
    return {
      ...rest,
      id: next.id,
      alt: next.alt || rest.alt,
      width: next.width,
      height: next.height,
    } as unknown as Value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withImage(part, id, next)])) as Value;
}
