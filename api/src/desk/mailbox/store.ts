/** Matches an email to an application or message. Stores it with its files and the mailbox position in one transaction. */

import { addressParser } from 'postal-mime';
import type { App } from '../../core/app.ts';
import { systemAuthor } from '../../core/audit.ts';
import { seesInbox } from '../../core/auth/access.ts';
import { and, eq, gt, isNull } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { users } from '../../core/database/schema/auth.ts';
import {
  FORWARDED,
  incomingEmails,
  incomingFiles,
  type UnsavedPart,
} from '../../core/database/schema/incoming-mail.ts';
import { outbox } from '../../core/database/schema/mail.ts';
import { countRows } from '../../core/database/statements.ts';
import { findApplication, findMessage } from '../../core/database/submissions.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { DAY_MS, MINUTE_MS } from '../../core/lib/dates.ts';
import { newId } from '../../core/lib/ids.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { readReplyAddress } from '../../core/mail/reply-address.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import {
  type EmailContent,
  type EmailHead,
  readBounceReason,
  readOurIds,
  readSender,
} from '../../core/parsing/read-email.ts';
import { read } from '../../core/parsing/reader.ts';
import { PROBLEMS, resumeField } from '../../core/parsing/verdict.ts';
import { adminAddress } from '../../core/settings/env.ts';
import { checkResume } from '../resumes/check-sent.ts';
import { keepResume, resumePart } from '../resumes/resume-store.ts';
import { requireRoomForResume } from '../resumes/upload-notices.ts';
import { notifyAssignee } from '../submissions/assignments.ts';
import { isRecruiter } from '../submissions/change.ts';
import { isFull, isPast, recordOffered } from './forwarded.ts';

/** Maximum number of emails in a conversation per day. More come from a mail loop or an attack. */
const MAX_EMAILS_PER_DAY = 50;
const MAX_FILES = 10;

const UNREADABLE = 'This email couldn’t be read. Open it in the mailbox.';
const OTHER_KIND = 'Only PDF and Word files are saved.';
const TOO_LARGE = 'This email is too large. Open it in the mailbox.';

/** The application or message that an email is about. */
interface Submission {
  id: string;
  kind: 'application' | 'message';
  reference: string;
  /** The address of the candidate or sender, in lower case. */
  email: string;
  assignedTo: string | null;
}

/** The headers in which mail servers leave the address that an email was sent to. */
const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

/**
 * Finds the submission by the token in the recipient address, otherwise by the Message-ID it replies to. Null if
 * neither matches.
 */
export function findSubmissionOf({ db, env }: App, head: EmailHead): Submission | null {
  if (!env.inbound) return null;
  const byAddress = readReplyAddress(db, env.inbound.address, head.values(...RECIPIENTS));
  const addressedSubmission = byAddress && findSubmission(db, byAddress);
  if (addressedSubmission) return addressedSubmission;
  for (const id of readOurIds(head.values('in-reply-to', 'references').join(' '))) {
    const answeredEmail = findOutboxEmail(db, id);
    const submission = answeredEmail?.subjectId ? findSubmission(db, answeredEmail.subjectId) : null;
    // Leaves out replies to emails that went to staff or clients, because candidates can download their conversation.
    if (submission && answeredEmail?.mail.to?.toLowerCase() === submission.email) return submission;
  }
  return null;
}

/** Finds an application or message. Returns null if there is none or its data has been erased as far as the law allows. */
function findSubmission(db: Database, id: string): Submission | null {
  const application = findApplication(db, id);
  if (application) return application.erasedAt === null ? toSubmission(application, 'application') : null;
  const message = findMessage(db, id);
  return message ? toSubmission(message, 'message') : null;
}

function toSubmission(
  row: Pick<NonNullable<ReturnType<typeof findMessage>>, 'id' | 'reference' | 'data' | 'assignedTo'>,
  kind: Submission['kind'],
): Submission {
  const { id, reference, data, assignedTo } = row;
  return { id, kind, reference, email: String(data.email ?? '').toLowerCase(), assignedTo };
}

