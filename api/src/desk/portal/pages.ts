/** The candidate's own pages. They work without JavaScript. Following a link changes nothing: only buttons do. */
import { html, type SafeHtml } from '@remix-run/html-template';
import { submissions } from 'content-types';
import { isDecided } from 'content-types/applications/stage-words';
import type { Image } from 'content-types/fields/image';
import { longText } from 'content-types/fields/text';
import { toInputs } from 'content-types/forms/inputs';
import { formatPay } from 'content-types/jobs/pay';
import { mediaPath, variantWidths } from 'content-types/media/image-widths';
import { formatBytes } from 'content-types/text/bytes';
import { toTelephoneLink } from 'content-types/text/phone';
import { addWorkingDays } from 'content-types/time/days';
import { formatDay } from 'content-types/time/format-day';
import { withDefaults } from 'content-types/values/defaults';
import type { FastifyReply } from 'fastify';
import { type ErasureExtent, erasureExtent } from '../../compliance/erasure/erase.ts';
import { CONSENT_ENDINGS, CONSENT_LABELS, findConsents } from '../../compliance/notices/consents.ts';
import { findHold } from '../../compliance/retention/holds.ts';
import { readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import { findPublishedEntry } from '../../core/content/published.ts';
import { and, asc, eq, isNull } from '../../core/database/drizzle.ts';
import { type Application, resumes } from '../../core/database/schema/applications.ts';
import { messages } from '../../core/database/schema/inbox.ts';
import { buttonHtml, formHtml } from '../../core/forms/form-html.ts';
import { banner, page, siteAddress } from '../../core/forms/page.ts';
import { readConsultant } from '../../core/jobs.ts';
import { formatLongDateTime, londonDay } from '../../core/lib/dates.ts';
import { resumeField } from '../../core/parsing/verdict.ts';
import { renderParagraphs } from '../resumes/cv-page.ts';
import { CANDIDATE_PATH } from '../submissions/applications/candidate-link.ts';
import { describeState, knownToCandidate, REDUCED_TEXT } from '../submissions/applications/candidate-view.ts';
import { findNextInterview } from '../submissions/applications/interview-words.ts';
import { NOT_ANSWERED } from '../submissions/applications/questions.ts';
import { loadHistory } from '../submissions/history.ts';
import { replyDay } from '../submissions/promises.ts';
import { findOpenApplications } from './actions.ts';
import { type Failure, type FormField, interviewSections } from './interview-section.ts';

type Resume = typeof resumes.$inferSelect;

/** The outcomes of a candidate's actions. */
const OUTCOMES = {
  withdrawn: 'Your application has been withdrawn.',
  preferences: 'Your preferences have been updated.',
  message: 'Your message has been sent.',
  interview: 'Your interview is booked.',
  otherTimes: 'We’ll get back to you with other times.',
  resume: 'Thank you. We’ve received your CV.',
  newResume: 'Your CV has been replaced.',
  erased: 'Your data has been deleted.',
};

export type Outcome = keyof typeof OUTCOMES;

export function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'string' && Object.hasOwn(OUTCOMES, value);
}

interface Overview {
  application: Application;
  secret: string;
  done?: Outcome | undefined;
  /** The error of a form; `field` is the field to correct. */
  failed?: { message: string; field: FormField | undefined };
  /** The values to show in the form that failed. */
  typed?: Record<string, unknown>;
}

/** The application, its status and the candidate's possible actions. */
export function overviewPage(
  app: App,
  reply: FastifyReply,
  { application, secret, done, failed, typed = {} }: Overview,
): Promise<string> {
  const { jobTitle, erasedAt } = application;
  const { known, until } = knownToCandidate(app.db, application);
  const { words, kind } = describeState(app, known);
  const base = buildAddress(secret);
  const resume = app.db.select().from(resumes).where(eq(resumes.applicationId, application.id)).get();
  const isOpen = erasedAt === null && kind !== 'withdrawn';
  const failure: Failure = { issues: failed?.field ? [{ path: failed.field, message: failed.message }] : [], typed };
  const interviews = isOpen ? interviewSections(app, known, base, failure) : [];
  const status = erasedAt === null ? words : describeErasure(app, application);
  // Hides the confirmation of an interview if the page is reloaded after the interview was cancelled.
  const isStillTrue = done !== 'interview' || findNextInterview(app, application.id) !== null;
  const body = html`<h1>Your application for ${jobTitle}</h1>
${done && isStillTrue ? banner('good', OUTCOMES[done]) : ''}${failed ? failedBanner(failed) : ''}
${status ? html`<p class="status">${status}</p>` : ''}${isDecided(kind) ? html`<p><a href="${siteAddress(app, '/career')}">See all jobs</a></p>` : ''}
<div class="columns">
<div>
${interviews}
${isOpen && !resume ? resumeSection(app, application, resume, base, failure) : ''}
${erasedAt === null ? progressSection(app, application, { kind, until, hasInterview: interviews.length > 0 }) : ''}
</div>
<aside aria-label="The job and your consultant">${consultantSection(app, application, isOpen ? base : null, failure)}</aside>
<div>
${sentSection(application, resume)}
${isOpen ? html`<p><a href="#your-message">Something wrong? Message us</a></p>` : ''}
${isOpen && resume ? resumeSection(app, application, resume, base, failure) : ''}
${consentSection(app, application, base)}
${dataSection(base, isOpen, erasedAt === null)}
</div>
</div>`;
  return page(app, reply, failed ? 'Error: Your application' : 'Your application', body);
}

