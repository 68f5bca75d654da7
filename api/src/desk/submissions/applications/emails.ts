import { submissions } from 'content-types';
import { formatBytes } from 'content-types/text/bytes';
import { withDefaults } from 'content-types/values/defaults';
import { agencyMailbox, readAgency } from '../../../core/agency.ts';
import type { App } from '../../../core/app.ts';
import { eq } from '../../../core/database/drizzle.ts';
import type { applications, resumes } from '../../../core/database/schema/applications.ts';
import { postedJobs } from '../../../core/database/schema/posting.ts';
import { MAX_CONFIRMATION_WAIT_MS } from '../../../core/forms/form-limits.ts';
import { emailToAgency, type QueuedMail } from '../../../core/mail/outbox.ts';
import { greetingFor } from '../../../core/mail/render-email.ts';
import { composeEmail } from '../../../core/mail/templates.ts';
import { adminAddress } from '../../../core/settings/env.ts';
import { replyDay } from '../promises.ts';
import { newCandidateLink } from './candidate-link.ts';
import { answersInWords } from './questions.ts';

type Row = typeof applications.$inferSelect;
type Resume = Pick<typeof resumes.$inferSelect, 'name' | 'bytes'>;

/**
 * The emails about a new application: acknowledgement, agency notification and, if the multi-poster gave an address, an
 * email to it. The acknowledgement is delayed after several recent emails, and skipped if too many are queued.
 */
export function applicationEmails(app: App, row: Row, resume: Resume | undefined): QueuedMail[] {
  const at = app.formLimits.reserveEmail(row.email, app.clock.now(), MAX_CONFIRMATION_WAIT_MS);
  const acknowledgements =
    at === null ? [] : [{ ...emailToCandidate(app, row, 'applicationReceivedEmail', resume), at }];
  return [
    ...acknowledgements,
    composeNotice(app, row, 'applicationNoticeEmail', resume),
    ...forwardedEmails(app, row, resume),
  ];
}

const FORWARDED = {
  subject: '{candidate_name} applied for {job_title} ({reference})',
  body: `Name: {candidate_name}
Email: {candidate_email}
Phone: {candidate_phone}
CV: {cv}

{cover_letter}`,
};

/**
 * The email to the address that a multi-poster gave with the job, if any. The multi-poster reads the candidate from
 * Reply-To, and accepts only applications with a CV.
 */
export function forwardedEmails(app: App, row: Row, resume: Resume | undefined): QueuedMail[] {
  const postedJob = app.db.select().from(postedJobs).where(eq(postedJobs.jobId, row.jobId)).get();
  if (!postedJob?.applicationEmail || !resume) return [];
  const values = { ...applicationValues(row, resume), inbox_link: adminAddress(app.env) };
  const content = composeEmail(app, 'applicationNoticeEmail', values, FORWARDED);
  const replyTo = { name: values.candidate_name, address: values.candidate_email };
  const mail = { to: postedJob.applicationEmail, replyTo, ...content, attachResume: true as const };
  return [{ kind: 'application.forward', subjectId: row.id, mail }];
}

const NOTICES = {
  applicationNoticeEmail: 'application.notification',
  applicationWithdrawnEmail: 'application.news',
  newResumeEmail: 'application.news',
} as const;

/** The email to the agency about a new application or a candidate's action. */
export function composeNotice(app: App, row: Row, name: keyof typeof NOTICES, resume?: Resume): QueuedMail {
  const values = { ...applicationValues(row, resume), inbox_link: adminAddress(app.env, `#applications/${row.id}`) };
  const sender = { name: values.candidate_name, address: values.candidate_email };
  return emailToAgency(NOTICES[name], row.id, sender, composeEmail(app, name, values));
}

/** The placeholder values of emails about an application, except links. */
export function applicationValues(row: Row, resume: Resume | undefined) {
  const { data, reference, jobTitle, duplicateOf, answers, flags } = row;
  const { fullName, email, phone, coverLetter } = withDefaults(submissions.application.fields, data);
  return {
    greeting: greetingFor(fullName),
    candidate_name: fullName,
    candidate_email: email,
    candidate_phone: phone,
    job_title: jobTitle,
    reference,
    cv: resume ? `${resume.name} (${formatBytes(resume.bytes)})` : 'to follow',
    cv_request: resume ? '' : 'We don’t have your CV yet. Please use the link below to send it when you can.',
    flags: flags?.join('; ') ?? '',
    answers: answersInWords(answers),
    cover_letter: coverLetter || 'No cover letter.',
    applied_before: duplicateOf
      ? 'They have applied for this job before. All their applications are in the inbox.'
      : '',
  };
}

const KINDS = {
  applicationReceivedEmail: 'application.acknowledgement',
  candidateLinkEmail: 'application.link',
  withdrawalEmail: 'application.withdrawal',
  addedEmail: 'application.added',
} as const;

/**
 * An email to the candidate: the acknowledgement, a new link that they asked for, the confirmation that they have withdrawn,
 * or the notice that data protection law requires for a person whom staff add.
 */
export function emailToCandidate(
  app: App,
  row: Row,
  name: keyof typeof KINDS,
  resume?: Resume,
  extraValues = { kept_details: '', added_because: '' },
): QueuedMail {
  const agency = readAgency(app.db);
  const values = {
    ...applicationValues(row, resume),
    ...extraValues,
    reply_by: replyDay(agency, 'applications', row.createdAt),
    application_link: newCandidateLink(app, row.id),
  };
  const replyTo = agencyMailbox(agency);
  const mail = { to: values.candidate_email, replyTo, ...composeEmail(app, name, values) };
  return { kind: KINDS[name], subjectId: row.id, mail };
}