function findOutboxEmail(db: Database, id: string) {
  return db.select().from(outbox).where(eq(outbox.id, id)).get();
}

/**
 * Marks the emails that a bounce names as failed, unless it reports only a delay or a delivery, or they were sent again
 * since. Returns whether it names any email of ours.
 */
export function recordBounce({ db, log }: App, start: Buffer, at: number): boolean {
  const reason = readBounceReason(start);
  const reportedEmails = readOurIds(start.toString('latin1')).flatMap((id) => findOutboxEmail(db, id) ?? []);
  for (const { id, kind, state, sentAt } of reportedEmails) {
    // Allows a minute, because the mail server has its own clock and gives times in whole seconds.
    if (reason === null || state !== 'sent' || (sentAt ?? 0) > at + MINUTE_MS) continue;
    db.update(outbox).set({ state: 'failed', lastError: reason }).where(eq(outbox.id, id)).run();
    log.warn({ mail: id, kind }, 'an email bounced');
  }
  return reportedEmails.length > 0;
}

interface Arrival {
  head: EmailHead;
  /** The whole email; null if it is too large. */
  source: Buffer | null;
  /** When the email arrived in the mailbox. */
  at: number;
  /** Records the position in the mailbox, in the same transaction. */
  advance(): void;
}

/**
 * Resolves with false for a skipped email: already stored, too many so far, or its application or message has been
 * erased.
 */
export async function storeEmail(
  app: App,
  submission: Submission,
  { head, source, at, advance }: Arrival,
): Promise<boolean> {
  const { db, clock } = app;
  const now = clock.now();
  const { submissionId, messageId } = incomingEmails;
  const ofSubmission = eq(submissionId, submission.id);
  const isKnown = countRows(db, incomingEmails, and(ofSubmission, eq(messageId, head.messageId))) > 0;
  const isTooMany =
    countRows(db, incomingEmails, and(ofSubmission, gt(incomingEmails.at, at - DAY_MS))) >= MAX_EMAILS_PER_DAY;
  if (isTooMany && !isKnown)
    app.log.warn({ submission: submission.id }, 'too many emails about one application or message');
  if (isKnown || isTooMany) return false;
  const parsedContent = source && (await read('mail', () => ({ kind: 'email', bytes: source })));
  const content = parsedContent ?? withoutContent(head);
  const emailIssues = parsedContent ? [] : [{ name: '', reason: source ? UNREADABLE : TOO_LARGE }];
  const { files, unsaved } = await keepFiles(app, content.attachments);
  await untilWritable(db);
  return inTransaction(db, () => {
    // The submission may have been erased while its files were checked. The sweep of the resume store then removes the
    // files.
    const currentSubmission = findSubmission(db, submission.id);
    advance();
    if (!currentSubmission) return false;
    const hasUnread = countRows(db, incomingEmails, and(ofSubmission, isNull(incomingEmails.readAt))) > 0;
    insertEmail(db, head, content, files, {
      submissionId: submission.id,
      isFromOther: content.from.address !== currentSubmission.email,
      unsaved: [...emailIssues, ...unsaved],
      at,
      readAt: head.isAutomatic ? now : null,
    });
    // Sends one notice until the conversation has been read.
    if (!head.isAutomatic && !hasUnread) notify(app, currentSubmission, now);
    return true;
  });
}

/**
 * Whether the email claims to be from a user who sees the inbox, and is not an automatic reply. Anyone can forge the
 * sender.
 */
export function isFromColleague({ db }: App, head: EmailHead): boolean {
  const { address } = withoutContent(head).from;
  return !head.isAutomatic && countRows(db, users, and(eq(users.email, address), seesInbox)) > 0;
}

/**
 * Keeps an email with a CV until staff add the person or dismiss it. Resolves with false for a skipped email: known,
 * too old, without a PDF or Word file, or received while too many wait.
 */
