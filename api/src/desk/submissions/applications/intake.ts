/** Accepts an application: validates it, keeps the CV, and stores everything in one transaction. */

import type { Application } from 'content-types';
import { ADDED_BECAUSE, ADDED_SEES, type AddedBecause, PUT_FORWARD } from 'content-types/applications/added-because';
import type { Fields } from 'content-types/fields/any-field';
import type { FastifyRequest } from 'fastify';
import { type GivenConsent, readConsents, storeConsents } from '../../../compliance/notices/consents.ts';
import { countAnswers, type EqualityAnswer, readEqualityAnswers } from '../../../compliance/notices/equality.ts';
import type { App } from '../../../core/app.ts';
import { type Author, audit, systemAuthor } from '../../../core/audit.ts';
import { findFirstStage } from '../../../core/content/rules/stages.ts';
import { and, asc, eq, getTableColumns, ne, sql } from '../../../core/database/drizzle.ts';
import type { Database } from '../../../core/database/open.ts';
import { type Answer, applications, resumes } from '../../../core/database/schema/applications.ts';
import { placeholders, prepared } from '../../../core/database/statements.ts';
import { untilWritable } from '../../../core/database/transaction.ts';
import { isTicked } from '../../../core/forms/form-html.ts';
import { type IdempotencyKeys, idempotencyKeys } from '../../../core/forms/idempotency.ts';
import { invalidForm, type PublicForm, type Stored, validateForm } from '../../../core/forms/public-form.ts';
import type { SentFile, SentForm } from '../../../core/forms/read-form.ts';
import { findSpamReasons } from '../../../core/forms/spam.ts';
import { fieldError, type Issue } from '../../../core/http/errors.ts';
import { findPublishedJob } from '../../../core/jobs.ts';
import { londonDay } from '../../../core/lib/dates.ts';
import { type QueuedMail, queueMail } from '../../../core/mail/outbox.ts';
import { addReminder } from '../../reminders/reminders.ts';
import { checkSentResume } from '../../resumes/check-sent.ts';
import { keepResume } from '../../resumes/resume-store.ts';
import { countResume } from '../../resumes/upload-notices.ts';
import { notifyAssignee } from '../assignments.ts';
import { addToHistory } from '../history.ts';
import { type CommonColumns, createIntake } from '../intake.ts';
import { findAssignee } from '../job-owners.ts';
import { queueApplicationEvent } from '../webhook-events.ts';
import { applicationEmails, emailToCandidate } from './emails.ts';
import { applicationForm } from './form.ts';
import { readAnswers } from './questions.ts';
import { readSource, type Source } from './source.ts';

const MAX_LINKS = 10;
/** The reminder for people whom staff add without an address. */
const NOTICE_TASK = 'Give them the privacy notice, within a month';
const UNKNOWN_JOB = 'This job no longer exists. Please choose another one.';
const CLOSED_JOB = 'This job is closed to applications.';
/** An application without a job. The title reads well after "your application for". */
export const SPECULATIVE_JOB = { title: 'future roles', isOpen: true };

interface StoredApplication extends Stored {
  resumeId: string | null;
}

type ApplicationRow = typeof applications.$inferSelect;
type SentResume = Omit<typeof resumes.$inferSelect, 'applicationId'>;

/**
 * Resolves with the application once everything is on disk, or with the one already stored under the same key.
 * Throws 409, 413, 422 or 429; the received file is then still there, for the caller to discard.
 */
export async function acceptApplication(
  app: App,
  sentForm: SentForm,
  request: FastifyRequest,
): Promise<StoredApplication> {
  const { db, clock } = app;
  const { values, file } = sentForm;
  const now = clock.now();
  const form = applicationForm(db);
  const consents = readConsents(db, values);
  const { answers, flags, issues: answerIssues } = readAnswers(db, values);
  const content = [
    ...Object.keys(form.fields).map((name) => String(values[name] ?? '')),
    file?.sha256 ?? '',
    ...consents.map(({ kind }) => kind),
    ...answers.map(({ answer }) => answer),
  ];
  const keys = idempotencyKeys(request.headers['idempotency-key'] ?? values.idempotencyKey, content, now);
  const storedApplication = intake.find(app, keys);
  if (storedApplication) return withResumeId(db, storedApplication);

  // Counts the request before any slow work.
  countResume(app, request.ip, file?.bytes ?? 0);
  const job = values.jobId ? findPublishedJob(db, String(values.jobId), now) : SPECULATIVE_JOB;
  if (job?.isOpen === false) throw fieldError('jobId', CLOSED_JOB, 409);
  const { data, issues } = validateForm(form, values);
  if (!job) issues.push({ path: 'jobId', message: UNKNOWN_JOB });
  issues.push(...answerIssues);
  const isLater = file === null && isTicked(values.resumeLater);
  const resume = isLater ? null : await checkResume(form, file, values, issues, request.ip);
  if (!data || !job || !(resume || isLater) || answerIssues.length > 0) {
    throw invalidForm(form, issues, file?.isTooLarge ? 413 : 422);
  }
  const reasons = findSpamReasons({
    honeypot: values.topic,
    name: data.fullName,
    text: data.coverLetter,
    maxLinks: MAX_LINKS,
  });
  // Keeps the file before its row is stored: a row must never name a file that is not on disk.
  if (file && resume) await keepResume(app.resumeFolder, file);
  const application: NewApplication = {
    data,
    answers,
    flags,
    jobTitle: job.title,
    assignedTo: findAssignee(db, data.jobId, now),
    resume,
    source: readSource([request.headers.referer, values.cameFrom], app.env.publicSiteUrl.hostname),
    keys,
    spamReasons: reasons,
    consents,
    equalityAnswers: readEqualityAnswers(db, values),
  };
  // Another program may have started to write while the body arrived.
  await untilWritable(db);
  const newlyStored = storeApplication(app, application);
  app.mail.wake();
  app.candidates.wake();
  return newlyStored;
}

