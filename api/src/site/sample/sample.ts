/** The sample agency in the database: which of its documents are unchanged, and how to remove them. */
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { JOB_CATEGORIES } from 'content-types/types/job-terms';
import type { Author } from '../../core/audit.ts';
import { onSite } from '../../core/content/document-statements.ts';
import { deleteDocument, unpublishDocument } from '../../core/content/documents/lifecycle.ts';
import { updateDocument } from '../../core/content/documents/save.ts';
import { countReferrers } from '../../core/content/references.ts';
import { findType, isSingleton } from '../../core/content/types.ts';
import { and, eq, inArray, isNull } from '../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import { countRows } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';

const SAMPLE_FACT = 'sample';
const { homePage, sector, slide } = contentTypes;

/** Records which documents are the sample's. Call it in the transaction that imports them. */
export function noteSample(db: Database, ids: readonly string[]): void {
  writeFact(db, SAMPLE_FACT, JSON.stringify(ids));
}

/** Whether the database started with the sample. */
export function hasSample(db: Database): boolean {
  return readFact(db, SAMPLE_FACT) !== undefined;
}

export function countSample(db: Database): number {
  return countRows(db, documents, isUntouched(db));
}

/** Whether the document belongs to the sample and is unchanged. */
export function isSample(db: Database, id: string): boolean {
  return countRows(db, documents, and(isUntouched(db), eq(documents.id, id))) > 0;
}

/**
 * Moves the sample's entries to the bin and empties its singletons, except documents that an editor has saved since.
 * Also removes unused stock sectors. Returns the number of sample documents removed or emptied.
 */
export function removeSample(db: Database, author: Author): number {
  return inTransaction(db, () => {
    const rows = db.select({ id: documents.id, type: documents.type }).from(documents).where(isUntouched(db)).all();
    for (const { id, type: name } of rows) {
      const type = findType(name);
      if (!type) continue;
      if (!isSingleton(type)) {
        deleteDocument(db, type, id, undefined, author);
        continue;
      }
      updateDocument(db, type, id, { data: initialData(type.fields), publish: false }, author);
      unpublishDocument(db, type, id, author);
    }
    removeStockSectors(db, author);
    hideEmptySlider(db, author);
    return rows.length;
  });
}

/** Removes the sectors that every database starts with, if no job or other entry needs them. */
export function removeStockSectors(db: Database, author: Author) {
  const isStock = and(
    inArray(documents.id, [...JOB_CATEGORIES]),
    eq(documents.version, 1),
    isNull(documents.deletedAt),
  );
  const rows = db.select().from(documents).where(isStock).all();
  for (const row of rows) {
    if (countReferrers(db, sector, row.id) === 0) deleteDocument(db, sector, row.id, undefined, author);
  }
}

/** Hides an empty slider, because the home page would otherwise say that there are no slides. */
function hideEmptySlider(db: Database, author: Author) {
  const row = db.select().from(documents).where(eq(documents.type, homePage.name)).get();
  const isDraft = row && row.published !== null && JSON.stringify(row.published) !== JSON.stringify(row.data);
  if (!row || isDraft || countRows(db, documents, onSite(slide.name)) > 0) return;
  updateDocument(db, homePage, row.id, { data: { ...row.data, hideEmptySlider: true } }, author);
}

/** Condition: a document of the sample is still at version 1, as the import left it, and not in the bin. */
function isUntouched(db: Database) {
  const ids = JSON.parse(readFact(db, SAMPLE_FACT) ?? '[]') as string[];
  return and(inArray(documents.id, ids), eq(documents.version, 1), isNull(documents.deletedAt));
}
