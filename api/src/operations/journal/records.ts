/** Journal records of intakes: the committed rows, and the bytes of the attached file. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { eq, getTableColumns, type SQL, type SQLiteTable } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { countRows } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Intake, Recorded } from '../../core/feature.ts';
import { readIfExists } from '../../core/lib/files.ts';

type Row = Record<string, unknown>;

const row = z.record(z.string(), z.unknown());
const fileName = z.string().regex(/^[0-9a-z]+$/);
/** A journal record, with the rows of each feature under its own key. */
const record = z.looseObject({
  kind: z.string(),
  /** The row of the application, message, complaint or job alert. */
  main: row,
});

export function requireIntake({ intakes }: Recorded, kind: string): Intake {
  const intake = intakes.get(kind);
  if (!intake) throw new Error(`No feature declares the intake “${kind}”.`);
  return intake;
}

/** Serialises a record. Returns null if the row has since been erased. Omits a file that is missing on disk. */
export async function readRecord(
  db: Database,
  recordParts: Recorded,
  resumeFolder: string,
  kind: string,
  id: string,
): Promise<Buffer | null> {
  const findRows = (table: SQLiteTable, where: SQL) => db.select().from(table).where(where).all() as Row[];
  const { table } = requireIntake(recordParts, kind);
  const [main] = findRows(table, eq(table.id, id));
  if (!main) return null;
  const rowsByName = Object.fromEntries(
    recordParts.rows.map(([name, { table, of }]) => [name, findRows(table, eq(of, id))]),
  );
  const [fileRow] = recordParts.rows.flatMap(([name, { hasFile }]) => (hasFile ? (rowsByName[name] ?? []) : []));
  const file = fileRow && (await readIfExists(join(resumeFolder, String(fileRow.id))));
  // A line break ends the JSON, which never contains one.
  return Buffer.concat([Buffer.from(`${JSON.stringify({ kind, main, ...rowsByName })}\n`), file ?? Buffer.of()]);
}

/**
 * Inserts a record with its file. Returns false if the database already has its id or idempotency key. Existing rows
 * are kept, but with `isNewer` the row of a changeable intake is replaced.
 */
export async function insertRecord(
  db: Database,
  recordParts: Recorded,
  resumeFolder: string,
  content: Buffer,
  isNewer: boolean,
): Promise<boolean> {
  const end = content.indexOf('\n');
  const { kind, main, ...more } = record.parse(JSON.parse(content.subarray(0, end).toString()));
  // Records of earlier versions lack the rows of later features.
  const rowsOf = (name: string) => z.array(row).default([]).parse(more[name]);
  const { table, isChangeable } = requireIntake(recordParts, kind);
  const isThis = eq(table.id, String(main.id));
  const isKnown = countRows(db, table, isThis) > 0;
  const [fileRow] = recordParts.rows.flatMap(([name, { hasFile }]) => (hasFile ? rowsOf(name) : []));
  if (fileRow && !isKnown && content.length > end + 1) {
    await writeFile(join(resumeFolder, fileName.parse(fileRow.id)), content.subarray(end + 1), { mode: 0o600 });
  }
  return inTransaction(db, () => {
    if (isKnown && isChangeable && isNewer) db.update(table).set(main).where(isThis).run();
    const { changes } = insert(db, table, main);
    if (changes === 0) return false;
    for (const [name, { table, fits }] of recordParts.rows) {
      for (const row of rowsOf(name)) if (fits?.(db, row) ?? true) insert(db, table, omitRowNumber(table, row));
    }
    return true;
  });
}

/** Drops an autoincrement id, which is only valid in the source database. */
function omitRowNumber(table: SQLiteTable, row: Row): Row {
  const { id: _id, ...rest } = row;
  return getTableColumns(table).id?.dataType === 'number' ? rest : row;
}

function insert(db: Database, table: SQLiteTable, row: Row) {
  return db.insert(table).values(withoutNulls(row)).onConflictDoNothing().run();
}

/** Omits nulls, because a JSON column would store them as the text `null`. */
function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