function failedBanner({ message, field }: NonNullable<Overview['failed']>): SafeHtml {
  return banner('bad', field ? html`<p><a href="#${field}">${message}</a></p>` : message);
}

export function withdrawPage(app: App, reply: FastifyReply, secret: string, application: Application): Promise<string> {
  const { jobTitle } = application;
  const total = findOpenApplications(app.db, application).length;
  const countNote = total > 1 ? html`<p>You’ve applied ${total} times for this job.</p>` : '';
  return questionPage(app, reply, secret, {
    title: 'Withdraw this application?',
    explanation: html`<p>We’ll stop considering you for ${jobTitle}. You can’t undo this, but you can apply again.</p>${countNote}`,
    ...(total > 1
      ? { button: 'Withdraw only this one', all: `Withdraw all ${total} applications` }
      : { button: 'Withdraw application' }),
    action: 'withdraw',
  });
}

/** Lists the data erased now, and the data that stays, until when and why. */
export function erasePage(app: App, reply: FastifyReply, secret: string, extent: ErasureExtent): Promise<string> {
  if (extent.kind === 'nothing') {
    const { contact } = readAgency(app.db);
    const emailHint = contact.email ? ` If you have any questions, please email ${contact.email}.` : '';
    const body = html`<h1>We can’t delete this yet</h1>
<p>For legal reasons we have to keep this application for now. We’ll delete it once the matter is closed.${emailHint}</p>
${backLink(secret)}`;
    return page(app, reply, 'Delete my data', body);
  }
  return questionPage(app, reply, secret, {
    title: 'Delete your data?',
    explanation: extent.kind === 'some' ? describePartialErasure(extent) : ERASE_EVERYTHING,
    button: 'Delete my data',
    action: 'erase',
  });
}

export function erasedPage(app: App, reply: FastifyReply): Promise<string> {
  const body = html`<h1>Your data has been deleted</h1>
<p>We’ve deleted your application, your CV and our copies of the emails about it. The link in our email no longer works.</p>
<p>Copies remain in our backups until they’re overwritten. We won’t use them in the meantime.</p>`;
  return page(app, reply, 'Your data has been deleted', body);
}

export function invalidLinkPage(app: App, reply: FastifyReply): Promise<string> {
  const body = html`<h1>This link isn’t valid</h1>
<p>Part of the link may be missing. Try opening it from our email again. If your application has been deleted, its link no longer works.</p>`;
  return page(app, reply.code(404), 'This link isn’t valid', body);
}

/** The page for an old link. Shows no data about the application or the person. */
export function oldLinkPage(
  app: App,
  reply: FastifyReply,
  secret: string,
  outcome?: 'sent' | 'limited',
): Promise<string> {
  if (outcome === 'sent') {
    const body = html`<h1>Check your email</h1>
<p>We’ve sent a new link to the address you applied with. It can take a few minutes to arrive.</p>`;
    return page(app, reply, 'Check your email', body);
  }
  const { contact } = readAgency(app.db);
  const body = html`<h1>This link is more than 90 days old</h1>
${outcome === 'limited' ? banner('bad', 'We’ve already sent you a new link. Check your inbox and your spam folder, or try again in an hour.') : ''}
<p>To protect your data, you need a new link to see, withdraw or delete your application. We’ll email it to the address you applied with.</p>
${buttonHtml(`${buildAddress(secret)}/renew`, 'Email me a new link')}
${contact.email ? html`<p>If you no longer use that address, please email ${contact.email}.</p>` : ''}`;
  return page(app, reply, 'Get a new link', body);
}

interface State {
  kind: Application['candidateStatus'];
  until: number;
  hasInterview: boolean;
}

