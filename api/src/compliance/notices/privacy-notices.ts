/** Numbered versions of the privacy notice. Each is kept, because submissions record which one the person saw. */

import { createHash } from 'node:crypto';
import { listRetentionLines } from 'content-types/privacy/retention';
import { documentStatements } from '../../core/content/document-statements.ts';
import { readPublishedSingleton } from '../../core/content/published.ts';
import { desc, eq } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { noticeVersions } from '../../core/database/schema/data-protection.ts';
import { prepared } from '../../core/database/statements.ts';
import { toIso } from '../../core/lib/dates.ts';

/** Returns the number of the notice in force. A new notice gets its number here. */
export function ensureNoticeInForce(db: Database, now: number): number {
  const change = documentStatements(db).selectLastChange.get()?.seq ?? 0;
  const cachedVersion = cachedNotice(db);
  if (cachedVersion.number !== null && cachedVersion.change === change) return cachedVersion.number;
  const { title, body } = readPublishedSingleton(db, 'privacyNotice');
  const periods = listRetentionLines(readPublishedSingleton(db, 'dataProtection'));
  const hash = createHash('sha256').update(JSON.stringify({ title, body, periods })).digest('hex');
  const { number } = noticeVersions;
  const existingVersion = db.select({ number }).from(noticeVersions).where(eq(noticeVersions.hash, hash)).get();
  if (!existingVersion) {
    return db.insert(noticeVersions).values({ hash, title, body, periods, at: now }).returning({ number }).get().number;
  }
  Object.assign(cachedVersion, { change, number: existingVersion.number });
  return existingVersion.number;
}

/**
 * Caches the last result by change number, because every form needs it. A newly inserted number is not cached, because
 * its transaction may fail.
 */
const cachedNotice = prepared((_db): { change: number; number: number | null } => ({ change: 0, number: null }));

export function listNotices(db: Database) {
  const { number, title, at } = noticeVersions;
  const rows = db.select({ number, title, at }).from(noticeVersions).orderBy(desc(number)).all();
  return rows.map((row) => ({ ...row, at: toIso(row.at) }));
}

export function findNoticeByNumber(db: Database, number: number) {
  return db.select().from(noticeVersions).where(eq(noticeVersions.number, number)).get() ?? null;
}
