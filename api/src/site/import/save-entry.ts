/** Saves one entry of an import: creates it, updates it or leaves it unchanged. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Collection, ContentType } from 'content-types/define';
import { initialData } from 'content-types/fields/field';
import { withDefaults } from 'content-types/values/defaults';
import type { Author } from '../../core/audit.ts';
import { completeInput } from '../../core/content/complete-input.ts';
import { documentStatements, type Row } from '../../core/content/document-statements.ts';
import { isPurged } from '../../core/content/documents/bin.ts';
import { changeClosing, restoreDocument } from '../../core/content/documents/lifecycle.ts';
import { createDocument, type Save, updateDocument } from '../../core/content/documents/save.ts';
import { redirectCheck } from '../../core/content/rules/addresses.ts';
import { rejectTakenAddress } from '../../core/content/rules/rules.ts';
import { findType } from '../../core/content/types.ts';
import { eq } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { importSources } from '../../core/database/schema/imports.ts';
import { HttpError } from '../../core/http/errors.ts';
import type { ImportContext, ImportRecord } from './record.ts';
import type { ReportRow } from './store.ts';

export interface EntryToSave extends ImportRecord {
  publish: boolean;
  /** The value compared, instead of the data, to tell whether an entry is unchanged. */
  identity?: unknown;
}

export interface SaveResult {
  /** The saved document; null if the entry was skipped. */
  document: Row | null;
  before?: Row;
  result: ReportRow['result'];
  reason: string[];
}

/**
 * Returns the function that saves entries and records them, so that a repeated import keeps later edits and deletions.
 */
export function createEntrySaver({ db, env }: ImportContext) {
  const checkRedirect = redirectCheck({ db, env });

  return save;

  function save(type: ContentType, record: EntryToSave, author: Author): SaveResult {
    const hash = hashOf(record);
    const { known, row: currentRow } = findSaved(db, record);
    const skip = (reason: string): SaveResult => ({ document: null, result: 'skipped', reason: [reason] });
    const recordResult = (
      result: 'created' | 'updated',
      { row, reason }: ReturnType<typeof write>,
      previousRow?: Row,
    ): SaveResult => {
      recordSource(record.key, hash, row);
      return { document: row, result, reason, ...(previousRow && { before: previousRow }) };
    };
    if (known && (!currentRow || currentRow.deletedAt !== null))
      return skip('It was deleted here after the last import.');
    if (currentRow?.type !== type.name || isPurged(currentRow))
      return recordResult('created', write(type, { ...record, ...(currentRow && { id: undefined }) }, author, null));
    if (currentRow.deletedAt !== null) {
      // Restores an entry that the undo of an import moved to the bin.
      return recordResult('created', write(type, record, author, restoreDocument(db, type, currentRow.id, author)));
    }
    if (known?.hash === hash || isSame(type, currentRow, record)) {
      return { document: currentRow, result: 'unchanged', reason: [] };
    }
    if (known && currentRow.version !== known.version)
      return skip('It was changed here after the last import, so it was left as it is.');
    return recordResult('updated', write(type, record, author, currentRow), currentRow);
  }

  function recordSource(key: string, hash: string, { id, version }: Row) {
    const value = { documentId: id, hash, version };
    db.insert(importSources)
      .values({ key, ...value })
      .onConflictDoUpdate({ target: importSources.key, set: value })
      .run();
  }

  /** Saves the record; as a draft if it cannot be published, with the reason. */
  function write(
    type: ContentType,
    record: EntryToSave,
    author: Author,
    currentRow: Row | null,
  ): { row: Row; reason: string[] } {
    if (!record.publish) return { row: writeEntry(type, record, author, currentRow), reason: [] };
    try {
      const row = db.$client.transaction(() => writeEntry(type, record, author, currentRow))();
      return { row, reason: [] };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const row = writeEntry(type, { ...record, publish: false }, author, currentRow);
      return { row, reason: [`Saved as a draft: ${describe(error)}`] };
    }
  }

  function writeEntry(type: ContentType, record: EntryToSave, author: Author, currentRow: Row | null): Row {
    const { publish, publishedAt, expiresAt, closedAs, id } = record;
    const base = currentRow ? withDefaults(type.fields, currentRow.data) : initialData(type.fields);
    const data = completeInput(type.fields, record.data, base);
    const save: Save = { data, publish, ...(expiresAt !== undefined && { expiresAt }) };
    if (publish) {
      if (type.name === 'redirect') checkRedirect(currentRow?.id ?? null, data);
      else rejectTakenAddress({ db, env }, { type, id: currentRow?.id ?? null }, save);
    }
    const isPast = publishedAt !== undefined && publishedAt > 0 && publishedAt <= author.at;
    const times = publish && isPast ? { publishedAt } : {};
    // An id that is the name of a type belongs to a singleton, so a new entry cannot keep it.
    const row = currentRow
      ? updateDocument(db, type, currentRow.id, { ...save, ...times }, author)
      : createDocument(
          db,
          type,
          { ...save, ...times, ...(id && !findType(id) && { id }), ...(isPast && { createdAt: publishedAt }) },
          author,
        );
    if (!closedAs || row.published === null || row.closed) return row;
    const [closed = row] = changeClosing(
      db,
      type as Collection,
      [{ id: row.id, version: row.version, closedAs }],
      author,
    );
    return closed;
  }
}

/**
 * The entry's earlier import and its document, matched by that import or by id. `current` is null if the document is
 * deleted or of another type.
 */
export function findSaved(db: Database, { type, key, id }: ImportRecord) {
  const knownSource = db.select().from(importSources).where(eq(importSources.key, key)).get();
  const row = documentStatements(db).selectById.get({ id: knownSource?.documentId ?? id ?? '' });
  return { known: knownSource, row, current: row?.type === type && row.deletedAt === null ? row : null };
}

/** Whether saving would change nothing, for entries that match but were not imported. */
function isSame(type: ContentType, row: Row, record: EntryToSave): boolean {
  const data = completeInput(type.fields, record.data, withDefaults(type.fields, row.data));
  const isEqual = isDeepStrictEqual(data, withDefaults(type.fields, row.data));
  const isEnd = record.expiresAt === undefined || record.expiresAt === row.expiresAt;
  return isEqual && isEnd && (!record.publish || row.published !== null);
}

function hashOf({ identity, data, publish, expiresAt, closedAs }: EntryToSave): string {
  return createHash('sha256')
    .update(JSON.stringify([identity ?? data, publish, expiresAt, closedAs]))
    .digest('base64url');
}

export function describe({ message, extra }: HttpError): string {
  const messages = (extra.issues ?? []).map((issue) => issue.message);
  return (messages.length > 0 ? [...new Set(messages)].slice(0, 5) : [message]).join(' ');
}
