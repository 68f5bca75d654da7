/** Changes to documents other than saving. Each function is one transaction and throws HttpError 404, 409 or 422. */
import { type Collection, type ContentType, getTitle, type Singleton } from 'content-types/define';
import { initialData } from 'content-types/fields/field';
import { withDefaults } from 'content-types/values/defaults';
import { type Author, audit } from '../../audit.ts';
import { and, eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/open.ts';
import { type ClosedAs, documents, revisions } from '../../database/schema/content.ts';
import { inTransaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import { documentStatements, type Row, toNextVersion } from '../document-statements.ts';
import { keepUnreadable } from '../readers.ts';
import { leaveReferences } from '../references.ts';
import { rulesOf } from '../rules/rules.ts';
import { rejectTakenReturn } from '../titles.ts';
import { isPurged } from './bin.ts';
import { notFound, rejectStale, requireDocument, requireVersion } from './require-document.ts';
import { createDocument, duplicateDocument, updateDocument } from './save.ts';
import { visibleAt } from './status.ts';
import { writeDocument } from './write.ts';

/**
 * Unpublishes a document and keeps it as a draft. If other documents need it, `replaceWith` must be the id of a
 * replacement. Throws 409 without it.
 */
export function unpublishDocument(
  db: Database,
  type: ContentType,
  id: string,
  author: Author,
  replaceWith?: string,
): Row {
  return inTransaction(db, () => {
    const row = requireDocument(db, type, id);
    leaveSite(db, type, row, replaceWith, author);
    audit(db, author, `${type.name}.unpublish`, id, replaceWith && `replaced with ${replaceWith}`);
    const hiddenColumns = visibleAt(type, null, row.expiresAt, author.at);
    const updatedRow = { ...toNextVersion(row, author), ...hiddenColumns, publishAt: null, closedAs: null };
    return writeDocument(db, updatedRow, author, 'unpublish');
  });
}

function leaveSite(db: Database, type: ContentType, row: Row, replaceWith: string | undefined, author: Author) {
  for (const { checkRemoval } of rulesOf(type)) checkRemoval?.(db, row.id);
  leaveReferences(db, type, row, replaceWith, author);
}

/** Unpublishes the page of a singleton. Its content stays as a draft, even if it was never saved. */
export function unpublishPage(db: Database, type: Singleton, author: Author): Row {
  return inTransaction(db, () => {
    const row =
      documentStatements(db).selectById.get({ id: type.name }) ??
      createDocument(db, type, { data: initialData(type.fields), publish: false }, author);
    audit(db, author, `${type.name}.unpublish`, row.id);
    const hiddenColumns = { ...visibleAt(type, null, row.expiresAt, author.at), hidden: true, publishAt: null };
    return writeDocument(db, { ...toNextVersion(row, author), ...hiddenColumns }, author, 'unpublish');
  });
}

/**
 * Discards a draft that is newer than the published content, but keeps fields that the author may not read. Throws 409
 * if the document is not published.
 */
export function discardDraft(
  db: Database,
  type: ContentType,
  id: string,
  version: number | undefined,
  author: Author,
): Row {
  return inTransaction(db, () => {
    const row = requireVersion(db, type, id, version, author);
    if (row.published === null)
      throw new HttpError(409, 'This hasn’t been published, so there’s nothing to go back to.');
    audit(db, author, `${type.name}.discard`, id);
    const data = keepUnreadable(type, author.role ?? 'editor', row.published, () => row.data) as Row['data'];
    const draft = { data, publishAt: null };
    return writeDocument(db, { ...toNextVersion(row, author), ...draft }, author, 'discard', false);
  });
}

/** Moves a document to the bin. If others need it, `replaceWith` is required, as for `unpublishDocument`. */
export function deleteDocument(
  db: Database,
  type: ContentType,
  id: string,
  version: number | undefined,
  author: Author,
  replaceWith?: string,
): Row {
  return inTransaction(db, () => {
    const row = requireVersion(db, type, id, version, author);
    leaveSite(db, type, row, replaceWith, author);
    audit(db, author, `${type.name}.delete`, id, replaceWith && `replaced with ${replaceWith}`);
    return writeDocument(db, { ...toNextVersion(row, author), deletedAt: author.at }, author, 'delete');
  });
}

export function restoreDocument(db: Database, type: ContentType, id: string, author: Author): Row {
  return inTransaction(db, () => {
    const row = documentStatements(db).selectById.get({ id });
    if (row?.type !== type.name || row.deletedAt === null || isPurged(row)) throw notFound(type);
    rejectTakenReturn(db, type, row);
    audit(db, author, `${type.name}.undelete`, id);
    return writeDocument(db, { ...toNextVersion(row, author), deletedAt: null }, author, 'restore');
  });
}

/** Purges all documents of a type from the bin and returns their number. */
export function emptyBin(db: Database, type: ContentType, author: Author): number {
  return inTransaction(db, () => {
    const rows = db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.type, type.name), isInBin))
      .all();
    purge(db, rows);
    audit(db, author, `${type.name}.emptyBin`, type.name, `${rows.length} entries`);
    return rows.length;
  });
}

/** Condition for documents that can be restored, identical to the condition of their index. */
export const isInBin = sql`"deletedAt" IS NOT NULL AND "data" <> '{}'`;

/**
 * Deletes the content of documents but keeps the rows, because readers of the feed may still have to learn of the
 * deletion.
 */
