import { submissions } from 'content-types';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import type { App } from '../../../core/app.ts';
import { currentUser, getAuthor, RECRUITERS } from '../../../core/auth/access.ts';
import { and, asc, desc, eq, isNotNull, isNull } from '../../../core/database/drizzle.ts';
import type { Database } from '../../../core/database/open.ts';
import { messages, submissionEvents } from '../../../core/database/schema/inbox.ts';
import { outbox } from '../../../core/database/schema/mail.ts';
import { readMax } from '../../../core/database/statements.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { HttpError } from '../../../core/http/errors.ts';
import { idParams, requiredText } from '../../../core/http/schemas.ts';
import { toIso } from '../../../core/lib/dates.ts';
import { changeSubmissions, sendReply } from '../change.ts';
import { messageInbox } from '../messages/inbox.ts';

const tags = ['Complaints'];
const config = { roles: RECRUITERS };

const complaintSchema = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  receivedAt: z.string(),
  dueAt: z.string(),
  isOverdue: z.boolean(),
  /** When the acknowledgement was sent; null if none was sent, or if that email has been erased since. */
  acknowledgedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  /**
   * Whether the complaint is marked as spam. A complaint held back on arrival is acknowledged when a recruiter releases
   * it in the messages inbox.
   */
  isSpam: z.boolean(),
});
const pageSchema = z.object({ items: z.array(complaintSchema), open: z.int(), overdue: z.int() });

/** Complaints about data protection: messages with a deadline. Open ones come first, the most urgent at the top. */
export async function complaintRoutes(app: App) {
  const { db } = app;

  app.get('/api/complaints', { config, schema: { tags, response: { 200: pageSchema } } }, async () => {
    const items = listComplaints(db, app.clock.now());
    // A complaint held as spam counts as spam until it is released.
    const openComplaints = items.filter(({ closedAt, isSpam }) => closedAt === null && !isSpam);
    return { items, open: openComplaints.length, overdue: openComplaints.filter(({ isOverdue }) => isOverdue).length };
  });

  const answerSchema = requiredText('Reply', 10_000);
  const closeSchema = {
    tags,
    params: idParams,
    body: z.strictObject({ answer: answerSchema }),
    response: { 200: complaintSchema },
  };
  app.post('/api/complaints/:id/close', { config, schema: closeSchema }, async (request) => {
    const { id } = request.params;
    const openComplaint = listComplaints(db, app.clock.now()).find((item) => item.id === id);
    if (!openComplaint) throw new HttpError(404, 'This complaint doesn’t exist.');
    if (openComplaint.closedAt !== null) throw new HttpError(409, 'This complaint already has a reply.');
    if (openComplaint.isSpam) throw new HttpError(409, 'Mark this complaint as not spam first.');
    const author = getAuthor(app, request);
    const reply = { subject: `Our response to your complaint (${openComplaint.reference})`, text: request.body.answer };
    inTransaction(db, () => {
      sendReply(app, messageInbox, id, reply, currentUser(request), author);
      changeSubmissions(app, messageInbox, [id], { status: 'answered' }, author);
    });
    const closedComplaint = listComplaints(db, author.at).find((item) => item.id === id);
    if (!closedComplaint) throw new Error('The complaint disappeared while it was being closed.');
    return closedComplaint;
  });
}

function listComplaints(db: Database, now: number): z.infer<typeof complaintSchema>[] {
  const isComplaint = and(isNotNull(messages.dueAt), isNull(messages.deletedAt));
  const rows = db.select().from(messages).where(isComplaint).orderBy(asc(messages.dueAt)).all();
  const items = rows.map((row) => toResponse(db, row, now));
  const isOpen = ({ closedAt }: { closedAt: string | null }) => closedAt === null;
  return [...items.filter(isOpen), ...items.filter((item) => !isOpen(item)).reverse()];
}

function toResponse(db: Database, row: typeof messages.$inferSelect, now: number): z.infer<typeof complaintSchema> {
  const { id, reference, status, createdAt } = row;
  const { name, email, message } = withDefaults(submissions.complaint.fields, row.data);
  const dueAt = row.dueAt ?? 0;
  const isClosed = status === 'answered' || status === 'archived';
  const closedAt = isClosed ? findLastChange(db, id) : null;
  return {
    id,
    reference,
    name: name ?? '',
    email: email ?? '',
    message: message ?? '',
    receivedAt: toIso(createdAt),
    dueAt: toIso(dueAt),
    isOverdue: !isClosed && dueAt < now,
    acknowledgedAt: findAcknowledgedAt(db, id),
    closedAt: toIso(closedAt),
    isSpam: status === 'spam',
  };
}

function findLastChange(db: Database, id: string): number | null {
  const isStatus = and(eq(submissionEvents.submissionId, id), eq(submissionEvents.kind, 'status'));
  return readMax(db, submissionEvents.at, isStatus);
}

function findAcknowledgedAt(db: Database, id: string): string | null {
  const isAcknowledgement = and(eq(outbox.subjectId, id), eq(outbox.kind, 'complaint.acknowledgement'));
  const { sentAt } = db.select().from(outbox).where(isAcknowledgement).orderBy(desc(outbox.createdAt)).get() ?? {};
  return sentAt ? toIso(sentAt) : null;
}
