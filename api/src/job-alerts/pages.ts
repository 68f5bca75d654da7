/** The pages behind the links in the mails. They work without scripts, and nothing changes before a button is pressed. */
import type { Fields } from 'content-types/fields/any-field';
import { escapeHtml } from 'content-types/lib/rich-text';
import type { FastifyReply } from 'fastify';
import type { App } from '../lib/app.ts';
import type { Issue } from '../lib/errors.ts';
import { fieldHtml } from '../lib/pages/field.ts';
import { page, siteAddress } from '../lib/pages/page.ts';
import { WHEN } from './emails.ts';
import { alertChangeFields, alertFields, criteriaInWords, criteriaOf } from './fields.ts';
import { ALERTS_PATH, alertToken } from './links.ts';
import { type Alert, alertsOf } from './store.ts';

export interface Problem {
  message: string;
  issues?: Issue[];
  /** What was typed. */
  values: Record<string, unknown>;
}

export function askedPage(app: App, reply: FastifyReply): string {
  return said(app, reply, 'Please check your email', [
    'We have sent you an email with a link. Press it, and new jobs will reach you.',
    'No email after a few minutes? Look in your spam folder, or check the address and ask again.',
  ]);
}

/** The form again, with everything that was typed and a sentence at each field that needs another look. */
export function formPage(app: App, reply: FastifyReply, problem: Problem): string {
  const trap =
    '<div class="trap" aria-hidden="true"><label>Leave this empty <input name="company_url" tabindex="-1" autocomplete="off"></label></div>';
  const body = `<h1>New jobs by email</h1>
${banner(problem)}
<form method="post" action="${ALERTS_PATH}">
${inputs(alertFields, problem.values, problem.issues)}
${trap}
<button>Send me new jobs</button>
</form>`;
  return page(app, reply, 'Error: New jobs by email', body);
}

export function confirmPage(app: App, reply: FastifyReply, alert: Alert): string {
  const body = `<h1>New jobs by email</h1>
<p><strong>${escapeHtml(criteriaInWords(criteriaOf(alert)))}</strong>, ${WHEN[alert.frequency].toLowerCase()}.</p>
<form method="post" action="${ALERTS_PATH}/confirm">${tokenField(app, alert)}<button>Yes, send me these jobs</button></form>
<p>If you did not ask for this, close this page: nothing will be sent.</p>`;
  return page(app, reply, 'Confirm', body);
}

/** `note` says what has just been done. */
export function managePage(app: App, reply: FastifyReply, alert: Alert, note = '', problem?: Problem): string {
  const values = problem?.values ?? { ...criteriaOf(alert), frequency: alert.frequency };
  const others = alertsOf(app.db, alert.email);
  const all =
    others > 1
      ? `<form method="post" action="${ALERTS_PATH}/unsubscribe">${tokenField(app, alert)}<input type="hidden" name="all" value="yes"><button class="quiet">Stop all ${others} of my alerts</button></form>`
      : '';
  const body = `<h1>Your job alert</h1>
${note && `<div class="banner good" role="status"><p>${escapeHtml(note)}</p></div>`}
${problem ? banner(problem) : ''}
<p><strong>${escapeHtml(criteriaInWords(criteriaOf(alert)))}</strong>, ${WHEN[alert.frequency].toLowerCase()}.</p>
<form method="post" action="${ALERTS_PATH}/manage">
${tokenField(app, alert)}
${inputs(alertChangeFields, values, problem?.issues)}
<button>Save</button>
</form>
<h2>Stop these emails</h2>
<p>We then forget your address at once.</p>
<form method="post" action="${ALERTS_PATH}/unsubscribe">${tokenField(app, alert)}<button class="quiet">Stop this alert</button></form>
${all}`;
  return page(app, reply, 'Your job alert', body);
}

export function unsubscribePage(app: App, reply: FastifyReply, alert: Alert): string {
  const body = `<h1>Stop these emails</h1>
<p><strong>${escapeHtml(criteriaInWords(criteriaOf(alert)))}</strong>, ${WHEN[alert.frequency].toLowerCase()}.</p>
<form method="post" action="${ALERTS_PATH}/unsubscribe">${tokenField(app, alert)}<button>Stop this alert</button></form>
<p>We then forget your address at once.</p>`;
  return page(app, reply, 'Stop these emails', body);
}

export function endedPage(app: App, reply: FastifyReply): string {
  return said(app, reply, 'You will get no more of these emails', [
    'We have forgotten your address. You can come back whenever you like.',
  ]);
}

/** For a link that leads to nothing any more, and for one that we never made: nobody learns which. */
export function gonePage(app: App, reply: FastifyReply): string {
  reply.code(410);
  return said(app, reply, 'There is no such job alert', [
    'It was stopped, or the link is more than a week old and was never confirmed.',
    'Nothing is sent to you because of it.',
  ]);
}

export function problemPage(app: App, reply: FastifyReply, message: string): string {
  return said(app, reply, 'This did not work', [message]);
}

function said(app: App, reply: FastifyReply, heading: string, sentences: string[]): string {
  const paragraphs = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n');
  const body = `<h1>${escapeHtml(heading)}</h1>\n${paragraphs}\n<p><a href="${siteAddress(app, '/career')}">See our jobs</a></p>`;
  return page(app, reply, heading, body);
}

function banner({ message, issues = [] }: Problem): string {
  const items = issues.map(({ path, message }) => `<li><a href="#${escapeHtml(path)}">${escapeHtml(message)}</a></li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return `<div class="banner bad" role="alert"><p>${escapeHtml(message)}</p>${list}</div>`;
}

function inputs(fields: Fields, values: Record<string, unknown>, issues: Issue[] = []): string {
  return Object.entries(fields)
    .map(([name, field]) => {
      const problem = issues.find(({ path }) => path === name)?.message;
      return fieldHtml(name, field, String(values[name] ?? ''), problem);
    })
    .join('\n');
}

function tokenField(app: App, { id }: Alert): string {
  return `<input type="hidden" name="token" value="${alertToken(app, id)}">`;
}
