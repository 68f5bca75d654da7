/**
 * Emails users about assigned or handed-over work and its new emails, immediately or daily, as each user chose. Names
 * references and jobs, never candidates, so that erasing a person leaves nothing in staff emails.
 */

import { contentTypes, submissions } from 'content-types';
import { formatJobName } from 'content-types/applications/job-name';
import type { EmailLink } from 'content-types/emails/email-types';
import { plural } from 'content-types/text/plural';
import type { App } from '../../core/app.ts';
import type { Author } from '../../core/audit.ts';
import { seesInbox } from '../../core/auth/access.ts';
import { findUser } from '../../core/auth/users.ts';
import { findUserName } from '../../core/content/entries.ts';
import { and, eq, inArray, isNull, lte } from '../../core/database/drizzle.ts';
import { type Application, applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { assignmentNotices, messages, type NoticeReason } from '../../core/database/schema/inbox.ts';
import { readMin } from '../../core/database/statements.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { findNextDigest } from '../../core/lib/next-digest.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { adminAddress, type Env } from '../../core/settings/env.ts';
import { findAssignee } from './job-owners.ts';

const MAX_LISTED_SUBMISSIONS = 50;

/**
 * Notifies a user of newly assigned submissions or new emails. Call it in the transaction that assigns or stores them.
 * Users who assign work to themselves are not notified.
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
  const user = findUser(db, userId);
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
      const oldestAt = readMin(db, assignmentNotices.at);
      if (oldestAt !== null && findNextDigest('daily', oldestAt) <= now) inTransaction(db, () => sendDigests(app, now));
      return findNextDigest('daily', now);
    },
  });
}

function sendDigests(app: App, now: number) {
  const { db } = app;
  const isDue = lte(assignmentNotices.at, now);
  const dueNotices = db.select().from(assignmentNotices).where(isDue).all();
  for (const [userId, notices] of Map.groupBy(dueNotices, (notice) => notice.userId)) {
    const user = findUser(db, userId);
    // The user may have changed the setting since.
    if (user && user.notify !== 'none') emailAssignments(app, user, notices);
  }
  db.delete(assignmentNotices).where(isDue).run();
  app.mail.wake();
}

type User = typeof users.$inferSelect;

interface Notice {
  submissionId: string;
  reason: NoticeReason;
}

/**
 * Emails a user who takes over jobs from a colleague. It does not wait for the daily email, because a cover may begin today.
 * `daysText` follows “to you” in a sentence.
 */
export function notifyOfJobs(app: App, userId: string, jobs: readonly EmailLink[], daysText: string, author: Author) {
  const user = findUser(app.db, userId);
  if (!user || user.notify === 'none' || userId === author.userId) return;
  const label = plural(jobs.length, { one: `“${jobs[0]?.label}”`, other: '# jobs' });
  const summary = `${findUserName(app.db, author.userId)} has handed over ${label} to you${daysText}`;
  sendNotice(app, user, summary, jobs, `#${contentTypes.job.admin?.key}?owner=${user.id}`);
}

/**
 * Emails staff about a client's answer: the sender or, if they no longer see the inbox, the assignee, owner or cover of
 * the job.
 */
export function notifyOfClient(app: App, sender: string, application: Application, client: string) {
  const { db, env, clock } = app;
  const { reference, jobId, assignedTo } = application;
  const findRecruiter = (userId: string | null) =>
    userId === null
      ? undefined
      : db
          .select()
          .from(users)
          .where(and(eq(users.id, userId), seesInbox))
          .get();
  const user =
    findRecruiter(sender) ?? findRecruiter(assignedTo) ?? findRecruiter(findAssignee(db, jobId, clock.now()));
  if (!user || user.notify === 'none') return;
  const link = { ...linkTo(env, 'application', application), note: formatJobName(application) };
  const summary = `${client} has answered about application ${reference}`;
  sendNotice(app, user, summary, [link], `#applications?assignedTo=${user.id}`);
}

/**
 * Emails colleagues whom a note names as `@Ada Lovelace`, or `@Ada` if no other user has that first name. The email
 * contains no text from the note.
 */
export function notifyOfMentions(
  app: App,
  text: string,
  kind: 'application' | 'message',
  submission: { id: string; reference: string },
  author: Author,
) {
  if (!text.includes('@')) return;
  const colleagues = app.db
    .select()
    .from(users)
    .where(and(seesInbox, isNull(users.disabledAt)))
    .all();
  const isFirstName = (name: string) => colleagues.filter((user) => firstName(user.name) === name).length === 1;
  for (const user of colleagues) {
    const names = [user.name, firstName(user.name)].filter(
      (name, index) => name !== '' && (index === 0 || isFirstName(name)),
    );
    if (user.id === author.userId || user.notify === 'none' || !names.some((name) => mentionsName(text, name)))
      continue;
    const subject = `${submissions[kind].label.one.toLowerCase()} ${submission.reference}`;
    const summary = `${findUserName(app.db, author.userId)} has mentioned you in a note about ${subject}`;
    sendNotice(app, user, summary, [linkTo(app.env, kind, submission)], `#${kind}s/${submission.id}`);
  }
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? '';
}

function mentionsName(text: string, name: string): boolean {
  const escapedName = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(^|[^\\p{L}\\p{N}])@${escapedName}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** Emails a user's notices. Skips entries in the bin or no longer assigned to the user, and disabled accounts. */
function emailAssignments(app: App, user: User, notices: readonly Notice[]) {
  if (user.disabledAt !== null) return;
  const assignedLinks = findAssigned(app, user.id, notices);
  if (assignedLinks.length === 0) return;
  const hasEmail = notices.some(({ reason }) => reason === 'email');
  const summary = plural(assignedLinks.length, {
    one: `${assignedLinks[0]?.label} ${hasEmail ? 'has a new email' : 'has been assigned to you'}`,
    other: `# applications and messages ${hasEmail ? 'need your attention' : 'have been assigned to you'}`,
  });
  sendNotice(app, user, summary, assignedLinks, `#applications?assignedTo=${user.id}`);
}

/** Emails a notice. `list` is the admin's list with all links. */
function sendNotice(app: App, user: User, summary: string, links: readonly EmailLink[], list: string) {
  const hiddenCount = links.length - MAX_LISTED_SUBMISSIONS;
  const listAddress = adminAddress(app.env, list);
  const content = composeEmail(app, 'assignmentEmail', {
    user_name: user.name,
    assignment_summary: summary,
    assignments: [
      ...links.slice(0, MAX_LISTED_SUBMISSIONS),
      ...(hiddenCount > 0 ? [{ label: `${hiddenCount} more`, address: listAddress }] : []),
    ],
    settings_link: adminAddress(app.env, '#account'),
  });
  queueMail(app, { kind: 'account.assignment', subjectId: user.id, mail: { to: user.email, ...content } });
}

function findAssigned({ db, env }: App, userId: string, notices: readonly Notice[]): EmailLink[] {
  const submissionIds = notices.map(({ submissionId }) => submissionId);
  const emailedIds = new Set(
    notices.filter(({ reason }) => reason === 'email').map(({ submissionId }) => submissionId),
  );
  const toNote = (id: string, subject = '') => [subject, emailedIds.has(id) && 'new email'].filter(Boolean).join(', ');
  const { id, reference, jobId, jobTitle, assignedTo, deletedAt } = applications;
  const isAssigned = and(inArray(id, submissionIds), eq(assignedTo, userId), isNull(deletedAt));
  const applicationRows = db.select({ id, reference, jobId, jobTitle }).from(applications).where(isAssigned).all();
  const isAssignedMessage = and(
    inArray(messages.id, submissionIds),
    eq(messages.assignedTo, userId),
    isNull(messages.deletedAt),
  );
  const messageRows = db
    .select({ id: messages.id, reference: messages.reference })
    .from(messages)
    .where(isAssignedMessage)
    .all();
  return [
    ...applicationRows.map((row) => ({ ...linkTo(env, 'application', row), note: toNote(row.id, formatJobName(row)) })),
    ...messageRows.map((row) => ({ ...linkTo(env, 'message', row), note: toNote(row.id) || undefined })),
  ];
}

function linkTo(env: Env, kind: 'application' | 'message', { id, reference }: { id: string; reference: string }) {
  return { label: `${submissions[kind].label.one} ${reference}`, address: adminAddress(env, `#${kind}s/${id}`) };
}
