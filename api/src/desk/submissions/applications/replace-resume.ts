/** A new CV for an application, from the candidate or from staff. */
import type { FastifyRequest } from 'fastify';
import { findHold } from '../../../compliance/retention/holds.ts';
import type { App } from '../../../core/app.ts';
import { type Author, audit } from '../../../core/audit.ts';
import { eq } from '../../../core/database/drizzle.ts';
import { type Application, resumes } from '../../../core/database/schema/applications.ts';
import { findApplication } from '../../../core/database/submissions.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import type { SentFile } from '../../../core/forms/read-form.ts';
import { HttpError } from '../../../core/http/errors.ts';
import { removeFiles } from '../../../core/lib/files.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { checkSentResume } from '../../resumes/check-sent.ts';
import { keepResume, withResume } from '../../resumes/resume-store.ts';
import { countResume, requireRoomForResume } from '../../resumes/upload-notices.ts';
import { addToHistory } from '../history.ts';
import { composeNotice, forwardedEmails } from './emails.ts';

/**
 * Replaces the CV with the uploaded file, after the checks of a new application. An author without a user is the
 * candidate. Resolves with whether there was a CV before. Throws 409, 413, 422, 429 or 503.
 */
export async function replaceResume(
  app: App,
  application: Application,
  request: FastifyRequest,
  author: Author,
): Promise<boolean> {
  await requireRoomForResume(app);
  return withResume(app, request, async ({ file }) => {
    const hadResume = await storeResume(app, application, file, request.ip, author);
    return { isKept: true, result: hadResume };
  });
}

async function storeResume(app: App, application: Application, file: SentFile | null, address: string, author: Author) {
  const { id } = application;
  const isCandidate = author.userId === null;
  requireReplaceable(app, id);
  // Counts the request before the check of the file's content, which takes a while.
  if (isCandidate) countResume(app, address, file?.bytes ?? 0);
  const verdict = await checkSentResume(file, address);
  if (!file || 'problem' in verdict) {
    throw new HttpError(file?.isTooLarge ? 413 : 422, 'problem' in verdict ? verdict.problem : '');
  }
  await keepResume(app.resumeFolder, file);
  const { name, bytes, sha256 } = file;
  const replacedResumes = inTransaction(app.db, () => {
    // Checks again, because the application may have been withdrawn, held or erased while the file was checked.
    requireReplaceable(app, id);
    const oldResumes = app.db.delete(resumes).where(eq(resumes.applicationId, id)).returning({ id: resumes.id }).all();
    app.db
      .insert(resumes)
      .values({ id: file.id, applicationId: id, name, kind: verdict.kind, bytes, sha256, warnings: verdict.warnings })
      .run();
    if (isCandidate) addToHistory(app.db, id, 'candidate', 'Uploaded a new CV', author);
    else addToHistory(app.db, id, 'resume', name, author);
    audit(app.db, author, 'application.replaceResume', id);
    if (isCandidate) queueMail(app, composeNotice(app, application, 'newResumeEmail'));
    for (const email of forwardedEmails(app, application, { name, bytes })) queueMail(app, email);
    return oldResumes.map((resume) => resume.id);
  });
  app.mail.wake();
  app.candidates.wake();
  await removeFiles(app.resumeFolder, replacedResumes);
  return replacedResumes.length > 0;
}

function requireReplaceable({ db }: App, id: string) {
  const row = findApplication(db, id);
  const isOpen = row !== undefined && row.erasedAt === null && row.candidateStatus !== 'withdrawn' && !findHold(db, id);
  if (!isOpen) throw new HttpError(409, 'You can no longer replace the CV for this application.');
}
