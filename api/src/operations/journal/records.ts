/** The journal's records of applications, messages and job alerts: their rows as committed, and the CV's bytes. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { eq, getTableColumns, type SQL, type SQLiteTable } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { alerts } from '../../core/database/schema/job-alerts.ts';
import type { IntakeKind } from '../../core/database/schema/system.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { recordedRows } from '../../core/feature.ts';
import { readIfThere } from '../../core/lib/files.ts';

type Row = Record<string, unknown>;

const row = z.record(z.string(), z.unknown());
/** With the rows of each feature, by the name that it gave them. */
const record = z.looseObject({
  kind: z.enum(['application', 'message', 'alert']),
  /** Of the application, message or alert itself. */
  main: row,
});

type Recorded = ReturnType<typeof recordedRows>;

const MAIN = { application: applications, message: messages, alert: alerts };

/** Returns null if the row has been erased since. Leaves out a CV that is missing on disk. */
export async function readRecord(
  db: Database,
  recorded: Recorded,
  resumeFolder: string,
  kind: IntakeKind,
  id: string,
): Promise<Buffer | null> {
  const find = (table: SQLiteTable, where: SQL) => db.select().from(table).where(where).all() as Row[];
  const [main] = find(MAIN[kind], eq(MAIN[kind].id, id));
  if (!main) return null;
  const more = Object.fromEntries(recorded.map(([name, { table, of }]) => [name, find(table, eq(of, id))]));
  const [resume] = more.resumes ?? [];
  const file = resume && (await readIfThere(join(resumeFolder, String(resume.id))));
  // JSON does not contain line breaks.
  return Buffer.concat([Buffer.from(`${JSON.stringify({ kind, main, ...more })}\n`), file ?? Buffer.of()]);
}

/**
 * Inserts a record into a database that lacks it, and writes its CV. Returns false if the database has it, under its id
 * or its idempotency key. Its rows stay then, except that with `isNewer` the record of a job alert replaces the alert.
 */
export async function insertRecord(
  db: Database,
  recorded: Recorded,
  resumeFolder: string,
  content: Buffer,
  isNewer: boolean,
): Promise<boolean> {
  const end = content.indexOf('\n');
  const { kind, main, ...more } = record.parse(JSON.parse(content.subarray(0, end).toString()));
  // Records of earlier versions lack the rows of later features.
  const rowsOf = (name: string) => z.array(row).default([]).parse(more[name]);
  const table = MAIN[kind];
  const isKnown =
    db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, String(main.id)))
      .get() !== undefined;
  const [resume] = rowsOf('resumes');
  if (resume && !isKnown && content.length > end + 1) {
    const path = join(
      resumeFolder,
      z
        .string()
        .regex(/^[0-9a-z]+$/)
        .parse(resume.id),
    );
    await writeFile(path, content.subarray(end + 1), { mode: 0o600 });
  }
  return inTransaction(db, () => {
    if (isKnown && kind === 'alert' && isNewer)
      db.update(alerts)
        .set(main)
        .where(eq(alerts.id, String(main.id)))
        .run();
    const { changes } = insert(db, table, main);
    if (changes === 0) return false;
    for (const [name, { table, fits }] of recorded) {
      for (const row of rowsOf(name)) if (fits?.(db, row) ?? true) insert(db, table, unnumbered(table, row));
    }
    return true;
  });
}

/** Without a number that the database gave it that the row was in. */
function unnumbered(table: SQLiteTable, row: Row): Row {
  const { id: _id, ...rest } = row;
  return getTableColumns(table).id?.dataType === 'number' ? rest : row;
}

function insert(db: Database, table: SQLiteTable, row: Row) {
  return db.insert(table).values(withoutNulls(row)).onConflictDoNothing().run();
}

/** A JSON column would store a null as the string `null`. */
function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
