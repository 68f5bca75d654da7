import type { Author } from '../auth/audit.ts';
import type { Database } from '../database/open.ts';
import type { RevisionAction } from '../database/schema/content.ts';
import { type Row, store } from './store.ts';

/**
 * Stores a document as it is to be. It leaves a revision, but for a new place in the order or when nothing was done
 * to it; unless `isForVisitors` is false it takes the next number of the change feed.
 */
export function record(
  db: Database,
  row: Row,
  author: Author,
  did: RevisionAction | 'order' | null,
  isForVisitors = true,
): Row {
  const { id, type, version, data } = row;
  const { put, addChange, addRevision } = store(db);
  const next = isForVisitors ? { ...row, seq: addChange.get({ type, documentId: id, ...author }).seq } : row;
  put.run({ ...next, published: next.published && JSON.stringify(next.published) });
  if (did && did !== 'order') addRevision.run({ documentId: id, version, action: did, data, ...author });
  return next;
}

/** A document that somebody changed. */
export function touched(row: Row, { userId, at }: Author): Row {
  return { ...row, version: row.version + 1, updatedAt: at, updatedBy: userId };
}
