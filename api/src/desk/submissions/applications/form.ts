/** The application form: its fields and texts, the optional consents and the equality questions. */
import { html, type SafeHtml } from '@remix-run/html-template';
import { submissions } from 'content-types';
import { equalityQuestions } from 'content-types/applications/equality-questions';
import { longText } from 'content-types/fields/text';
import { CONSENT_FIELDS, consentKinds, isTicked } from '../../../compliance/consents.ts';
import { readAgency, replyDay } from '../../../core/agency.ts';
import type { App } from '../../../core/app.ts';
import { publishedSingleton } from '../../../core/content/published.ts';
import type { Database } from '../../../core/database/open.ts';
import { selectHtml, toText } from '../../../core/forms/form-html.ts';
import { type FormPage, publicForm, type Stored } from '../../../core/forms/public-form.ts';
import { publishedJob } from '../../../core/jobs.ts';
import { answerFields } from './questions.ts';

const { resume, ...answers } = submissions.application.fields;
export const optionalLetter = longText(answers.coverLetter.label, { max: answers.coverLetter.max });
const withLetter = makeForm(answers);
const withOptionalLetter = makeForm({ ...answers, coverLetter: optionalLetter });

/** The form as the agency wants it now. */
export function applicationForm(db: Database) {
  return publishedSingleton(db, 'dataProtection').optionalLetter ? withOptionalLetter : withLetter;
}

function makeForm(fields: typeof answers) {
  const { jobId: _jobId, ...shown } = fields;
  return publicForm(
    fields,
    {
      sent: 'Application submitted successfully!',
      failed: 'Error submitting application. Please try again.',
      next: describeNext,
      link: { path: '/career', label: 'See other jobs' },
    },
    (app, values): FormPage => ({
      ...headingFor(app, toText(values.jobId)),
      button: 'Send application',
      fields: { ...shown, resume, ...answerFields(app.db, values) },
      fileHint: 'Please choose your file again.',
      more: choicesHtml(app.db, values),
      hidden: { jobId: toText(values.jobId), asked: toText(values.asked) },
    }),
  );
}

/** Explains what happens next and when, and how to send a missing CV. */
function describeNext(app: App, { acknowledgement, reference, resumeId }: Stored): string {
  const agency = readAgency(app.db);
  const day = replyDay(agency, 'applications', app.clock.now());
  const { email } = agency.contact;
  const byEmail = email
    ? `Please email your CV to ${email} and quote ${reference}.`
    : 'Please contact us to send your CV.';
  const request = acknowledgement === 'none' ? byEmail : 'The email will include a link to send us your CV.';
  return [
    resumeId === null && request,
    'A consultant reads every application.',
    day && `You’ll hear from us by ${day}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function headingFor(app: App, jobId: string): { heading: string; back: string } {
  const job = publishedJob(app.db, jobId, app.clock.now());
  if (job) return { heading: `Apply for ${job.title}`, back: `/job/${jobId}` };
  return jobId ? { heading: 'Apply', back: '/career' } : { heading: 'Send us your CV', back: '/send-your-cv' };
}

/** A CV that follows later, consents, none of them ticked in advance, and the equality questions. `values` is what was chosen before. */
function choicesHtml(db: Database, values: Record<string, unknown>): SafeHtml {
  const { consents, equality } = publishedSingleton(db, 'dataProtection');
  const boxes = consentKinds.map((kind) => {
    const name = CONSENT_FIELDS[kind];
    const checked = isTicked(values[name]) ? html` checked` : '';
    const box = html`<input type="checkbox" name="${name}" value="yes"${checked}>`;
    return html`<label class="tick">${box}<span>${consents[kind]}</span></label>`;
  });
  const questions = equalityQuestions.map(({ name, label, answers }) => {
    const options = ['', ...answers].map((answer) => ({ value: answer, label: answer }));
    return selectHtml(name, label, options, values[name]);
  });
  const later = html`<label class="tick"><input type="checkbox" name="resumeLater" value="yes"${
    isTicked(values.resumeLater) ? html` checked` : ''
  }><span>I’ll send it later. You’ll get a link to upload it.</span></label>`;
  const hint = html`<p class="hint">Your answers are anonymous: we only keep totals, separately from your application.</p>`;
  return html`${later}
<fieldset class="choices"><legend>Keep in touch (optional)</legend>${boxes}</fieldset>
${equality ? html`<fieldset class="choices"><legend>Equality questions (optional)</legend>${hint}${questions}</fieldset>` : ''}
`;
}