export async function storeForwarded(app: App, { head, source, at, advance }: Arrival): Promise<boolean> {
  const { db } = app;
  const isStored = countRows(db, incomingEmails, eq(incomingEmails.messageId, head.messageId)) > 0;
  const isKnown = isStored || isPast(app, head.messageId, at);
  const isTooMany = isFull(db);
  if (isTooMany && !isKnown) app.log.warn('too many forwarded emails wait for someone to add the person');
  const content = isKnown || isTooMany || !source ? null : await read('mail', () => ({ kind: 'email', bytes: source }));
  if (!content) return false;
  const { files, unsaved } = await keepFiles(app, content.attachments);
  if (files.length === 0) return false;
  await untilWritable(db);
  return inTransaction(db, () => {
    advance();
    recordOffered(db, head.messageId);
    // Marked as read, because it is listed under Today and belongs to no candidate yet.
    insertEmail(db, head, content, files, {
      submissionId: FORWARDED,
      isFromOther: true,
      unsaved,
      at,
      readAt: at,
    });
    return true;
  });
}

type EmailDetails = Pick<
  typeof incomingEmails.$inferInsert,
  'submissionId' | 'isFromOther' | 'unsaved' | 'at' | 'readAt'
>;

function insertEmail(
  db: Database,
  head: EmailHead,
  content: EmailContent,
  files: KeptFile[],
  details: EmailDetails,
): void {
  const { from, subject, text, quoted } = content;
  const { messageId, isAutomatic } = head;
  const id = newId(20);
  const sender = { fromName: from.name, fromAddress: from.address };
  db.insert(incomingEmails)
    .values({ id, messageId, isAutomatic, ...sender, subject, text, quoted, ...details })
    .run();
  for (const file of files)
    db.insert(incomingFiles)
      .values({ ...file, emailId: id })
      .run();
}

function withoutContent(head: EmailHead): EmailContent {
  const sender = readSender(addressParser(head.values('from')[0] ?? '', { flatten: true })[0]);
  return { from: sender, subject: '', text: '', quoted: '', attachments: [] };
}

type KeptFile = Omit<typeof incomingFiles.$inferInsert, 'emailId'>;

/**
 * Keeps the attachments, among the first ten, that would be accepted as a CV. Throws 503 if the disk is almost full.
 */
async function keepFiles(app: App, attachments: EmailContent['attachments']) {
  const files: KeptFile[] = [];
  const unsavedParts: UnsavedPart[] = [];
  for (const [index, { name, content }] of attachments.entries()) {
    if (index >= MAX_FILES) {
      unsavedParts.push({ name, reason: `Only the first ${MAX_FILES} attachments are saved.` });
      continue;
    }
    const isTooLarge = content.length > resumeField.maxBytes;
    const verdict = isTooLarge ? { problem: PROBLEMS.tooLarge } : await checkResume('mail', name, () => content);
    if ('problem' in verdict) {
      unsavedParts.push({ name, reason: verdict.problem === PROBLEMS.otherKind ? OTHER_KIND : verdict.problem });
      continue;
    }
    await requireRoomForResume(app);
    const file = await resumePart(app).receive(inOnePiece(content));
    await keepResume(app.resumeFolder, file);
    const { id, bytes, sha256 } = file;
    files.push({ id, name, bytes, sha256, kind: verdict.kind, warnings: verdict.warnings });
  }
  return { files, unsaved: unsavedParts.slice(0, 2 * MAX_FILES) };
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Notifies the assignee as they have chosen, or the agency if there is no assignee or they have left. */
function notify(app: App, { id, kind, reference, assignedTo }: Submission, at: number): void {
  if (assignedTo && isRecruiter(app.db, assignedTo)) {
    notifyAssignee(app, assignedTo, [id], systemAuthor(at), 'email');
    return;
  }
  const inbox_link = adminAddress(app.env, `#${kind}s/${id}`);
  const content = composeEmail(app, 'newEmailNoticeEmail', { reference, inbox_link });
  queueMail(app, { kind: `${kind}.notification`, subjectId: id, mail: { to: null, ...content } });
}
