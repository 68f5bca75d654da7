/** The pages behind the links in the emails. They work without scripts, and nothing changes before a button is pressed. */
import { html, type SafeHtml } from '@remix-run/html-template';
import type { FastifyReply } from 'fastify';
import { buttonHtml, formHtml, issuesHtml } from '../forms/form-html.ts';
import { banner, page, siteAddress } from '../forms/page.ts';
import type { App } from '../lib/app.ts';
import type { Issue } from '../lib/errors.ts';
import { ALERTS_PATH, alertToken, WHEN } from './emails.ts';
import { alertChangeFields, alertFields, criteriaInWords, describeCriteria } from './fields.ts';
import { type Alert, countAlerts } from './store.ts';

export interface FailedForm {
  message: string;
  issues?: Issue[];
  values: Record<string, unknown>;
}

export function askedPage(app: App, reply: FastifyReply): string {
  if (!app.env.smtpUrl) {
    return textPage(app, reply, 'Thank you', [
      'We cannot send emails at the moment. We will email you a link to confirm as soon as we can, and new jobs start when you click it.',
    ]);
  }
  return textPage(app, reply, 'Please check your email', [
    'New jobs start when you click the link we email you.',
    'No email after a few minutes? Look in your spam folder, or check the address and ask again. We send an address at most three of these a day.',
  ]);
}

/** The form again, with everything that was typed and a sentence at each field that needs another look. */
export function formPage(app: App, reply: FastifyReply, { message, issues, values }: FailedForm): string {
  const form = formHtml({
    action: ALERTS_PATH,
    button: 'Send me new jobs',
    fields: alertFields,
    values,
    issues,
    hasHoneypot: true,
  });
  const body = html`<h1>New jobs by email</h1>\n${issuesHtml(message, issues, alertFields)}\n${form}`;
  return page(app, reply, 'Error: New jobs by email', body);
}

export function confirmPage(app: App, reply: FastifyReply, alert: Alert): string {
  const body = html`<h1>New jobs by email</h1>
${criteria(alert)}
${buttonHtml(`${ALERTS_PATH}/confirm`, 'Yes, send me these jobs', undefined, signAlertToken(app, alert))}
<p>If you did not ask for this, close this page: nothing will be sent.</p>`;
  return page(app, reply, 'Confirm', body);
}

/** `note` says what has just been done. */
export function managePage(app: App, reply: FastifyReply, alert: Alert, note = '', failed?: FailedForm): string {
  const form = formHtml({
    action: `${ALERTS_PATH}/manage`,
    button: 'Save',
    fields: alertChangeFields,
    values: failed?.values ?? { ...describeCriteria(alert), frequency: alert.frequency },
    issues: failed?.issues,
    hidden: signAlertToken(app, alert),
  });
  const count = countAlerts(app.db, alert.email);
  const body = html`<h1>Your job alert</h1>
${note ? banner('good', note) : ''}
${failed ? issuesHtml(failed.message, failed.issues, alertChangeFields) : ''}
${criteria(alert)}
${form}
<h2>Stop these emails</h2>
<p>We then forget your address at once.</p>
${stopButton(app, alert, 'Stop this alert', 'quiet')}
${count > 1 ? stopButton(app, alert, `Stop all ${count} of my alerts`, 'quiet', { all: 'yes' }) : ''}`;
  return page(app, reply, 'Your job alert', body);
}

export function unsubscribePage(app: App, reply: FastifyReply, alert: Alert): string {
  const body = html`<h1>Stop these emails</h1>
${criteria(alert)}
${stopButton(app, alert, 'Stop this alert')}
<p>We then forget your address at once.</p>`;
  return page(app, reply, 'Stop these emails', body);
}

export function endedPage(app: App, reply: FastifyReply): string {
  return textPage(app, reply, 'You will get no more of these emails', [
    'We have forgotten your address. You can come back whenever you like.',
  ]);
}

/** For a link to an alert that is gone, and for one that was never made here: the page does not say which. */
export function gonePage(app: App, reply: FastifyReply): string {
  reply.code(410);
  return textPage(app, reply, 'There is no such job alert', [
    'It was stopped, or the link is more than a week old and was never confirmed.',
    'Nothing is sent to you because of it.',
  ]);
}

export function errorPage(app: App, reply: FastifyReply, message: string): string {
  return textPage(app, reply, 'This did not work', [message]);
}

function textPage(app: App, reply: FastifyReply, heading: string, sentences: string[]): string {
  const body = html`<h1>${heading}</h1>
${sentences.map((sentence) => html`<p>${sentence}</p>\n`)}<p><a href="${siteAddress(app, '/career')}">See our jobs</a></p>`;
  return page(app, reply, heading, body);
}

function criteria(alert: Alert): SafeHtml {
  return html`<p><strong>${criteriaInWords(describeCriteria(alert))}</strong>, ${WHEN[alert.frequency].toLowerCase()}.</p>`;
}

function stopButton(
  app: App,
  alert: Alert,
  label: string,
  look?: 'quiet',
  more: Record<string, string> = {},
): SafeHtml {
  return buttonHtml(`${ALERTS_PATH}/unsubscribe`, label, look, { ...signAlertToken(app, alert), ...more });
}

function signAlertToken(app: App, { id }: Alert) {
  return { token: alertToken(app, id) };
}
