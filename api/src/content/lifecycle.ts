/** What happens to content besides being saved: each one transaction, each throws HttpError 404 or 409. */
import type { ContentType } from 'content-types/define';
import { type Author, audit } from '../auth/audit.ts';
import type { Database } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../lib/errors.ts';
import { currentRow, isPurged, notFound } from './current.ts';
import { record, touched } from './record.ts';
import { visibleAt } from './state.ts';
import { type Row, store } from './store.ts';

/** Takes a document off the site and keeps it as a draft. */
export function unpublishDocument(db: Database, type: ContentType, id: string, author: Author): Row {
  return inTransaction(db, () => {
    const row = currentRow(db, type, id);
    audit(db, author, `${type.name}.unpublish`, id);
    const hidden = visibleAt(type, null, row.expiresAt, author.at);
    return record(db, { ...touched(row, author), ...hidden, publishAt: null }, author, 'unpublish');
  });
}

/** Throws the draft away that is newer than what visitors see. Throws 409 when there is nothing to go back to. */
export function discardDraft(
  db: Database,
  type: ContentType,
  id: string,
  version: number | undefined,
  author: Author,
): Row {
  return inTransaction(db, () => {
    const row = currentRow(db, type, id, version);
    if (row.published === null) throw new HttpError(409, 'It is not on the site: there is nothing to go back to.');
    audit(db, author, `${type.name}.discard`, id);
    const draft = { data: row.published, publishAt: null };
    return record(db, { ...touched(row, author), ...draft }, author, 'discard', false);
  });
}

/** Puts a document into the bin. */
export function deleteDocument(
  db: Database,
  type: ContentType,
  id: string,
  version: number | undefined,
  author: Author,
): Row {
  return inTransaction(db, () => {
    const row = currentRow(db, type, id, version);
    audit(db, author, `${type.name}.delete`, id);
    return record(db, { ...touched(row, author), deletedAt: author.at }, author, 'delete');
  });
}

/** Takes a document out of the bin, as it was. */
export function undeleteDocument(db: Database, type: ContentType, id: string, author: Author): Row {
  return inTransaction(db, () => {
    const row = store(db).byId.get({ id });
    if (row?.type !== type.name || row.deletedAt === null || isPurged(row)) throw notFound(type);
    audit(db, author, `${type.name}.undelete`, id);
    return record(db, { ...touched(row, author), deletedAt: null }, author, 'restore');
  });
}

/** Puts the documents named into this order, in the places that they hold among them. */
export function orderDocuments(db: Database, type: ContentType, ids: string[], author: Author) {
  inTransaction(db, () => {
    const rows = ids.map((id) => currentRow(db, type, id));
    const places = rows.map((row) => row.position).sort((a, b) => a - b);
    for (const [i, position] of places.entries()) {
      const row = rows[i];
      if (row && row.position !== position) record(db, { ...row, position }, author, 'order');
    }
    audit(db, author, `${type.name}.order`, `${ids.length} entries`);
  });
}
