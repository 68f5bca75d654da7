/**
 * Emails users about what has been assigned to them and about new emails there, immediately or in one email a day, as each has chosen. They name
 * references and jobs but no candidate, so that erasing a person leaves nothing of them in an email to staff.
 */

import { submissions } from 'content-types';
import { jobName } from 'content-types/applications/job-name';
import type { EmailLink } from 'content-types/emails/email-types';
import { plural } from 'content-types/text/plural';
import type { App } from '../../core/app.ts';
import type { Author } from '../../core/audit.ts';
import { and, eq, inArray, isNull, lte } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { assignmentNotices, messages, type NoticeReason } from '../../core/database/schema/inbox.ts';
import { readMin } from '../../core/database/statements.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { nextDigest } from '../../core/lib/next-digest.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { adminAddress } from '../../core/settings/env.ts';

const MAX_LISTED = 50;

/**
 * Call it in the transaction that assigns them or stores an email. Users who assign something to themselves are not
 * notified.
 */
export function notifyAssignee(
  app: App,
  userId: string,
  submissionIds: readonly string[],
  author: Author,
  reason: NoticeReason = 'assigned',
) {
  if (userId === author.userId || submissionIds.length === 0) return;
  const { db } = app;
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  const notices = submissionIds.map((submissionId) => ({ submissionId, reason }));
  if (user?.notify === 'now') emailAssignments(app, user, notices);
  if (user?.notify !== 'daily') return;
  const rows = notices.map((notice) => ({ ...notice, userId, at: author.at }));
  db.insert(assignmentNotices).values(rows).onConflictDoNothing().run();
}

/** Sends the daily emails at 08:00 in London. */
export function startAssignmentDigests(app: App) {
  const { db } = app;
  runWhenDue(app, {
    retryMs: MINUTE_MS,
    failure: 'failed to send the daily emails about assignments, will retry',
    async work(now) {
      await untilWritable(db);
      const oldest = readMin(db, assignmentNotices.at);
      if (oldest !== null && nextDigest('daily', oldest) <= now) inTransaction(db, () => sendDigests(app, now));
      return nextDigest('daily', now);
    },
  });
}

function sendDigests(app: App, now: number) {
  const { db } = app;
  const isDue = lte(assignmentNotices.at, now);
  const due = db.select().from(assignmentNotices).where(isDue).all();
  for (const [userId, notices] of Map.groupBy(due, (notice) => notice.userId)) {
    const user = db.select().from(users).where(eq(users.id, userId)).get();
    // The user may have changed the setting since.
    if (user && user.notify !== 'none') emailAssignments(app, user, notices);
  }
  db.delete(assignmentNotices).where(isDue).run();
  app.mail.wake();
}

interface Notice {
  submissionId: string;
  reason: NoticeReason;
}

/** Leaves out what is in the bin or no longer assigned to the user. Sends nothing to a disabled account. */
function emailAssignments(app: App, user: typeof users.$inferSelect, notices: readonly Notice[]) {
  if (user.disabledAt !== null) return;
  const found = findAssigned(app, user.id, notices);
  if (found.length === 0) return;
  const hasEmail = notices.some(({ reason }) => reason === 'email');
  const summary = plural(found.length, {
    one: `${found[0]?.label} ${hasEmail ? 'has a new email' : 'has been assigned to you'}`,
    other: `# applications and messages ${hasEmail ? 'need your attention' : 'have been assigned to you'}`,
  });
  const more = found.length - MAX_LISTED;
  const all = adminAddress(app.env, `#applications?assignedTo=${user.id}`);
  const content = composeEmail(app, 'assignmentEmail', {
    user_name: user.name,
    assignment_summary: summary,
    assignments: [...found.slice(0, MAX_LISTED), ...(more > 0 ? [{ label: `${more} more`, address: all }] : [])],
    settings_link: adminAddress(app.env, '#account'),
  });
  queueMail(app, { kind: 'account.assignment', subjectId: user.id, mail: { to: user.email, ...content } });
}

function findAssigned({ db, env }: App, userId: string, notices: readonly Notice[]): EmailLink[] {
  const wanted = notices.map(({ submissionId }) => submissionId);
  const emailed = new Set(notices.filter(({ reason }) => reason === 'email').map(({ submissionId }) => submissionId));
  const note = (id: string, about = '') => [about, emailed.has(id) && 'new email'].filter(Boolean).join(', ');
  const { id, reference, jobId, jobTitle, assignedTo, deletedAt } = applications;
  const isAssigned = and(inArray(id, wanted), eq(assignedTo, userId), isNull(deletedAt));
  const ofApplications = db.select({ id, reference, jobId, jobTitle }).from(applications).where(isAssigned).all();
  const isAssignedMessage = and(
    inArray(messages.id, wanted),
    eq(messages.assignedTo, userId),
    isNull(messages.deletedAt),
  );
  const ofMessages = db
    .select({ id: messages.id, reference: messages.reference })
    .from(messages)
    .where(isAssignedMessage)
    .all();
  return [
    ...ofApplications.map((row) => ({
      label: `${submissions.application.label.one} ${row.reference}`,
      note: note(row.id, jobName(row)),
      address: adminAddress(env, `#applications/${row.id}`),
    })),
    ...ofMessages.map(({ id, reference }) => ({
      label: `${submissions.message.label.one} ${reference}`,
      note: note(id) || undefined,
      address: adminAddress(env, `#messages/${id}`),
    })),
  ];
}

/** The user who is the consultant of a job: the one who logs in with the consultant's email address and can see the inbox. */
export function findConsultant(db: Database, consultantEmail: string, roles: readonly string[]): string | null {
  const user = db.select().from(users).where(eq(users.email, consultantEmail.trim().toLowerCase())).get();
  return user && user.disabledAt === null && roles.includes(user.role) ? user.id : null;
}