/** The completed steps that the candidate may see, and the next step with its date. */
function progressSection(app: App, { id, createdAt }: Application, { kind, until, hasInterview }: State): SafeHtml {
  const history = loadHistory(app.db, id).filter(({ at }) => Date.parse(at) < until);
  const moves = history.filter((event) =>
    kind === 'withdrawn' && event.user === null ? event.kind === 'status' : event.kind === 'candidateStatus',
  );
  const steps: [state: string, name: string, when: string][] = [['done', 'Received', formatDay(createdAt)]];
  for (const { kind, text, at } of moves) steps.push(['done', kind === 'status' ? 'Withdrawn' : text, formatDay(at)]);
  if (isDecided(kind)) {
    const lastStatusEvent = history.findLast((event) => event.kind === 'status');
    if (moves.length === 0 && lastStatusEvent)
      steps.push(['done', kind === 'withdrawn' ? 'Withdrawn' : 'Decision', formatDay(lastStatusEvent.at)]);
    return stepsHtml(steps);
  }
  const day = replyDay(readAgency(app.db), 'applications', createdAt);
  const hasHeard = moves.length > 0;
  const isDue = day !== '' && londonDay(app.clock.now()) < addWorkingDays(londonDay(createdAt), 30);
  const interview = findNextInterview(app, id);
  if (hasInterview)
    steps.push(['next', 'Interview', interview === null ? 'No time booked yet' : formatLongDateTime(interview)]);
  else if (!hasHeard) steps.push(['next', 'Read by a consultant', isDue ? `You’ll hear from us by ${day}.` : '']);
  steps.push([hasHeard && !hasInterview ? 'next' : 'later', 'Decision', 'We’ll tell you the outcome either way.']);
  return stepsHtml(steps);
}

function stepsHtml(steps: readonly [state: string, name: string, when: string][]): SafeHtml {
  const items = steps.map(([state, name, when]) => {
    const currentAttribute = state === 'next' ? html` aria-current="step"` : '';
    return html`<li class="${state}"${currentAttribute}><strong>${name}</strong>${when ? html`<span class="hint">${when}</span>` : ''}</li>\n`;
  });
  return html`<h2>Progress</h2>\n<ol class="steps">\n${items}</ol>`;
}

/**
 * The job, its consultant and, while the application is open, a form to send them a message. `base` is null once it is
 * closed.
 */
function consultantSection(
  app: App,
  application: Application,
  base: string | null,
  { issues, typed }: Failure,
): SafeHtml | string {
  const { jobId } = application;
  const advert = findPublishedEntry(app.db, 'job', jobId);
  const { companyName, contact } = readAgency(app.db);
  const consultant = advert && readConsultant(app.db, advert.data);
  const name = consultant?.name || companyName;
  const phone = consultant?.phone || contact.phone;
  const email = consultant?.email || contact.email;
  const pay = advert && formatPay(advert.data.salary);
  const job =
    advert &&
    html`<h2>The job</h2>
<p class="job-facts"><a href="${siteAddress(app, `/job/${jobId}`)}">${advert.data.title}</a><span>${[advert.data.location.place, pay].filter(Boolean).join(' · ')}</span>${
      advert.closed ? html`<span class="hint">Closed to new applications</span>` : ''
    }</p>`;
  const contactLinks = [
    phone && html`<a class="figures" href="${toTelephoneLink(phone)}">${phone}</a>`,
    email && html`<a href="mailto:${email}">${email}</a>`,
  ].filter(Boolean);
  const action = `${base}/message`;
  const form = base && formHtml({ action, button: 'Send message', parts: MESSAGE_PARTS, values: typed, issues });
  const isTyped = 'message' in typed;
  return html`${job}
<h2>${consultant?.name ? 'Your consultant' : 'Contact us'}</h2>
<div class="contact">${portraitHtml(consultant?.portrait ?? null)}<p><strong>${name}</strong>${consultant?.role ? html`<span class="hint">${consultant.role}</span>` : ''}</p><p class="reach">${contactLinks}</p></div>
${form ? html`<details${isTyped ? html` open` : ''}><summary id="your-message">Message ${consultant?.name ? 'your consultant' : 'us'}</summary>${form}</details>` : ''}
${messagesSection(app, application)}`;
}

function portraitHtml(portrait: Image | null): SafeHtml | string {
  if (!portrait) return '';
  const { id, width } = portrait;
  const file = mediaPath(id, variantWidths(width)[0] ?? width, 'webp');
  return html`<img src="${file}" alt="" width="96" height="96" loading="lazy">`;
}

/** The messages that the candidate sent from this page. */
function messagesSection(app: App, { id }: Application): SafeHtml | string {
  const rows = app.db
    .select({ data: messages.data, at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.applicationId, id), isNull(messages.deletedAt)))
    .orderBy(asc(messages.createdAt))
    .all();
  const items = rows.map(
    ({ data, at }) => html`<li><p class="hint">${formatDay(at)}</p>${renderParagraphs(String(data.message))}</li>\n`,
  );
  return rows.length > 0 ? html`<h2>Your messages</h2>\n<ul class="consents">${items}</ul>` : '';
}

export const MESSAGE = { message: longText('Your message', { required: true, max: 5_000 }) };
const MESSAGE_PARTS = [{ inputs: toInputs(MESSAGE) }];

