/** The candidate's own pages. They work without scripts, and a link only leads to a question: buttons change things. */
import { html, type SafeHtml } from '@remix-run/html-template';
import { submissions } from 'content-types';
import { CANDIDATE_STATUS_WORDS } from 'content-types/lib/candidate-status';
import { withDefaults } from 'content-types/lib/defaults';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { readAgency } from '../../content/published.ts';
import { CONSENT_ENDINGS, CONSENT_LABELS, findConsents } from '../../data-protection/consents.ts';
import { type ErasureExtent, erasureExtent } from '../../data-protection/erase.ts';
import { findHold } from '../../data-protection/holds.ts';
import { type applications, resumes } from '../../database/schema/applications.ts';
import { buttonHtml, formHtml } from '../../forms/form-html.ts';
import { banner, page } from '../../forms/page.ts';
import type { App } from '../../lib/app.ts';
import { longDate } from '../../lib/dates.ts';
import { resumeField } from '../../resumes/verdict.ts';
import { CANDIDATE_PATH } from './link.ts';

type Application = typeof applications.$inferSelect;

interface Overview {
  application: Application;
  secret: string;
  /** What has just been done, or could not be, and what was wrong with a resume that was sent. */
  done?: string;
  failed?: string;
  problem?: string;
}

/** What was sent, its status, and what the candidate can do about it. */
export function overviewPage(app: App, reply: FastifyReply, { application, secret, ...outcome }: Overview): string {
  const { done, failed, problem } = outcome;
  const { jobTitle, candidateStatus, erasedAt } = application;
  const base = buildAddress(secret);
  const isOpen = erasedAt === null && candidateStatus !== 'withdrawn';
  const body = html`<h1>Your application for ${jobTitle}</h1>
${done ? banner('good', done) : ''}${failed ? banner('bad', failed) : ''}
<p class="status">${erasedAt === null ? CANDIDATE_STATUS_WORDS[candidateStatus] : erasedWords(app, application)}</p>
${sentSection(app, application)}
${isOpen ? replaceSection(app, application, base, problem) : ''}
${consentSection(app, application, base)}
${dataSection(base, isOpen, erasedAt === null)}`;
  return page(app, reply, 'Your application', body);
}

export function withdrawPage(app: App, reply: FastifyReply, secret: string, jobTitle: string): string {
  return questionPage(app, reply, secret, {
    title: 'Withdraw this application?',
    explanation: html`<p>We will stop considering you for ${jobTitle}. This cannot be undone, but you can apply again.</p>`,
    button: 'Yes, withdraw it',
    action: 'withdraw',
  });
}

/** Says what is erased now, and what stays until when and why. */
export function erasePage(app: App, reply: FastifyReply, secret: string, extent: ErasureExtent): string {
  if (extent.kind === 'nothing') {
    const { contact } = readAgency(app.db);
    const reach = contact.email ? ` Please write to ${contact.email} if you have questions.` : '';
    const body = html`<h1>This cannot be erased now</h1>
<p>We have to keep this application as it is for now, because of a legal matter. It is erased as soon as that is over.${reach}</p>
${back(secret)}`;
    return page(app, reply, 'Erase my data', body);
  }
  return questionPage(app, reply, secret, {
    title: 'Erase your data?',
    explanation: extent.kind === 'some' ? eraseSome(extent) : ERASE_EVERYTHING,
    button: 'Yes, erase it',
    action: 'erase',
  });
}

export function erasedPage(app: App, reply: FastifyReply): string {
  const body = html`<h1>Your data has been erased</h1>
<p>Your application, your resume and the copies of our emails about it are gone. The link in our email leads nowhere now.</p>
<p>They are still in our backups until those are replaced; nobody looks at them there.</p>`;
  return page(app, reply, 'Your data has been erased', body);
}

export function deadLinkPage(app: App, reply: FastifyReply): string {
  const body = html`<h1>This link leads nowhere</h1>
<p>Perhaps a part of it is missing: please open it from our email again. If your application has been erased, there is nothing left to show.</p>`;
  return page(app, reply.code(404), 'This link leads nowhere', body);
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
    ['Resume', resume ? `${resume.name} (${Math.ceil(resume.bytes / 1024).toLocaleString('en-GB')} kB)` : ''],
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
    button: 'Replace the resume',
    fields: { resume: resumeField },
    issues: problem ? [{ path: 'resume', message: problem }] : [],
    fileHint: 'The one you sent before is erased. Choose a file:',
  });
  return html`<h2>Send another resume</h2>\n${form}`;
}

function consentSection(app: App, { id }: Application, base: string): SafeHtml | string {
  const given = findConsents(app.db, id).map(({ kind, wording, givenAt, withdrawnAt }) => {
    const end =
      withdrawnAt === null
        ? buttonHtml(`${base}/consents/${kind}`, CONSENT_ENDINGS[kind], 'quiet')
        : html`<p class="hint">Taken back on ${longDate(withdrawnAt)}.</p>`;
    return html`<li><h3>${CONSENT_LABELS[kind]}</h3><p>${wording}</p><p class="hint">Agreed on ${longDate(givenAt)}.</p>${end}</li>`;
  });
  return given.length > 0 ? html`<h2>What you agreed to</h2>\n<ul class="consents">${given}</ul>` : '';
}

function dataSection(base: string, isOpen: boolean, isWhole: boolean): SafeHtml {
  return html`<h2>Your data</h2>
${buttonHtml(`${base}/download`, 'Download my data', 'quiet')}
<p class="choices">${isOpen ? html`<a href="${base}/withdraw">Withdraw the application</a>` : ''}
${isWhole ? html`<a href="${base}/erase">Erase my data</a>` : ''}</p>`;
}

function erasedWords(app: App, application: Application): string {
  const extent = erasureExtent(app, application);
  const end = extent.kind === 'some' ? ` on ${longDate(extent.until)}` : '';
  return `Your data has been erased at your wish. What is still here is what the law makes us keep; it is erased by itself${end}.`;
}

const ERASE_EVERYTHING = html`<p>Everything is erased at once: what you typed, your resume, what you agreed to, our notes and the copies of our emails. Your application is withdrawn. This cannot be undone.</p>`;

function eraseSome({ until, because }: Extract<ErasureExtent, { kind: 'some' }>): SafeHtml {
  return html`<h2>Erased now</h2>
<p>Your telephone number, your cover letter, what you agreed to, our notes and the copies of our emails. Your application is withdrawn.</p>
<h2>Kept until ${longDate(until)}</h2>
<p>Your name, your email address, your resume, which job it was for, and the dates. ${because} Nobody uses it for anything else, and then it is erased by itself.</p>
<p>This cannot be undone.</p>`;
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
  return html`<p><a href="${buildAddress(secret)}">Back without changing anything</a></p>`;
}

function buildAddress(secret: string): string {
  return `${CANDIDATE_PATH}/${encodeURIComponent(secret)}`;
}
