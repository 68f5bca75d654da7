import type { Author } from '../../audit.ts';
import type { Database } from '../../database/open.ts';
import type { RevisionAction } from '../../database/schema/content.ts';
import { queueSitePublished } from '../../events/events.ts';
import { documentStatements, type Row } from '../document-statements.ts';
import { rulesOf } from '../rules/rules.ts';
import { findType } from '../types.ts';

/**
 * Stores a document and its revision. A null action, or `order` for a new position, stores no revision. The document
 * takes the next number of the change feed unless `isForVisitors` is false.
 */
export function writeDocument(
  db: Database,
  row: Row,
  author: Author,
  action: RevisionAction | 'order' | null,
  isForVisitors = true,
): Row {
  const { id, type, version, data } = row;
  const { upsert, insertChange, insertRevision } = documentStatements(db);
  for (const { beforeWrite } of rulesOf(findType(type))) beforeWrite?.(db, row, author.at);
  const storedRow = isForVisitors ? { ...row, seq: insertChange.get({ type, documentId: id, ...author }).seq } : row;
  if (isForVisitors) queueSitePublished(db, storedRow.seq, author.at);
  upsert.run({ ...storedRow, published: storedRow.published && JSON.stringify(storedRow.published) });
  if (action && action !== 'order') insertRevision.run({ documentId: id, version, action: action, data, ...author });
  return storedRow;
}
