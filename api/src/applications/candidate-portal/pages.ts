/** The candidate's own pages. They work without scripts. Following a link changes nothing: only buttons do. */
import { html, type SafeHtml } from '@remix-run/html-template';
import { submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { readAgency } from '../../content/published.ts';
import { CONSENT_ENDINGS, CONSENT_LABELS, findConsents } from '../../data-protection/consents.ts';
import { type ErasureExtent, erasureExtent, REDUCED } from '../../data-protection/erase.ts';
import { findHold } from '../../data-protection/holds.ts';
import { type applications, resumes } from '../../database/schema/applications.ts';
import { buttonHtml, formHtml } from '../../forms/form-html.ts';
import { banner, page } from '../../forms/page.ts';
import type { App } from '../../lib/app.ts';
import { longDate } from '../../lib/dates.ts';
import { resumeField } from '../../resumes/verdict.ts';
import { NOT_ANSWERED } from '../questions.ts';
import { CANDIDATE_PATH } from './link.ts';

type Application = typeof applications.$inferSelect;

interface Overview {
  application: Application;
  secret: string;
  done?: string;
  failed?: string;
  /** What is wrong with an uploaded resume. */
  problem?: string;
}

/** The application, its status, and what the candidate can do about it. */
export function overviewPage(app: App, reply: FastifyReply, { application, secret, ...outcome }: Overview): string {
  const { done, failed, problem } = outcome;
  const { jobTitle, candidateSees, candidateStatus, erasedAt } = application;
  const base = buildAddress(secret);
  const isOpen = erasedAt === null && candidateStatus !== 'withdrawn';
  const status = erasedAt === null ? candidateSees : erasedWords(app, application);
  const body = html`<h1>Your application for ${jobTitle}</h1>
${done ? banner('good', done) : ''}${failed ? banner('bad', failed) : ''}
${status ? html`<p class="status">${status}</p>` : ''}
${sentSection(app, application)}
${isOpen ? replaceSection(app, application, base, problem) : ''}
${consentSection(app, application, base)}
${dataSection(base, isOpen, erasedAt === null)}`;
  return page(app, reply, 'Your application', body);
}

export function withdrawPage(app: App, reply: FastifyReply, secret: string, jobTitle: string): string {
  return questionPage(app, reply, secret, {
    title: 'Withdraw this application?',
    explanation: html`<p>We’ll stop considering you for ${jobTitle}. You can’t undo this, but you can apply again.</p>`,
    button: 'Withdraw application',
    action: 'withdraw',
  });
}

/** Says what is erased now, and what stays until when and why. */
export function erasePage(app: App, reply: FastifyReply, secret: string, extent: ErasureExtent): string {
  if (extent.kind === 'nothing') {
    const { contact } = readAgency(app.db);
    const reach = contact.email ? ` If you have any questions, please email ${contact.email}.` : '';
    const body = html`<h1>We can’t delete this yet</h1>
<p>For legal reasons we have to keep this application for now. We’ll delete it once the matter is closed.${reach}</p>
${back(secret)}`;
    return page(app, reply, 'Delete my data', body);
  }
  return questionPage(app, reply, secret, {
    title: 'Delete your data?',
    explanation: extent.kind === 'some' ? eraseSome(extent) : ERASE_EVERYTHING,
    button: 'Delete my data',
    action: 'erase',
  });
}

export function erasedPage(app: App, reply: FastifyReply): string {
  const body = html`<h1>Your data has been deleted</h1>
<p>We’ve deleted your application, your CV and our copies of the emails about it. The link in our email no longer works.</p>
<p>Copies remain in our backups until they’re overwritten. We won’t use them in the meantime.</p>`;
  return page(app, reply, 'Your data has been deleted', body);
}

export function deadLinkPage(app: App, reply: FastifyReply): string {
  const body = html`<h1>This link isn’t valid</h1>
<p>Part of the link may be missing. Try opening it from our email again. If your application has been deleted, its link no longer works.</p>`;
  return page(app, reply.code(404), 'This link isn’t valid', body);
}

/** Shows nothing about the application or the person. */
export function oldLinkPage(app: App, reply: FastifyReply, secret: string, outcome?: 'sent' | 'limited'): string {
  if (outcome === 'sent') {
    const sent = html`<h1>Check your email</h1>
<p>We’ve sent a new link to the address you applied with. It can take a few minutes to arrive.</p>`;
    return page(app, reply, 'Check your email', sent);
  }
  const { contact } = readAgency(app.db);
  const body = html`<h1>This link is more than 90 days old</h1>
${outcome === 'limited' ? banner('bad', 'We’ve already sent you a new link. Check your inbox and your spam folder, or try again in an hour.') : ''}
<p>To protect your data, you need a new link to see, withdraw or delete your application. We’ll email it to the address you applied with.</p>
${buttonHtml(`${buildAddress(secret)}/renew`, 'Email me a new link')}
${contact.email ? html`<p>If you no longer use that address, please email ${contact.email}.</p>` : ''}`;
  return page(app, reply, 'Get a new link', body);
}

function sentSection(app: App, application: Application): SafeHtml {
  const fields = submissions.application.fields;
  const data = withDefaults(fields, application.data);
  const resume = app.db.select().from(resumes).where(eq(resumes.applicationId, application.id)).get();
  const rows: [label: string, value: string][] = [
    ['Reference', application.reference],
    ['Sent', longDate(application.createdAt)],
    ...(['fullName', 'email', 'phone', 'coverLetter'] as const).map((name): [string, string] => [
      fields[name].label,
      String(data[name] ?? ''),
    ]),
    ...application.answers.map(({ question, answer }): [string, string] => [question, answer || NOT_ANSWERED]),
    ['CV', resume ? `${resume.name} (${Math.ceil(resume.bytes / 1024).toLocaleString('en-GB')} kB)` : ''],
  ];
  const items = rows
    .filter(([, value]) => value)
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return html`<h2>What you sent</h2>\n<dl>${items}</dl>`;
}

function replaceSection(app: App, { id }: Application, base: string, problem: string | undefined): SafeHtml | string {
  if (findHold(app.db, id)) return '';
  const form = formHtml({
    action: `${base}/resume`,
    button: 'Replace CV',
    fields: { resume: resumeField },
    issues: problem ? [{ path: 'resume', message: problem }] : [],
    fileHint: 'This replaces the CV you sent before.',
  });
  return html`<h2>Upload a new CV</h2>\n${form}`;
}

function consentSection(app: App, { id }: Application, base: string): SafeHtml | string {
  const given = findConsents(app.db, id).map(({ kind, wording, givenAt, withdrawnAt }) => {
    const end =
      withdrawnAt === null
        ? buttonHtml(`${base}/consents/${kind}`, CONSENT_ENDINGS[kind], 'quiet')
        : html`<p class="hint">Withdrawn on ${longDate(withdrawnAt)}.</p>`;
    return html`<li><h3>${CONSENT_LABELS[kind]}</h3><p>${wording}</p><p class="hint">Agreed on ${longDate(givenAt)}.</p>${end}</li>`;
  });
  return given.length > 0 ? html`<h2>Your preferences</h2>\n<ul class="consents">${given}</ul>` : '';
}

function dataSection(base: string, isOpen: boolean, isWhole: boolean): SafeHtml {
  return html`<h2>Your data</h2>
${buttonHtml(`${base}/download`, 'Download my data', 'quiet')}
<p class="choices">${isOpen ? html`<a href="${base}/withdraw">Withdraw application</a>` : ''}
${isWhole ? html`<a href="${base}/erase">Delete my data</a>` : ''}</p>`;
}

function erasedWords(app: App, application: Application): string {
  const extent = erasureExtent(app, application);
  const on = extent.kind === 'some' ? ` on ${longDate(extent.until)}` : '';
  return `${REDUCED} The rest will be deleted automatically${on}.`;
}

const ERASE_EVERYTHING = html`<p>We’ll delete everything straight away: your application, your CV, your preferences, our notes and our copies of the emails. You can’t undo this.</p>`;

function eraseSome({ until, because }: Extract<ErasureExtent, { kind: 'some' }>): SafeHtml {
  return html`<h2>Deleted now</h2>
<p>Your phone number, cover letter, answers and preferences, our notes and our copies of the emails. Your application will be withdrawn.</p>
<h2>Kept until ${longDate(until)}</h2>
<p>Your name, email address and CV, the job you applied for, and the dates. ${because} We don’t use this for anything else, and it’s deleted automatically after that date.</p>
<p>You can’t undo this.</p>`;
}

interface Question {
  title: string;
  explanation: SafeHtml;
  button: string;
  action: 'withdraw' | 'erase';
}

function questionPage(app: App, reply: FastifyReply, secret: string, question: Question): string {
  const { title, explanation, button, action } = question;
  const form = buttonHtml(`${buildAddress(secret)}/${action}`, button);
  return page(app, reply, title, html`<h1>${title}</h1>\n${explanation}\n${form}\n${back(secret)}`);
}

function back(secret: string): SafeHtml {
  return html`<p><a href="${buildAddress(secret)}">Cancel</a></p>`;
}

function buildAddress(secret: string): string {
  return `${CANDIDATE_PATH}/${encodeURIComponent(secret)}`;
}
