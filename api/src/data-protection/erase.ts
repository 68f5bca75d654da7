/**
 * Erasing for good. Each function is one transaction that leaves a certificate in the audit log: what, how much, when and
 * why, and a digest by which a copy that turns up later can be recognised, but nothing about the person. Files go after
 * the commit: should the process die in between, the sweep of the resume store finds files that no row names.
 */
import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { removeResumes } from '../applications/resumes/resume-store.ts';
import { type Author, audit } from '../auth/audit.ts';
import type { Database } from '../database/open.ts';
import { applications, resumes } from '../database/schema/applications.ts';
import { consents, legalHolds } from '../database/schema/data-protection.ts';
import { messages, submissionEvents } from '../database/schema/inbox.ts';
import { outbox } from '../database/schema/mail.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';

type Application = typeof applications.$inferSelect;
type Named = Pick<Application, 'id' | 'reference' | 'createdAt'>;

/** `why` is for the certificate: `kept for 12 months`. */
export async function eraseApplication(app: App, application: Named, why: string, author: Author) {
  const { db } = app;
  const { id } = application;
  const files = inTransaction(db, () => {
    const its = db.select().from(resumes).where(eq(resumes.applicationId, id)).all();
    const counts = forgetTraces(db, id);
    db.delete(applications).where(eq(applications.id, id)).run();
    const digest = digestOf(application, ...its.map(({ sha256 }) => sha256));
    audit(db, author, 'application.erase', id, `${why}; resumes ${its.length}, ${counts}; sha256 ${digest}`);
    return its.map((resume) => resume.id);
  });
  await removeResumes(app.resumeFolder, files);
}

export function eraseMessage(db: Database, message: Named, why: string, author: Author) {
  inTransaction(db, () => {
    const counts = forgetTraces(db, message.id);
    db.delete(messages).where(eq(messages.id, message.id)).run();
    audit(db, author, 'message.erase', message.id, `${why}; ${counts}; sha256 ${digestOf(message)}`);
  });
}

/**
 * Erases what no law asks for, at the candidate's wish: what stays is a name, an address, the resume and the dates
 * (Conduct Regulations 2003, schedule 4).
 */
export function reduceApplication(db: Database, application: Application, author: Author) {
  const { id, data } = application;
  const rest = { fullName: data.fullName, email: data.email, jobId: data.jobId };
  const left = {
    data: rest,
    // Who was hired is kept for longer, so that must still be known.
    status: application.status === 'hired' ? 'hired' : 'withdrawn',
    erasedAt: author.at,
    assignedTo: null,
    idempotencyKey: null,
  } as const;
  inTransaction(db, () => {
    const isIts = eq(submissionEvents.submissionId, id);
    db.delete(submissionEvents)
      .where(and(isIts, inArray(submissionEvents.kind, ['note', 'reply'])))
      .run();
    const mails = db.delete(outbox).where(eq(outbox.subjectId, id)).run().changes;
    db.delete(consents).where(eq(consents.applicationId, id)).run();
    db.update(applications).set(left).where(eq(applications.id, id)).run();
    audit(
      db,
      author,
      'application.reduce',
      id,
      `at the candidate’s wish; mails ${mails}; sha256 ${digestOf(application)}`,
    );
  });
}

function forgetTraces(db: Database, id: string): string {
  const mails = db.delete(outbox).where(eq(outbox.subjectId, id)).run().changes;
  const events = db.delete(submissionEvents).where(eq(submissionEvents.submissionId, id)).run().changes;
  db.delete(legalHolds).where(eq(legalHolds.submissionId, id)).run();
  return `mails ${mails}, history entries ${events}`;
}

function digestOf(
  { id, reference, createdAt }: { id: string; reference: string; createdAt: number },
  ...more: string[]
) {
  return createHash('sha256')
    .update([id, reference, createdAt, ...more].join(' '))
    .digest('hex');
}
