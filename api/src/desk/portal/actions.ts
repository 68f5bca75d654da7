/** Actions of candidates on their own application: each in one transaction with its history and the audit log. */

import { withdrawnStatus } from '../../compliance/erasure/erase.ts';
import { CONSENT_LABELS, withdrawConsent } from '../../compliance/notices/consents.ts';
import type { App } from '../../core/app.ts';
import { audit, systemAuthor } from '../../core/audit.ts';
import { findFirstStage, WITHDRAWN_WORDS } from '../../core/content/rules/stages.ts';
import { and, eq, isNull, ne } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Application, applications } from '../../core/database/schema/applications.ts';
import type { ConsentKind } from '../../core/database/schema/data-protection.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { composeNotice, emailToCandidate } from '../submissions/applications/emails.ts';
import { addToHistory, cancelMoveEmails } from '../submissions/history.ts';
import { queueApplicationEvent } from '../submissions/webhook-events.ts';

/** The application, and others from the same address for the same job, unless they are withdrawn or partly erased. */
export function findOpenApplications(db: Database, { id, jobId, email }: Application): Application[] {
  const isSame =
    jobId === '' || email === ''
      ? eq(applications.id, id)
      : and(eq(applications.jobId, jobId), eq(applications.email, email));
  const isOpen = and(ne(applications.candidateStatus, 'withdrawn'), isNull(applications.erasedAt));
  return db.select().from(applications).where(and(isSame, isOpen)).all();
}

/**
 * Withdraws the application or, with `isForAll`, the candidate's open applications for the job. A repeated call does
 * nothing.
 */
export function withdraw(app: App, application: Application, isForAll: boolean) {
  inTransaction(app.db, () => {
    const openRows = findOpenApplications(app.db, application);
    for (const openRow of openRows) if (isForAll || openRow.id === application.id) withdrawOne(app, openRow);
  });
  app.mail.wake();
}

function withdrawOne(app: App, application: Application) {
  const { id } = application;
  const author = systemAuthor(app.clock.now());
  const stage = findFirstStage(app.db, 'withdrawn');
  const withdrawn = {
    status: withdrawnStatus(app.db, application),
    candidateSees: stage.candidateSees || WITHDRAWN_WORDS,
    candidateStatus: 'withdrawn',
  } as const;
  const hasMoved = withdrawn.status === stage.id;
  if (hasMoved) queueApplicationEvent(app.db, 'application.stage_changed', id, stage, author.at);
  app.db.update(applications).set(withdrawn).where(eq(applications.id, id)).run();
  addToHistory(app.db, id, 'status', stage.name, author, { stage: stage.id });
  cancelMoveEmails(app.db, [id], author);
  audit(app.db, author, 'application.withdraw', id);
  queueMail(app, emailToCandidate(app, application, 'withdrawalEmail'));
  queueMail(app, composeNotice(app, application, 'applicationWithdrawnEmail'));
}

export function endConsent(app: App, { id }: Application, kind: ConsentKind) {
  const author = systemAuthor(app.clock.now());
  inTransaction(app.db, () => {
    if (!withdrawConsent(app.db, id, kind, author.at)) return;
    addToHistory(app.db, id, 'candidate', `Withdrew consent: ${CONSENT_LABELS[kind]}`, author);
    audit(app.db, author, 'application.consent', id, `${kind} withdrawn`);
  });
}
