/** The journal's records of applications, messages and job alerts: their rows as committed, and the CV's bytes. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { Database } from '../../core/database/open.ts';
import { applications, resumes } from '../../core/database/schema/applications.ts';
import { consents } from '../../core/database/schema/data-protection.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { alerts } from '../../core/database/schema/job-alerts.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import type { IntakeKind } from '../../core/database/schema/system.ts';
import { webhookDeliveries, webhooks } from '../../core/database/schema/webhooks.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { readIfThere } from '../../core/lib/files.ts';

type Row = Record<string, unknown>;

const row = z.record(z.string(), z.unknown());
const record = z.object({
  kind: z.enum(['application', 'message', 'alert']),
  /** Of the application, message or alert itself. */
  main: row,
  resumes: z.array(row),
  consents: z.array(row),
  emails: z.array(row),
  deliveries: z.array(row).default([]),
});

const MAIN = { application: applications, message: messages, alert: alerts };

/** Returns null if the row has been erased since. Leaves out a CV that is missing on disk. */
export async function readRecord(
  db: Database,
  resumeFolder: string,
  kind: IntakeKind,
  id: string,
): Promise<Buffer | null> {
  const find = (table: SQLiteTable, where: SQL) => db.select().from(table).where(where).all() as Row[];
  const [main] = find(MAIN[kind], eq(MAIN[kind].id, id));
  if (!main) return null;
  const isApplication = kind === 'application';
  const found = {
    kind,
    main,
    resumes: isApplication ? find(resumes, eq(resumes.applicationId, id)) : [],
    consents: isApplication ? find(consents, eq(consents.applicationId, id)) : [],
    emails: find(outbox, eq(outbox.subjectId, id)),
    deliveries: find(webhookDeliveries, eq(webhookDeliveries.subjectId, id)),
  } satisfies z.infer<typeof record>;
  const [resume] = found.resumes;
  const file = resume && (await readIfThere(join(resumeFolder, String(resume.id))));
  // JSON does not contain line breaks.
  return Buffer.concat([Buffer.from(`${JSON.stringify(found)}\n`), file ?? Buffer.of()]);
}

/**
 * Inserts a record into a database that lacks it, and writes its CV. Returns false if the database has it, under its id
 * or its idempotency key. Its rows stay then, except that with `isNewer` the record of a job alert replaces the alert.
 */
export async function insertRecord(
  db: Database,
  resumeFolder: string,
  content: Buffer,
  isNewer: boolean,
): Promise<boolean> {
  const end = content.indexOf('\n');
  const { kind, main, ...more } = record.parse(JSON.parse(content.subarray(0, end).toString()));
  const table = MAIN[kind];
  const isKnown =
    db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, String(main.id)))
      .get() !== undefined;
  const [resume] = more.resumes;
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
    for (const row of more.resumes) insert(db, resumes, row);
    // Numbered by the database that the row was in.
    for (const { id: _id, ...row } of more.consents) insert(db, consents, row);
    for (const row of more.emails) insert(db, outbox, row);
    const known = new Set<unknown>(
      db
        .select({ id: webhooks.id })
        .from(webhooks)
        .all()
        .map(({ id }) => id),
    );
    for (const row of more.deliveries) if (known.has(row.webhookId)) insert(db, webhookDeliveries, row);
    return true;
  });
}

function insert(db: Database, table: SQLiteTable, row: Row) {
  return db.insert(table).values(withoutNulls(row)).onConflictDoNothing().run();
}

/** A JSON column would store a null as the string `null`. */
function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
