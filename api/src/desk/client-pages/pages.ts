/**
 * The pages that a client sees. They work without JavaScript. Following a link changes nothing, except that it marks a
 * CV as read.
 */
import { html, type SafeHtml } from '@remix-run/html-template';
import { submissions } from 'content-types';
import { longText, text } from 'content-types/fields/text';
import { toInputs } from 'content-types/forms/inputs';
import { formatDay } from 'content-types/time/format-day';
import { withDefaults } from 'content-types/values/defaults';
import type { FastifyReply } from 'fastify';
import { readAgency } from '../../core/agency.ts';
import type { App } from '../../core/app.ts';
import type { Application } from '../../core/database/schema/applications.ts';
import type { ClientPage } from '../../core/database/schema/client-pages.ts';
import { buttonHtml, formHtml } from '../../core/forms/form-html.ts';
import { banner, page } from '../../core/forms/page.ts';
import { setPrivateHeaders, stylePolicy } from '../../core/http/page-headers.ts';
import { formatLongDateTime } from '../../core/lib/dates.ts';
import { CV_STYLE, cvPage, renderParagraphs } from '../resumes/cv-page.ts';
import { CLIENT_PATH } from './send.ts';
import { ANSWERS, findResume, type findShownPeople } from './visit.ts';

export const CODE = {
  code: text('Code from our email', { required: true, max: 20 }),
};
const MAX_COMMENT_LENGTH = 2_000;
export const ANSWER_FIELDS = {
  comment: longText('Comment', { max: MAX_COMMENT_LENGTH }),
};

export function pageAddress(secret: string): string {
  return `${CLIENT_PATH}/${secret}`;
}

export function closedPage(app: App, reply: FastifyReply): Promise<string> {
  const { contact } = readAgency(app.db);
  const body = html`<h1>This page is closed</h1>
<p>It was open for a limited time, or we’ve taken it back. ${contact.email ? `To see the candidates again, email ${contact.email}.` : ''}</p>`;
  return page(app, reply.code(404), 'This page is closed', body);
}

/** Asks for the code. Names neither the candidates nor the recipient. */
export function codePage(
  app: App,
  reply: FastifyReply,
  secret: string,
  { isSent = false, failed = '' }: { isSent?: boolean; failed?: string } = {},
): Promise<string> {
  const { companyName } = readAgency(app.db);
  const issues = failed ? [{ path: 'code', message: failed }] : [];
  const hasCode = isSent || failed !== '';
  const address = pageAddress(secret);
  const codeForm = { action: `${address}/open`, button: 'Open the page', parts: [{ inputs: toInputs(CODE) }], issues };
  const body = html`<h1>Candidates for you</h1>
${isSent ? banner('good', 'We’ve emailed you a code. It can take a minute to arrive.') : ''}
${failed ? banner('bad', html`<p><a href="#code">${failed}</a></p>`) : ''}
${hasCode ? formHtml(codeForm) : html`<p>To protect the candidates, ${companyName} emails a code to the person this page is for.</p>`}
${buttonHtml(`${address}/code`, hasCode ? 'Email me another code' : 'Email me a code', hasCode ? 'quiet' : undefined)}`;
  return page(app, reply, failed ? 'Error: Candidates for you' : 'Candidates for you', body);
}

export function listPage(
  app: App,
  reply: FastifyReply,
  {
    secret,
    sent,
    people,
    outcome,
    typed,
  }: {
    secret: string;
    sent: ClientPage;
    people: ReturnType<typeof findShownPeople>;
    outcome: SafeHtml | undefined;
    typed: TypedAnswer | undefined;
  },
): Promise<string> {
  const body = html`<h1>Candidates for ${sent.company}</h1>
${outcome}
${sent.message ? renderParagraphs(sent.message) : ''}
<p class="hint">Confidential, for ${sent.name}. Open until ${formatDay(sent.expiresAt)}.</p>
${people.length === 0 ? html`<p>None of the candidates is available any more.</p>` : ''}
${people.map((person) => personSection(app, secret, person, typed))}`;
  return page(app, reply, 'Candidates for you', body);
}

