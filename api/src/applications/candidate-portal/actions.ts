/** What candidates do to their own application. Each is one transaction with its history and the audit log. */
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { audit } from '../../auth/audit.ts';
import { CONSENT_LABELS, withdrawConsent } from '../../data-protection/consents.ts';
import { holdOf } from '../../data-protection/holds.ts';
import { applications, resumes } from '../../database/schema/applications.ts';
import type { ConsentKind } from '../../database/schema/data-protection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addToHistory } from '../../inbox/history.ts';
import type { App } from '../../lib/app.ts';
import { HttpError } from '../../lib/errors.ts';
import type { SentForm } from '../../lib/forms/read-form.ts';
import { networkOf } from '../../lib/http.ts';
import { queueMail } from '../../mail/outbox.ts';
import { candidateNewsEmail } from '../emails.ts';
import { checkSentResume } from '../resumes/check-resume.ts';
import { keepResume, removeResumes } from '../resumes/resume-store.ts';

type Application = typeof applications.$inferSelect;

/** Does nothing the second time. */
export function withdraw(app: App, application: Application) {
  const { id, candidateStatus } = application;
  if (candidateStatus === 'withdrawn') return;
  const author = candidateAuthor(app);
  inTransaction(app.db, () => {
    const withdrawn = { status: 'withdrawn', candidateStatus: 'withdrawn' } as const;
    app.db.update(applications).set(withdrawn).where(eq(applications.id, id)).run();
    addToHistory(app.db, id, 'status', 'withdrawn', author);
    audit(app.db, author, 'application.withdraw', id);
    queueMail(app, candidateNewsEmail(app, application, 'has withdrawn the application'));
  });
  app.mail.wake();
}

export function endConsent(app: App, { id }: Application, kind: ConsentKind) {
  const author = candidateAuthor(app);
  inTransaction(app.db, () => {
    if (!withdrawConsent(app.db, id, kind, author.at)) return;
    addToHistory(app.db, id, 'candidate', `Took back the consent: ${CONSENT_LABELS[kind]}`, author);
    audit(app.db, author, 'application.consent', id, `${kind} taken back`);
  });
}

/**
 * Replaces the resume, with the checks of a new application. Resolves with the id of the file that is kept. Throws 409,
 * 413, 422 or 429; the received file is then still there, for the caller to discard.
 */
export async function replaceResume(app: App, application: Application, { file }: SentForm, request: FastifyRequest) {
  const { id } = application;
  requireReplaceable(app, id);
  const verdict = await checkSentResume(file);
  if (!file || 'problem' in verdict) {
    throw new HttpError(file?.isTooLarge ? 413 : 422, 'problem' in verdict ? verdict.problem : '');
  }
  const author = candidateAuthor(app);
  app.intake.limits.applications.count(networkOf(request.ip), author.at);
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
    addToHistory(app.db, id, 'candidate', 'Sent another resume', author);
    audit(app.db, author, 'application.replaceResume', id);
    queueMail(app, candidateNewsEmail(app, application, 'has sent another resume'));
    return old.map((resume) => resume.id);
  });
  app.mail.wake();
  await removeResumes(app.resumeFolder, before);
  return file.id;
}

function requireReplaceable({ db }: App, id: string) {
  const row = db.select().from(applications).where(eq(applications.id, id)).get();
  const isOpen = row !== undefined && row.erasedAt === null && row.candidateStatus !== 'withdrawn' && !holdOf(db, id);
  if (!isOpen) throw new HttpError(409, 'The resume of this application can no longer be replaced.');
}

function candidateAuthor(app: App) {
  return { userId: null, at: app.clock.now() };
}
