import type { Application } from 'content-types';
import { type GivenConsent, storeConsents } from '../data-protection/consents.ts';
import { countAnswers, type EqualityAnswer } from '../data-protection/equality.ts';
import { noticeInForce } from '../data-protection/privacy-notices.ts';
import type { Database } from '../database/open.ts';
import type { applications, resumes } from '../database/schema/applications.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../lib/app.ts';
import { newReference } from '../lib/forms/reference.ts';
import { newId } from '../lib/ids.ts';
import { queueMail } from '../mail/outbox.ts';
import { applicationEmails } from './emails.ts';
import type { ReceivedFile } from './resumes/resume-store.ts';
import { applicationStatements } from './statements.ts';

export interface NewApplication {
  data: Omit<Application, 'resume'>;
  jobTitle: string;
  /** Kept in the vault already: a row must never name a file that is not on the disk. */
  resume: Omit<ReceivedFile, 'handle'> & Pick<Resume, 'name' | 'kind' | 'warnings'>;
  keys: readonly [string, ...string[]];
  spamReasons: string[];
  consents: readonly GivenConsent[];
  equalityAnswers: readonly EqualityAnswer[];
}

export interface StoredApplication {
  reference: string;
  resumeId: string | null;
}

type Row = typeof applications.$inferSelect;
type Resume = typeof resumes.$inferSelect;

/** The application, its resume, its consents and its mails in one transaction; or what was stored under one of the keys before. */
export function storeApplication(app: App, application: NewApplication): StoredApplication {
  return inTransaction(app.db, () => findApplication(app.db, application.keys) ?? insert(app, application));
}

export function findApplication(db: Database, [key, earlier = key]: readonly [string, ...string[]]) {
  return applicationStatements(db).byKey.get({ key, earlier });
}

function insert(app: App, application: NewApplication): StoredApplication {
  const { data, jobTitle, resume, keys, spamReasons } = application;
  const statements = applicationStatements(app.db);
  const email = data.email.toLowerCase();
  const now = app.clock.now();
  const isSpam = spamReasons.length > 0;
  const row: Row = {
    id: newId(),
    reference: newReference('A', (reference) => statements.byReference.get({ reference }) !== undefined),
    jobId: data.jobId,
    jobTitle,
    data,
    email,
    duplicateOf: statements.firstOf.get({ jobId: data.jobId, email })?.id ?? null,
    status: isSpam ? 'spam' : 'new',
    spamReasons: isSpam ? spamReasons : null,
    assignedTo: null,
    idempotencyKey: keys[0],
    createdAt: now,
    deletedAt: null,
    noticeVersion: noticeInForce(app.db, now),
    erasedAt: null,
  };
  const { id, name, kind, bytes, sha256, warnings } = resume;
  const file: Resume = { id, applicationId: row.id, name, kind, bytes, sha256, warnings };
  statements.insert.run({ ...row, spamReasons: row.spamReasons && JSON.stringify(row.spamReasons) });
  statements.insertResume.run(file);
  storeConsents(app.db, row.id, application.consents, now);
  if (!isSpam) countAnswers(app.db, application.equalityAnswers, now);
  if (!isSpam) for (const email of applicationEmails(app, row, file)) queueMail(app, email);
  return { reference: row.reference, resumeId: id };
}
