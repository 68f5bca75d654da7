import type { Author } from '../database/audit.ts';
import type { Database } from '../database/open.ts';
import type { RevisionAction } from '../database/schema.ts';
import { type Row, store } from './store.ts';

/**
 * Stores a document as it is to be. With an action it leaves a revision; unless `isForVisitors` is false it takes the
 * next number of the change feed.
 */
export function record(
  db: Database,
  row: Row,
  author: Author,
  action: RevisionAction | null,
  isForVisitors = true,
): Row {
  const { id, type, version, data } = row;
  const { put, addChange, addRevision } = store(db);
  const next = isForVisitors ? { ...row, seq: addChange.get({ type, documentId: id, ...author }).seq } : row;
  put.run({ ...next, published: next.published && JSON.stringify(next.published) });
  if (action) addRevision.run({ documentId: id, version, action, data, ...author });
  return next;
}

/** A document that somebody changed. */
export function touched(row: Row, { userId, at }: Author): Row {
  return { ...row, version: row.version + 1, updatedAt: at, updatedBy: userId };
}
