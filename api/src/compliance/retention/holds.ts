/** Legal holds. A submission on hold, and the emails about it, are not erased, even on request. */

import { type Author, audit } from '../../core/audit.ts';
import { desc, eq } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { legalHolds } from '../../core/database/schema/data-protection.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { toIso } from '../../core/lib/dates.ts';

export function findHold(db: Database, submissionId: string) {
  return db.select().from(legalHolds).where(eq(legalHolds.submissionId, submissionId)).get() ?? null;
}

/** Lists all legal holds, newest first. Times are ISO 8601 in UTC. */
export function listHolds(db: Database) {
  const rows = db
    .select({ hold: legalHolds, user: users.name, application: applications.reference, message: messages.reference })
    .from(legalHolds)
    .leftJoin(users, eq(users.id, legalHolds.userId))
    .leftJoin(applications, eq(applications.id, legalHolds.submissionId))
    .leftJoin(messages, eq(messages.id, legalHolds.submissionId))
    .orderBy(desc(legalHolds.at))
    .all();
  return rows.map(({ hold: { submissionId: id, reason, at }, user, application, message }) => ({
    inbox: application === null ? ('messages' as const) : ('applications' as const),
    id,
    reference: application ?? message ?? '',
    reason,
    user,
    at: toIso(at),
  }));
}

/**
 * Places a legal hold on a submission; a second hold replaces the first. `kind` is the kind of the submission, for the
 * audit log.
 */
export function placeHold(db: Database, kind: string, submissionId: string, reason: string, author: Author) {
  inTransaction(db, () => {
    const hold = { submissionId, reason, ...author };
    db.insert(legalHolds).values(hold).onConflictDoUpdate({ target: legalHolds.submissionId, set: hold }).run();
    audit(db, author, `${kind}.hold`, submissionId);
  });
}

export function releaseHold(db: Database, kind: string, submissionId: string, author: Author) {
  inTransaction(db, () => {
    db.delete(legalHolds).where(eq(legalHolds.submissionId, submissionId)).run();
    audit(db, author, `${kind}.release`, submissionId);
  });
}