/**
 * Returns the CV; null with an issue if it is missing or rejected. Skips the slow check, and adds no issue, when a
 * required field is blank: browsers do not send such forms.
 */
async function checkResume(
  { fields }: Pick<PublicForm, 'fields'>,
  file: SentFile | null,
  values: Record<string, unknown>,
  issues: Issue[],
  address: string,
): Promise<SentResume | null> {
  if (file && !file.isTooLarge && isIncomplete(fields, values)) return null;
  const verdict = await checkSentResume(file, address);
  if ('problem' in verdict) issues.push({ path: 'resume', message: verdict.problem });
  if (!file || 'problem' in verdict) return null;
  const { id, name, bytes, sha256 } = file;
  return { id, name, bytes, sha256, ...verdict };
}

function isIncomplete(fields: Fields, values: Record<string, unknown>): boolean {
  return Object.entries(fields).some(([name, { required }]) => required && !String(values[name] ?? '').trim());
}

export interface NewApplication {
  data: Omit<Application, 'resume'>;
  answers: Answer[];
  flags: string[];
  jobTitle: string;
  /** The user who gets new applications for the job, if any. */
  assignedTo: string | null;
  /** The CV; null if it follows later. */
  resume: SentResume | null;
  source: Source;
  keys: IdempotencyKeys;
  spamReasons: string[];
  consents: readonly GivenConsent[];
  equalityAnswers: readonly EqualityAnswer[];
  /**
   * Set if staff added the application. `because` is the source of the details, or `PUT_FORWARD` if the agency had
   * them, in which case the person has already had the notice.
   */
  added?: { author: Author; because: AddedBecause | typeof PUT_FORWARD };
}

/**
 * Stores the application, its CV, its consents and its emails in one transaction, or returns the one already stored
 * under its key.
 */
export function storeApplication(app: App, application: NewApplication): StoredApplication {
  const { data, answers, flags, jobTitle, resume, spamReasons, added } = application;
  const { selectFirstForJob, insertResume } = statements(app.db);
  const email = data.email.toLowerCase();
  const isSpam = spamReasons.length > 0;
  const stage = findFirstStage(app.db, 'new');
  const toRow = (commonColumns: CommonColumns): ApplicationRow => ({
    ...commonColumns,
    jobId: data.jobId,
    jobTitle,
    data,
    answers,
    flags: flags.length > 0 ? flags : null,
    email,
    duplicateOf: (email && selectFirstForJob.get({ jobId: data.jobId, email })?.id) || null,
    status: isSpam ? 'spam' : stage.id,
    candidateSees: application.added ? ADDED_SEES : stage.candidateSees,
    candidateStatus: 'new',
    assignedTo: application.assignedTo,
    ...application.source,
    erasedAt: null,
  });
  const storedApplication = intake.store(app, application, toRow, (row) => {
    const { id, createdAt } = row;
    if (resume) insertResume.run({ ...resume, applicationId: id });
    if (added) {
      addToHistory(app.db, id, 'added', added.because, added.author);
      audit(app.db, added.author, 'application.add', id);
      if (!email && added.because !== PUT_FORWARD)
        addReminder(app.db, id, { text: NOTICE_TASK, day: londonDay(createdAt), time: null }, added.author);
    }
    storeConsents(app.db, id, application.consents, createdAt);
    if (isSpam) return;
    countAnswers(app.db, application.equalityAnswers, createdAt);
    queueApplicationEvent(app.db, 'application.received', id, stage, createdAt);
    for (const mail of emailsOf(app, row, application)) queueMail(app, mail);
    if (row.assignedTo) notifyAssignee(app, row.assignedTo, [id], systemAuthor(createdAt));
  });
  return withResumeId(app.db, storedApplication);
}

function emailsOf(app: App, row: ApplicationRow, { added, resume }: NewApplication): QueuedMail[] {
  if (!added) return applicationEmails(app, row, resume ?? undefined);
  if (added.because === PUT_FORWARD) return [];
  const kept_details = resume ? 'your name, contact details and CV' : 'your name and contact details';
  const values = { kept_details, added_because: ADDED_BECAUSE[added.because] };
  return [emailToCandidate(app, row, 'addedEmail', undefined, values)];
}

function withResumeId(db: Database, storedApplication: Stored): StoredApplication {
  return { ...storedApplication, resumeId: statements(db).selectResume.get({ id: storedApplication.id })?.id ?? null };
}

const intake = createIntake(applications, 'application', 'A');

const statements = prepared((db) => {
  const p = sql.placeholder;
  const { id, jobId, email, status, createdAt } = applications;
  const isSame = and(eq(jobId, p('jobId')), eq(email, p('email')), ne(status, 'spam'));
  const isOfApplication = eq(resumes.applicationId, p('id'));
  return {
    /** The same person's first application for the same job. */
    selectFirstForJob: db.select({ id }).from(applications).where(isSame).orderBy(asc(createdAt)).limit(1).prepare(),
    selectResume: db.select({ id: resumes.id }).from(resumes).where(isOfApplication).prepare(),
    insertResume: db
      .insert(resumes)
      .values(placeholders(getTableColumns(resumes)))
      .prepare(),
  };
});
