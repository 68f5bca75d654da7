/** The rows of imports and their reports. */
import { and, desc, eq, inArray, ne, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type ImportResult, type ImportState, importRows, imports } from '../../core/database/schema/imports.ts';
import { countRows } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';

export type Import = typeof imports.$inferSelect;
export type ReportRow = Omit<typeof importRows.$inferInsert, 'id' | 'importId'>;

/**
 * Maximum number of reports listed, and of earlier reports kept. Those of dry runs are deleted when the next import
 * starts.
 */
const MAX_IMPORTS = 50;

export function addImport(db: Database, row: typeof imports.$inferInsert): void {
  inTransaction(db, () => {
    const oldImports = db
      .select({ id: imports.id })
      .from(imports)
      .orderBy(desc(imports.startedAt))
      .offset(MAX_IMPORTS)
      .limit(1_000);
    const dryRuns = db
      .select({ id: imports.id })
      .from(imports)
      .where(and(eq(imports.isDryRun, true), ne(imports.state, 'running')));
    const ids = [...oldImports.all(), ...dryRuns.all()].map(({ id }) => id);
    db.delete(importRows).where(inArray(importRows.importId, ids)).run();
    db.delete(imports).where(inArray(imports.id, ids)).run();
    db.insert(imports).values(row).run();
  });
}

export function addRows(db: Database, importId: string, doneCount: number, rows: readonly ReportRow[]): void {
  for (const row of rows)
    db.insert(importRows)
      .values({ ...row, importId })
      .run();
  db.update(imports).set({ done: doneCount }).where(eq(imports.id, importId)).run();
}

export function finishImport(
  db: Database,
  id: string,
  state: ImportState,
  at: number,
  error: string | null = null,
): void {
  db.update(imports).set({ state, finishedAt: at, error }).where(eq(imports.id, id)).run();
}

export function findImport(db: Database, id: string): Import | undefined {
  return db.select().from(imports).where(eq(imports.id, id)).get();
}

export function listImports(db: Database): Import[] {
  return db.select().from(imports).orderBy(desc(imports.startedAt)).limit(MAX_IMPORTS).all();
}

export type Counts = Record<ImportResult, number>;

export function countResults(db: Database, importId: string): Counts {
  const rows = db
    .select({ result: importRows.result, n: sql<number>`count(*)` })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.result)
    .all();
  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    ...Object.fromEntries(rows.map(({ result, n }) => [result, n])),
  };
}

/** Rows of the report in the order of the file. */
export function listRows(
  db: Database,
  importId: string,
  result: ImportResult | undefined,
  limit: number,
  offset: number,
) {
  return db
    .select()
    .from(importRows)
    .where(rowsWith(importId, result))
    .orderBy(importRows.id)
    .limit(limit)
    .offset(offset)
    .all();
}

export function countRowsOf(db: Database, importId: string, result: ImportResult | undefined): number {
  return countRows(db, importRows, rowsWith(importId, result));
}

function rowsWith(importId: string, result: ImportResult | undefined) {
  return and(eq(importRows.importId, importId), result && eq(importRows.result, result));
}

/** The rows with a reason. */
export function listReasons(db: Database, importId: string, limit: number) {
  const where = and(eq(importRows.importId, importId), ne(importRows.reason, ''));
  return db.select().from(importRows).where(where).orderBy(importRows.id).limit(limit).all();
}

/** Marks imports as failed if they were running when the server stopped. */
export function failInterrupted(db: Database, at: number): void {
  const error = 'The server was restarted during this import. Run it again and it will carry on where it stopped.';
  db.update(imports).set({ state: 'failed', finishedAt: at, error }).where(eq(imports.state, 'running')).run();
}