export function purge(db: Database, rows: readonly { id: string }[]) {
  const emptyContent = { data: {}, published: null, publishAt: null };
  for (const { id } of rows) {
    db.update(documents).set(emptyContent).where(eq(documents.id, id)).run();
    db.delete(revisions).where(eq(revisions.documentId, id)).run();
  }
  // Optimises the search indexes, because they keep the words of deleted entries until their parts are merged.
  if (rows.length === 0) return;
  db.run(sql`INSERT INTO document_search (document_search) VALUES ('optimize')`);
  db.run(sql`INSERT INTO job_search (job_search) VALUES ('optimize')`);
}

/** Reorders the documents. They exchange positions only among themselves, so other documents do not move. */
export function orderDocuments(db: Database, type: ContentType, ids: string[], author: Author) {
  inTransaction(db, () => {
    const rows = ids.map((id) => requireDocument(db, type, id));
    const places = rows.map((row) => row.position).sort((a, b) => a - b);
    for (const [i, position] of places.entries()) {
      const row = rows[i];
      if (row && row.position !== position) writeDocument(db, { ...row, position }, author, 'order');
    }
    audit(db, author, `${type.name}.order`, type.name, `${ids.length} entries`);
  });
}

type Act = (db: Database, type: Collection, row: Row, author: Author, replaceWith?: string) => Row;

const ACTS = {
  publish(db, type, { id, data }, author) {
    return updateDocument(db, type, id, { data: withDefaults(type.fields, data), publishAt: null }, author);
  },
  unpublish: (db, type, { id }, author, replaceWith) => unpublishDocument(db, type, id, author, replaceWith),
  delete: (db, type, { id, version }, author, replaceWith) =>
    deleteDocument(db, type, id, version, author, replaceWith),
  restore: (db, type, { id }, author) => restoreDocument(db, type, id, author),
  duplicate: (db, type, { id }, author) => duplicateDocument(db, type, requireDocument(db, type, id), author),
} satisfies Record<string, Act>;

type BulkAction = keyof typeof ACTS;
export const BULK_ACTIONS = Object.keys(ACTS) as BulkAction[];

/**
 * Applies an action to all of the entries, or to none if one fails. Throws HttpError 404, 409 or 422, with a message
 * that names the failing entry if it exists. `check` may throw too.
 */
export function applyToMany(
  db: Database,
  type: Collection,
  action: BulkAction,
  entries: readonly { id: string; version: number }[],
  author: Author,
  check: (row: Row) => void,
  replaceWith?: string,
): Row[] {
  return changeEach(db, type, entries, author, (row) => {
    check(row);
    return ACTS[action](db, type, row, author, replaceWith);
  });
}

/** A change to the closing of entries. Omitted properties do not change. */
export interface Closing {
  /** The reason for closing the entry now; `null` reopens it. */
  closedAs?: ClosedAs | null;
  /** The last day, `YYYY-MM-DD`, or empty. Changes both the draft and the published content. */
  lastDay?: string;
  /** Expiry time, in milliseconds since 1970. */
  expiresAt?: number | null;
}

/**
 * Closes, reopens or extends entries whose pages stay on the site after closing. Changes all of them, or none if one
 * fails.
 */
export function changeClosing(
  db: Database,
  type: Collection,
  entries: readonly ({ id: string; version: number } & Closing)[],
  author: Author,
): Row[] {
  return changeEach(
    db,
    type,
    entries,
    author,
    (row, { closedAs, lastDay, expiresAt = getExpiry(closedAs, row, author) }) => {
      if (row.deletedAt !== null) throw notFound(type);
      if (row.published === null) throw new HttpError(409, 'It isn’t on the site.');
      const day = lastDay === undefined || !type.lastDay ? {} : { [type.lastDay]: lastDay };
      const publishedData = { ...row.published, ...day };
      const visibility = visibleAt(type, publishedData, expiresAt, author.at);
      const action = visibility.closed ? 'close' : row.closed ? 'reopen' : 'extend';
      // A reopened advert must meet the same legal rules as one being published.
      if (action === 'reopen') for (const { checkPublish } of rulesOf(type)) checkPublish?.(db, publishedData, row.id);
      const updatedRow = {
        ...toNextVersion(row, author),
        ...visibility,
        expiresAt,
        data: { ...row.data, ...day },
        closedAs: visibility.closed ? (closedAs === undefined ? row.closedAs : closedAs) : null,
        ...(lastDay !== undefined && { lastPublishedAt: author.at }),
      };
      audit(db, author, `${type.name}.${action}`, row.id, updatedRow.closedAs ?? lastDay);
      return writeDocument(db, updatedRow, author, action);
    },
  );
}

function getExpiry(closedAs: Closing['closedAs'], row: Row, { at }: Author): number | null {
  return closedAs === undefined ? row.expiresAt : closedAs && at;
}

function changeEach<E extends { id: string; version: number }>(
  db: Database,
  type: Collection,
  entries: readonly E[],
  author: Author,
  change: (row: Row, entry: E) => Row,
): Row[] {
  return inTransaction(db, () =>
    entries.map((entry) => {
      const { id, version } = entry;
      const row = documentStatements(db).selectById.get({ id });
      if (row?.type !== type.name) throw notFound(type);
      try {
        if (row.version !== version) rejectStale(db, type, row, version, author);
        return change(row, entry);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const title = `“${getTitle(type, row)}”`;
        const message = error.message.startsWith(title) ? error.message : `${title}: ${error.message}`;
        throw new HttpError(error.statusCode, message, error.extra);
      }
    }),
  );
}
