/** The application form: its fields, and the pages that follow it. */
import { submissions } from 'content-types';
import { applicationParts, optionalLetter } from 'content-types/applications/application-form';
import { readAgency } from '../../../core/agency.ts';
import type { App } from '../../../core/app.ts';
import { findPublishedEntry, readPublishedSingleton } from '../../../core/content/published.ts';
import type { Database } from '../../../core/database/open.ts';
import { findApplication } from '../../../core/database/submissions.ts';
import { toText } from '../../../core/forms/form-html.ts';
import { publicForm, type Stored } from '../../../core/forms/public-form.ts';
import { findPublishedJob, readConsultant } from '../../../core/jobs.ts';
import { replyDay } from '../promises.ts';
import { listAskedInputs } from './questions.ts';

const { application } = submissions;
const { resume: _, ...typed } = application.fields;
const withLetter = makeForm(typed);
const withOptionalLetter = makeForm({ ...typed, coverLetter: optionalLetter });

/** The application form under the agency's current settings. */
export function applicationForm(db: Database) {
  return readPublishedSingleton(db, 'dataProtection').optionalLetter ? withOptionalLetter : withLetter;
}

function makeForm(fields: typeof typed) {
  return publicForm(application, fields, {
    next: describeNext,
    link: { path: '/career', label: 'See other jobs' },
    page(app, values) {
      const jobId = toText(values.jobId);
      const settings = readPublishedSingleton(app.db, 'dataProtection');
      const questions = listAskedInputs(app.db, values);
      return {
        ...describePage(app, jobId),
        parts: applicationParts({ settings, questions, isForJob: jobId !== '' }),
        fileHint: 'Please choose your file again.',
        hidden: { jobId, asked: toText(values.asked) },
      };
    },
  });
}

/** Explains what happens next and when, and how to send a missing CV. */
function describeNext(app: App, { id, acknowledgement, reference, resumeId }: Stored): string {
  const agency = readAgency(app.db);
  const day = replyDay(agency, 'applications', app.clock.now());
  const { email } = agency.contact;
  const reader = findReader(app, id);
  const byEmail = email
    ? `Please email your CV to ${email} and quote ${reference}.`
    : 'Please contact us to send your CV.';
  const request = acknowledgement === 'none' ? byEmail : 'The email will include a link to send us your CV.';
  return [
    resumeId === null && request,
    reader ? `${reader} reads every application for this job.` : 'A consultant reads every application.',
    day && `You’ll hear from us by ${day}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The job's consultant by name, if it has one. */
function findReader({ db }: App, applicationId: string): string | undefined {
  const job = findPublishedEntry(db, 'job', findApplication(db, applicationId)?.jobId ?? null);
  return (job && readConsultant(db, job.data).name) || undefined;
}

function describePage(app: App, jobId: string): { heading?: string; back: string } {
  const job = findPublishedJob(app.db, jobId, app.clock.now());
  if (job) return { heading: `Apply for ${job.title}`, back: `/job/${jobId}` };
  return jobId ? { heading: 'Apply', back: '/career' } : { back: '/send-your-cv' };
}
