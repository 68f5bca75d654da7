import type { FastifyRequest } from 'fastify';
import { jobOnSite } from '../content/published-job.ts';
import { consentsIn } from '../data-protection/consents.ts';
import { equalityAnswersIn } from '../data-protection/equality.ts';
import { commitTogether } from '../database/commit-together.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { idempotencyKeys } from '../lib/forms/idempotency.ts';
import { checkForm, applicationForm as form, refused } from '../lib/forms/public-form.ts';
import type { SentForm } from '../lib/forms/read-form.ts';
import { spamReasons } from '../lib/forms/spam.ts';
import { networkOf } from '../lib/network.ts';
import { keep } from './resumes/resume-store.ts';
import { verdictOn } from './resumes/resume-verdict.ts';
import { findApplication, type StoredApplication, storeApplication } from './store-application.ts';

const USUAL_LINKS = 10;
const NO_SUCH_JOB = 'This job does not exist any more. Please choose another one.';
/** A resume for whatever may come: reads well after "your application for". */
const NO_PARTICULAR_JOB = { title: 'any suitable job', isOpen: true };
const CLOSED_JOB = 'This job is closed and takes no more applications.';

/**
 * Checks what was sent and stores it, or finds what was stored under the same key before. When it returns, everything
 * is on the disk. Throws 409, 413, 422 or 429; the file that was received is then still there, for the caller to discard.
 */
export async function takeApplication(app: App, sent: SentForm, request: FastifyRequest): Promise<StoredApplication> {
  const { db, intake, clock } = app;
  const { values, file } = sent;
  const now = clock.now();
  const consents = consentsIn(db, values);
  const content = [
    ...Object.keys(form.fields).map((name) => String(values[name] ?? '')),
    file?.sha256 ?? '',
    ...consents.map(({ kind }) => kind),
  ];
  const keys = idempotencyKeys(request.headers['idempotency-key'] ?? values.idempotencyKey, content, now);
  const before = findApplication(db, keys);
  if (before) return before;

  const job = values.jobId ? jobOnSite(db, String(values.jobId), now) : NO_PARTICULAR_JOB;
  if (job?.isOpen === false) {
    throw new HttpError(409, CLOSED_JOB, { issues: [{ path: 'jobId', message: CLOSED_JOB }] });
  }
  const { data, issues } = checkForm(form, values);
  if (!job) issues.push({ path: 'jobId', message: NO_SUCH_JOB });
  const verdict = await verdictOn(file);
  if ('problem' in verdict) issues.push({ path: 'resume', message: verdict.problem });
  if (!data || !file || !job || 'problem' in verdict) throw refused(form, issues, file?.isTooLarge ? 413 : 422);

  intake.limits.applications.count(networkOf(request.ip), now);
  const reasons = spamReasons({
    trap: values.company_url,
    name: data.fullName,
    text: data.coverLetter,
    usualLinks: USUAL_LINKS,
    took: intake.tokens.age(values.formToken, now),
  });
  await keep(intake.vault, file);
  const resume = { ...file, kind: verdict.kind, warnings: verdict.warnings };
  const application = {
    data,
    jobTitle: job.title,
    resume,
    keys,
    spamReasons: reasons,
    consents,
    equalityAnswers: equalityAnswersIn(db, values),
  };
  const stored = await commitTogether(db, () => storeApplication(app, application));
  app.mail.wake();
  return stored;
}
