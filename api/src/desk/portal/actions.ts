/** What candidates do with their own application: each in one transaction with its history and the audit log. */

import type { FastifyRequest } from 'fastify';
import { withdrawnStatus } from '../../compliance/erasure/erase.ts';
import { CONSENT_LABELS, withdrawConsent } from '../../compliance/notices/consents.ts';
import { findHold } from '../../compliance/retention/holds.ts';
import type { App } from '../../core/app.ts';
import { audit, systemAuthor } from '../../core/audit.ts';
import { firstStage, WITHDRAWN_WORDS } from '../../core/content/rules/stages.ts';
import { eq } from '../../core/database/drizzle.ts';
import { type Application, applications, resumes } from '../../core/database/schema/applications.ts';
import type { ConsentKind } from '../../core/database/schema/data-protection.ts';
import { findApplication } from '../../core/database/submissions.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { readForm, type SentFile } from '../../core/forms/read-form.ts';
import { HttpError } from '../../core/http/errors.ts';
import { removeFiles } from '../../core/lib/files.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { checkSentResume } from '../resumes/check-sent.ts';
import { discardResume, keepResume, resumePart } from '../resumes/resume-store.ts';
import { countResume, requireRoomForResume } from '../resumes/upload-notices.ts';
import { candidateNewsEmail, forwardedEmails, withdrawalEmail } from '../submissions/applications/emails.ts';
import { addToHistory, cancelMoveEmails } from '../submissions/history.ts';
import { queueApplicationEvent } from '../submissions/webhook-events.ts';

/** Does nothing the second time, or once the application has been erased in part. */
export function withdraw(app: App, application: Application) {
  const { id, candidateStatus, erasedAt } = application;
  if (candidateStatus === 'withdrawn' || erasedAt !== null) return;
  const author = systemAuthor(app.clock.now());
  inTransaction(app.db, () => {
    const stage = firstStage(app.db, 'withdrawn');
    const withdrawn = {
      status: withdrawnStatus(app.db, application),
      candidateSees: stage.candidateSees || WITHDRAWN_WORDS,
      candidateStatus: 'withdrawn',
    } as const;
    const moved = withdrawn.status === stage.id;
    if (moved) queueApplicationEvent(app.db, 'application.stage_changed', id, stage, author.at);
    app.db.update(applications).set(withdrawn).where(eq(applications.id, id)).run();
    addToHistory(app.db, id, 'status', stage.name, author, { stage: stage.id });
    cancelMoveEmails(app.db, [id], author);
    audit(app.db, author, 'application.withdraw', id);
    queueMail(app, withdrawalEmail(app, application));
    queueMail(app, candidateNewsEmail(app, application, 'withdrawn'));
  });
  app.mail.wake();
}

export function endConsent(app: App, { id }: Application, kind: ConsentKind) {
  const author = systemAuthor(app.clock.now());
  inTransaction(app.db, () => {
    if (!withdrawConsent(app.db, id, kind, author.at)) return;
    addToHistory(app.db, id, 'candidate', `Withdrew consent: ${CONSENT_LABELS[kind]}`, author);
    audit(app.db, author, 'application.consent', id, `${kind} withdrawn`);
  });
}

/**
 * Replaces the resume with the one that is sent, with the checks of a new application. Resolves with whether there was
 * one before. Throws 409, 413, 422, 429 or 503.
 */
export async function replaceResume(app: App, application: Application, request: FastifyRequest): Promise<boolean> {
  await requireRoomForResume(app);
  const { file } = await readForm(request, resumePart(app));
  let isKept = false;
  try {
    const replaced = await storeResume(app, application, file, request.ip);
    isKept = true;
    return replaced;
  } finally {
    if (file && !isKept) await discardResume(app.resumeFolder, file);
  }
}

async function storeResume(app: App, application: Application, file: SentFile | null, address: string) {
  const { id } = application;
  requireReplaceable(app, id);
  // Before the file's content is checked, which takes a while.
  countResume(app, address, file?.bytes ?? 0);
  const verdict = await checkSentResume(file, address);
  if (!file || 'problem' in verdict) {
    throw new HttpError(file?.isTooLarge ? 413 : 422, 'problem' in verdict ? verdict.problem : '');
  }
  const author = systemAuthor(app.clock.now());
  await keepResume(app.resumeFolder, file);
  const { name, bytes, sha256 } = file;
  const before = inTransaction(app.db, () => {
    // Again: the application may have been withdrawn, held or erased while the file was checked.
    requireReplaceable(app, id);
    const old = app.db.delete(resumes).where(eq(resumes.applicationId, id)).returning({ id: resumes.id }).all();
    app.db
      .insert(resumes)
      .values({ id: file.id, applicationId: id, name, kind: verdict.kind, bytes, sha256, warnings: verdict.warnings })
      .run();
    addToHistory(app.db, id, 'candidate', 'Uploaded a new CV', author);
    audit(app.db, author, 'application.replaceResume', id);
    queueMail(app, candidateNewsEmail(app, application, 'newResume'));
    for (const email of forwardedEmails(app, application, { name, bytes })) queueMail(app, email);
    return old.map((resume) => resume.id);
  });
  app.mail.wake();
  app.candidates.wake();
  await removeFiles(app.resumeFolder, before);
  return before.length > 0;
}

function requireReplaceable({ db }: App, id: string) {
  const row = findApplication(db, id);
  const isOpen = row !== undefined && row.erasedAt === null && row.candidateStatus !== 'withdrawn' && !findHold(db, id);
  if (!isOpen) throw new HttpError(409, 'You can no longer replace the CV for this application.');
}