type ShownPerson = ReturnType<typeof findShownPeople>[number];

/** The input of a form that could not be accepted. */
export interface TypedAnswer {
  applicationId: string;
  comment: string;
}

export function wrongAnswer(applicationId: string): SafeHtml {
  return banner(
    'bad',
    html`<p><a href="#answer-${applicationId}">Choose one of the answers, with a comment of up to ${MAX_COMMENT_LENGTH.toLocaleString('en-GB')} characters.</a></p>`,
  );
}

function personSection(app: App, secret: string, person: ShownPerson, typedAnswer: TypedAnswer | undefined): SafeHtml {
  const { application, about, answer, answeredAt } = person;
  const id = application.id;
  const isTyped = typedAnswer?.applicationId === id;
  const comment = isTyped ? typedAnswer.comment : person.comment;
  const feedback = answer && answeredAt !== null ? `${ANSWERS[answer]} (${formatLongDateTime(answeredAt)})` : '';
  const address = `${pageAddress(secret)}/${id}`;
  const choices = Object.entries(ANSWERS).map(
    ([value, label]) =>
      html`<label class="tick"><input type="radio" name="answer" value="${value}"${value === answer ? html` checked` : ''} required><span>${label}</span></label>\n`,
  );
  const answerFields = html`<fieldset class="choices" id="answer-${id}"><legend>Would you like to meet ${nameOf(application)}?</legend>${choices}</fieldset>
<div class="field"><label for="comment-${id}">Anything to add <span class="soft">(optional)</span></label>
<textarea class="input" id="comment-${id}" name="comment" rows="3" maxlength="${MAX_COMMENT_LENGTH}">\n${comment}</textarea></div>`;
  const form = formHtml({ action: `${address}/answer`, button: 'Send answer', parts: [], more: answerFields });
  return html`<h2>${nameOf(application)}</h2>
${about ? renderParagraphs(about) : ''}
${findResume(app, id) ? html`<p><a href="${address}/cv">Read the CV of ${nameOf(application)}</a></p>` : ''}
${feedback ? html`<p class="status">Your answer: ${feedback}</p><details${isTyped ? html` open` : ''}><summary>Change your answer</summary>${form}</details>` : form}
`;
}

function nameOf({ data }: Application): string {
  return withDefaults(submissions.application.fields, data).fullName;
}

const STYLE = `${CV_STYLE}
header{border-bottom:1px solid #ddd;margin-bottom:1rem}.marks{position:fixed;inset:0;overflow:hidden;pointer-events:none;user-select:none}.mark{position:absolute;inset:-50%;font-size:1.5rem;line-height:9rem;color:#0000001a;transform:rotate(-20deg)}`;
const POLICY = stylePolicy(STYLE);

/** Enough repetitions of the watermark for the largest screen. */
const MARK_COUNT = 300;

/** The text of a CV, with the reader's name as a watermark. */
export function resumePage(
  app: App,
  reply: FastifyReply,
  {
    secret,
    sent,
    application,
    content,
  }: { secret: string; sent: ClientPage; application: Application; content: string | null },
): string {
  const mark = `${sent.name}, ${sent.company}, ${formatDay(app.clock.now())} · `;
  setPrivateHeaders(reply, POLICY);
  const title = `CV of ${nameOf(application)}`;
  const body = html`<header><p><a href="${pageAddress(secret)}">Back to all candidates</a></p><h1>${title}</h1><p>Confidential. Shown to ${mark.slice(0, -3)}.</p></header>
<main>${content === null ? html`<p>This CV can’t be shown here. Ask us for it.</p>` : renderParagraphs(content)}</main>
<div class="marks" aria-hidden="true"><div class="mark">${mark.repeat(MARK_COUNT)}</div></div>`;
  return cvPage(title, STYLE, body);
}
