/** Job alerts in the database. An address is stored, in the outbox too, only as long as its owner wants. */

import type { AlertData } from 'content-types/job-search/alert-form';
import type { App } from '../../core/app.ts';
import { type Author, audit } from '../../core/audit.ts';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Alert, alertJobs, alerts } from '../../core/database/schema/job-alerts.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { countRows } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { emptyLogSoon } from '../../core/database/wal.ts';
import { DAY_MS, WEEK_MS } from '../../core/lib/dates.ts';
import { newId } from '../../core/lib/ids.ts';
import { findNextDigest } from '../../core/lib/next-digest.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { confirmationEmail } from './emails.ts';
import { type Criteria, toColumns } from './fields.ts';

/** The time an unconfirmed address is kept. */
export const PENDING_MS = WEEK_MS;
const MAX_EMAILS_PER_DAY = 3;
const MAX_ALERTS_PER_ADDRESS = 10;
const CRITERIA = [
  'q',
  'category',
  'type',
  'basis',
  'remote',
  'place',
  'miles',
  'pay',
  'per',
] as const satisfies (keyof Criteria)[];

/**
 * Stores the alert, emails a confirmation link within the address's limit, and returns its id. Does nothing and returns
 * null if the address has too many alerts. The sender must not learn which addresses are known.
 */
export function requestAlert(app: App, data: AlertData): string | null {
  const { db, clock } = app;
  const { email, frequency } = data;
  const now = clock.now();
  const isOfAddress = eq(alerts.email, email.toLowerCase());
  return inTransaction(db, () => {
    const recentCount = countRows(db, alerts, and(isOfAddress, gt(alerts.createdAt, now - DAY_MS)));
    if (recentCount >= MAX_EMAILS_PER_DAY || countRows(db, alerts, isOfAddress) >= MAX_ALERTS_PER_ADDRESS) return null;
    const row = db
      .insert(alerts)
      .values({
        id: newId(),
        email: email.toLowerCase(),
        ...toColumns(data),
        frequency,
        createdAt: now,
      })
      .returning()
      .get();
    if (app.formLimits.reserveEmail(email, now, 0) !== null) queueMail(app, confirmationEmail(app, row));
    app.journal.mark('alert', row.id);
    return row.id;
  });
}

/**
 * Returns null if the alert no longer exists. An alert confirmed earlier for the same jobs is kept with the new
 * frequency and returned, and the new one is erased.
 */
export function confirmAlert(app: App, id: string): Alert | null {
  return inTransaction(app.db, () => {
    const alert = findAlertById(app.db, id);
    if (!alert || alert.confirmedAt !== null) return alert;
    const { email, frequency } = alert;
    const sameJobs = CRITERIA.map((name) => sql`${alerts[name]} IS ${alert[name]}`);
    const isSame = and(eq(alerts.email, email), ...sameJobs, isNotNull(alerts.confirmedAt), ne(alerts.id, id));
    const existingAlert = app.db.select().from(alerts).where(isSame).get();
    const now = app.clock.now();
    if (existingAlert) eraseAlerts(app.db, eq(alerts.id, id));
    const confirmedColumns = {
      frequency,
      confirmedAt: existingAlert?.confirmedAt ?? now,
      dueAt: findNextDigest(frequency, now),
    };
    const keptId = existingAlert?.id ?? id;
    app.journal.mark('alert', keptId);
    return app.db.update(alerts).set(confirmedColumns).where(eq(alerts.id, keptId)).returning().get() ?? null;
  });
}

export function changeAlert(app: App, id: string, criteria: Criteria, frequency: Alert['frequency']) {
  const change = { ...criteria, frequency, dueAt: findNextDigest(frequency, app.clock.now()) };
  inTransaction(app.db, () => {
    app.db
      .update(alerts)
      .set(change)
      .where(and(eq(alerts.id, id), isNotNull(alerts.confirmedAt)))
      .run();
    app.journal.mark('alert', id);
  });
}

/**
 * Erases an alert or, with `isForAll`, every alert of its address, with every email that holds the address. `action` is
 * for the audit log. Returns the number erased.
 */
export function endAlert(
  app: App,
  id: string,
  action: 'alert.erase' | 'alert.unsubscribe',
  author: Author,
  isForAll = false,
): number {
  return inTransaction(app.db, () => {
    const alert = findAlertById(app.db, id);
    if (!alert) return 0;
    const endedAlerts = eraseAlerts(app.db, isForAll ? eq(alerts.email, alert.email) : eq(alerts.id, id));
    for (const id of endedAlerts) audit(app.db, author, action, id);
    return endedAlerts.length;
  });
}

/** Erases the alerts that were not confirmed in time. */
export function erasePending(db: Database, now: number) {
  inTransaction(db, () => eraseAlerts(db, and(isNull(alerts.confirmedAt), lte(alerts.createdAt, now - PENDING_MS))));
}

export function findAlertById(db: Database, id: string): Alert | null {
  return db.select().from(alerts).where(eq(alerts.id, id)).get() ?? null;
}

/** The number of confirmed alerts of an address. */
export function countAlerts(db: Database, email: string): number {
  return countRows(db, alerts, and(eq(alerts.email, email), isNotNull(alerts.confirmedAt)));
}

/** The jobs that were sent to this address, by any of its alerts. */
export function findSentJobIds(db: Database, email: string): Set<string> {
  const alertIds = db.select({ id: alerts.id }).from(alerts).where(eq(alerts.email, email));
  const rows = db.select({ id: alertJobs.jobId }).from(alertJobs).where(inArray(alertJobs.alertId, alertIds)).all();
  return new Set(rows.map(({ id }) => id));
}

function eraseAlerts(db: Database, condition: SQL | undefined): string[] {
  const endedAlerts = db.delete(alerts).where(condition).returning({ id: alerts.id }).all();
  if (endedAlerts.length > 0) emptyLogSoon(db);
  const ids = endedAlerts.map(({ id }) => id);
  for (const id of ids) db.delete(outbox).where(eq(outbox.subjectId, id)).run();
  return ids;
}
