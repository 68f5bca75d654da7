/** Undoes a whole import: moves the entries it created to the bin and restores those it updated. */
import { setImmediate } from 'node:timers/promises';
import { type Author, audit } from '../../core/audit.ts';
import { documentStatements, type Row, toNextVersion } from '../../core/content/document-statements.ts';
import { deleteDocument } from '../../core/content/documents/lifecycle.ts';
import { writeDocument } from '../../core/content/documents/write.ts';
import { findType } from '../../core/content/types.ts';
import { and, desc, eq, isNotNull, lt, or } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type ImportState, importRows, importSources, imports } from '../../core/database/schema/imports.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { findImport } from './store.ts';

const BATCH_SIZE = 20;

interface UndoResult {
  removed: number;
  restored: number;
  /** Titles of updated entries that have changed since, and of created entries that other content needs. */
  kept: string[];
}

/**
 * Undoes an import; can be repeated after a failure. Throws 404 for an unknown import, and 409 for one that cannot be
 * undone. Images stay in the media library.
 */
export async function undoImport(db: Database, id: string, author: Author): Promise<UndoResult> {
  const row = findImport(db, id);
  if (!row) throw new HttpError(404, 'This import doesn’t exist.');
  const isUndoable = !row.isDryRun && (row.state === 'done' || row.state === 'failed');
  if (!isUndoable)
    throw new HttpError(
      409,
      'This import can’t be undone: it’s a dry run, is still running or has already been undone.',
    );
  const result: UndoResult = { removed: 0, restored: 0, kept: [] };
  let lastId = Number.MAX_SAFE_INTEGER;
  for (;;) {
    // Entries that an interrupted undo has restored have no earlier state any more.
    const isRevertible = or(eq(importRows.result, 'created'), isNotNull(importRows.before));
    const rows = db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), isRevertible, lt(importRows.id, lastId)))
      // Deletes jobs before the sectors that were created for them.
      .orderBy(desc(importRows.id))
      .limit(BATCH_SIZE)
      .all();
    if (rows.length === 0) break;
    await untilWritable(db);
    inTransaction(db, () => {
      for (const importRow of rows) undoRow(db, importRow, author, result);
    });
    lastId = rows.at(-1)?.id ?? 0;
    await setImmediate();
  }
  inTransaction(db, () => {
    db.update(imports)
      .set({ state: 'undone' satisfies ImportState })
      .where(eq(imports.id, id))
      .run();
    audit(db, author, 'import.undo', id, `${row.file}: ${result.removed} removed, ${result.restored} restored`);
  });
  return result;
}

function undoRow(db: Database, row: typeof importRows.$inferSelect, author: Author, result: UndoResult): void {
  const { documentId, version, before, title } = row;
  const type = findType(row.type);
  const currentRow = documentId === null ? undefined : documentStatements(db).selectById.get({ id: documentId });
  if (!type || !currentRow || currentRow.deletedAt !== null) return;
  try {
    if (row.result === 'created') {
      deleteDocument(db, type, currentRow.id, undefined, author);
      db.delete(importSources).where(eq(importSources.documentId, currentRow.id)).run();
      result.removed += 1;
    } else if (before && currentRow.version === version) {
      const { data, published, publishAt, expiresAt, closesAt, closed, closedAs, lastPublishedAt } =
        before as unknown as Row;
      const previousColumns = { data, published, publishAt, expiresAt, closesAt, closed, closedAs, lastPublishedAt };
      const restoredRow = writeDocument(
        db,
        { ...toNextVersion(currentRow, author), ...previousColumns },
        author,
        'restore',
      );
      // Clears the hash, so that the next import of the same file updates the entry again.
      db.update(importSources)
        .set({ version: restoredRow.version, hash: '' })
        .where(eq(importSources.documentId, currentRow.id))
        .run();
      db.update(importRows).set({ before: null }).where(eq(importRows.id, row.id)).run();
      audit(db, author, `${type.name}.restoreRevision`, currentRow.id);
      result.restored += 1;
    } else result.kept.push(title);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    result.kept.push(title);
  }
}
