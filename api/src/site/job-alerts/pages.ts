/** The pages that the links in the emails open. They work without JavaScript, and nothing changes until a button is clicked. */

import { html, type SafeHtml } from '@remix-run/html-template';
import { alert as ALERT, alertParts } from 'content-types/job-search/alert-form';
import { formatCriteria } from 'content-types/job-search/criteria';
import type { FastifyReply } from 'fastify';
import type { App } from '../../core/app.ts';
import type { Alert } from '../../core/database/schema/job-alerts.ts';
import { buttonHtml, formHtml, issuesHtml } from '../../core/forms/form-html.ts';
import { banner, page, siteAddress } from '../../core/forms/page.ts';
import type { Issue } from '../../core/http/errors.ts';
import { ALERTS_PATH, createAlertToken, FREQUENCY_IN_SENTENCE, OWN_ALERTS_PATH } from './emails.ts';
import { describeCriteria, readAlertFields, toCriteria, toValues } from './fields.ts';
import { countAlerts } from './store.ts';

export interface FailedForm {
  message: string;
  issues?: Issue[];
  values: Record<string, unknown>;
}

export function requestedPage(app: App, reply: FastifyReply, notes: readonly string[]): Promise<string> {
  if (!app.env.smtpUrl) {
    return textPage(app, reply, 'Thank you', [
      'We can’t send emails at the moment. We’ll email you a confirmation link as soon as we can, and start sending you jobs once you click it.',
      ...notes,
    ]);
  }
  return textPage(app, reply, 'Check your email', [
    'We’ll start sending you jobs once you click the link in our email.',
    'No email after a few minutes? Check your spam folder, or check the address and try again. We send at most three of these emails a day to any one address.',
    ...notes,
  ]);
}

/** Shows the form again with the typed values, and an error at each field that needs correcting. */
export function formPage(app: App, reply: FastifyReply, { message, issues, values }: FailedForm): Promise<string> {
  const { title, button } = ALERT.form;
  const parts = alertParts(readAlertFields(app.db));
  const form = formHtml({ action: ALERTS_PATH, button, parts, values, issues, hasHoneypot: true });
  const body = html`<h1>${title}</h1>\n${issuesHtml(message, issues, parts)}\n${form}`;
  return page(app, reply, `Error: ${title}`, body);
}

export function confirmPage(app: App, reply: FastifyReply, alert: Alert): Promise<string> {
  const body = html`<h1>${ALERT.form.title}</h1>
${renderCriteria(app, alert)}
${buttonHtml(`${OWN_ALERTS_PATH}/confirm`, 'Yes, send me these jobs', undefined, signAlertToken(app, alert))}
<p>If you didn’t ask for this, close this page and we won’t send you anything.</p>`;
  return page(app, reply, 'Confirm your job alert', body);
}

/** The outcomes of a reader's actions. */
const OUTCOMES = {
  confirmed: 'Thank you. We’ll email you when there are new jobs.',
  updated: 'Your job alert has been updated.',
};

export type Outcome = keyof typeof OUTCOMES;

export function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'string' && Object.hasOwn(OUTCOMES, value);
}

export function managePage(
  app: App,
  reply: FastifyReply,
  alert: Alert,
  outcome?: Outcome,
  failure?: FailedForm,
): Promise<string> {
  const { email: _, ...fields } = readAlertFields(app.db);
  const parts = alertParts(fields);
  const form = formHtml({
    action: `${OWN_ALERTS_PATH}/manage`,
    button: 'Save',
    parts,
    values: failure?.values ?? toValues(alert),
    issues: failure?.issues,
    hidden: signAlertToken(app, alert),
  });
  const count = countAlerts(app.db, alert.email);
  const body = html`<h1>Your job alert</h1>
${outcome ? banner('good', OUTCOMES[outcome]) : ''}
${failure ? issuesHtml(failure.message, failure.issues, parts) : ''}
<div class="columns">
<div>
${renderCriteria(app, alert)}
${form}
</div>
<aside aria-label="Jobs, and how to unsubscribe">
<h2>Jobs on our site</h2>
<p><a href="${siteAddress(app, `/career?${formatCriteria(toCriteria(alert))}#openings`)}">See the jobs that match now</a></p>
<h2>Unsubscribe</h2>
<p>We’ll delete your address straight away.</p>
${stopButton(app, alert, 'Stop this alert', 'quiet')}
${count > 1 ? stopButton(app, alert, `Stop all ${count} of my alerts`, 'quiet', { all: 'yes' }) : ''}
</aside>
</div>`;
  return page(app, reply, failure ? 'Error: Your job alert' : 'Your job alert', body);
}

export function unsubscribePage(app: App, reply: FastifyReply, alert: Alert): Promise<string> {
  const body = html`<h1>Unsubscribe</h1>
${renderCriteria(app, alert)}
${stopButton(app, alert, 'Unsubscribe')}
<p>We’ll delete your address straight away.</p>`;
  return page(app, reply, 'Unsubscribe', body);
}

export function unsubscribedPage(app: App, reply: FastifyReply): Promise<string> {
  return textPage(app, reply, 'You’ve unsubscribed', [
    'We’ve deleted your address. You can sign up again at any time.',
  ]);
}

/** Shown for a link to an alert that never existed, no longer exists or is not confirmed, without saying which. */
export function unknownAlertPage(app: App, reply: FastifyReply): Promise<string> {
  reply.code(410);
  return textPage(app, reply, 'We can’t find this job alert', [
    'It may have been stopped, or it wasn’t confirmed within a week.',
    'You won’t get any emails from it.',
  ]);
}

export function errorPage(app: App, reply: FastifyReply, message: string): Promise<string> {
  return textPage(app, reply, 'Something went wrong', [message]);
}

function textPage(app: App, reply: FastifyReply, heading: string, sentences: string[]): Promise<string> {
  const body = html`<h1>${heading}</h1>
${sentences.map((sentence) => html`<p>${sentence}</p>\n`)}<p><a href="${siteAddress(app, '/career')}">See our jobs</a></p>`;
  return page(app, reply, heading, body);
}

function renderCriteria(app: App, alert: Alert): SafeHtml {
  return html`<p><strong>${describeCriteria(app.db, toCriteria(alert))}</strong>, ${FREQUENCY_IN_SENTENCE[alert.frequency]}.</p>`;
}

function stopButton(
  app: App,
  alert: Alert,
  label: string,
  style?: 'quiet',
  hiddenFields: Record<string, string> = {},
): SafeHtml {
  return buttonHtml(`${OWN_ALERTS_PATH}/unsubscribe`, label, style, { ...signAlertToken(app, alert), ...hiddenFields });
}

function signAlertToken(app: App, { id }: Alert) {
  return { token: createAlertToken(app, id) };
}