function sentSection(application: Application, resume: Resume | undefined): SafeHtml {
  const fields = submissions.application.fields;
  const data = withDefaults(fields, application.data);
  const rows: [label: string, value: string][] = [
    ['Reference', application.reference],
    ['Sent', formatDay(application.createdAt)],
    ...(['fullName', 'email', 'phone', 'coverLetter'] as const).map((name): [string, string] => [
      fields[name].label,
      String(data[name] ?? ''),
    ]),
    ...application.answers.map(({ question, answer }): [string, string] => [question, answer || NOT_ANSWERED]),
    ['CV', resume ? `${resume.name} (${formatBytes(resume.bytes)})` : ''],
  ];
  const items = rows
    .filter(([, value]) => value)
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return html`<h2>What you sent</h2>\n<dl>${items}</dl>`;
}

function resumeSection(
  app: App,
  { id }: Application,
  resume: Resume | undefined,
  base: string,
  { issues }: Failure,
): SafeHtml | string {
  if (findHold(app.db, id)) return '';
  const form = formHtml({
    action: `${base}/resume`,
    button: resume ? 'Replace CV' : 'Send CV',
    look: resume ? 'quiet' : undefined,
    parts: [{ inputs: toInputs({ resume: resumeField }) }],
    issues,
    fileHint: resume ? 'This replaces the CV you sent before.' : 'We don’t have your CV yet.',
  });
  return html`<h2>${resume ? 'Upload a new CV' : 'Add your CV'}</h2>\n${form}`;
}

function consentSection(app: App, { id }: Application, base: string): SafeHtml | string {
  const consents = findConsents(app.db, id).map(({ kind, wording, givenAt, withdrawnAt }) => {
    const end =
      withdrawnAt === null
        ? buttonHtml(`${base}/consents/${kind}`, CONSENT_ENDINGS[kind], 'quiet')
        : html`<p class="hint">Withdrawn on ${formatDay(withdrawnAt)}.</p>`;
    return html`<li><h3>${CONSENT_LABELS[kind]}</h3><p>${wording}</p><p class="hint">Agreed on ${formatDay(givenAt)}.</p>${end}</li>`;
  });
  return consents.length > 0 ? html`<h2>Your preferences</h2>\n<ul class="consents">${consents}</ul>` : '';
}

function dataSection(base: string, isOpen: boolean, isFullyErasable: boolean): SafeHtml {
  return html`<h2>Your data</h2>
${buttonHtml(`${base}/download`, 'Download my data', 'quiet')}
<p class="links">${isOpen ? html`<a href="${base}/withdraw">Withdraw application</a>` : ''}
${isFullyErasable ? html`<a href="${base}/erase">Delete my data</a>` : ''}</p>`;
}

function describeErasure(app: App, application: Application): string {
  const extent = erasureExtent(app, { kind: 'application', row: application });
  const dateText = extent.kind === 'some' ? ` on ${formatDay(extent.until)}` : '';
  return `${REDUCED_TEXT} The rest will be deleted automatically${dateText}.`;
}

const ERASE_EVERYTHING = html`<p>We’ll delete everything straight away: your application, your CV, your preferences, our notes and our copies of the emails. You can’t undo this.</p>`;

function describePartialErasure({ until, because }: Extract<ErasureExtent, { kind: 'some' }>): SafeHtml {
  return html`<h2>Deleted now</h2>
<p>Your phone number, cover letter, answers and preferences, our notes and our copies of the emails. Your application will be withdrawn.</p>
<h2>Kept until ${formatDay(until)}</h2>
<p>Your name, email address and CV, the job you applied for, and the dates of your application. ${because} We don’t use this for anything else, and it’s deleted automatically after that date.</p>
<p>You can’t undo this.</p>`;
}

interface Question {
  title: string;
  explanation: SafeHtml;
  button: string;
  /** The label of a button that sends `all=yes`, to withdraw every application from this address for the job. */
  all?: string;
  action: 'withdraw' | 'erase';
}

function questionPage(app: App, reply: FastifyReply, secret: string, question: Question): Promise<string> {
  const { title, explanation, button, all, action } = question;
  const address = `${buildAddress(secret)}/${action}`;
  const forms = html`${all ? buttonHtml(address, all, 'quiet', { all: 'yes' }) : ''}\n${buttonHtml(address, button, 'quiet')}`;
  return page(app, reply, title, html`<h1>${title}</h1>\n${explanation}\n${forms}\n${backLink(secret)}`);
}

function backLink(secret: string): SafeHtml {
  return html`<p><a href="${buildAddress(secret)}">Cancel</a></p>`;
}

export function buildAddress(secret: string): string {
  return `${CANDIDATE_PATH}/${encodeURIComponent(secret)}`;
}
