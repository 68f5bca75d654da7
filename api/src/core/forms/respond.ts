/**
 * API clients get JSON. A browser that sent the form without JavaScript gets a page, or its form again after an error.
 */
import { randomUUID } from 'node:crypto';
import { html } from '@remix-run/html-template';
import { toForm } from 'content-types/forms/inputs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { App } from '../app.ts';
import { errorResponse, type Issue } from '../http/errors.ts';
import type { Acknowledgement } from '../mail/outbox.ts';
import { formHtml, issuesHtml, toText } from './form-html.ts';
import { banner, page, siteAddress } from './page.ts';
import type { PublicForm, Stored } from './public-form.ts';

const EMAILS: Record<Acknowledgement, string> = {
  now: 'We’re emailing you a confirmation.',
  later: 'We’ll email you a confirmation later.',
  none: '',
};

export function sendConfirmation(
  app: App,
  form: PublicForm,
  request: FastifyRequest,
  reply: FastifyReply,
  storedForm: Stored,
) {
  reply.code(201);
  const { reference, acknowledgement } = storedForm;
  const nextStepsText = [EMAILS[acknowledgement], form.next(app, storedForm)].filter(Boolean).join(' ');
  const confirmation = { message: form.type.form.sent, reference, next: nextStepsText };
  return prefersHtml(request) ? confirmationPage(app, form, reply, confirmation) : confirmation;
}

/** The page for an error. `values` holds the typed text, if it could be read. Rethrows the error for a JSON client. */
export async function sendFormError(
  app: App,
  form: PublicForm,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  values: Record<string, unknown> | undefined,
): Promise<string> {
  const { status, body } = await describeForPage(request, reply, error);
  // An application cannot be corrected if its job is closed.
  if (values === undefined || status === 409) return errorPage(app, form, reply, body.message);
  return formPage(app, form, reply, { action: request.url, ...body, values });
}

/** Sets the status of `reply` and returns the status and body to show. Rethrows the error for clients that read JSON. */
export async function describeForPage(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (!prefersHtml(request)) throw error;
  const errorBody = await errorResponse(error, request, reply);
  reply.code(errorBody.status);
  return errorBody;
}

/** Whether the Accept header prefers a page to JSON. Clients that accept anything send `*` + `/*`. */
export function prefersHtml({ headers }: FastifyRequest): boolean {
  return new Negotiator({ headers }).mediaType(['application/json', 'text/html']) === 'text/html';
}

interface Confirmation {
  message: string;
  reference: string;
  next: string;
}

function confirmationPage(
  app: App,
  { link }: PublicForm,
  reply: FastifyReply,
  { message, reference, next }: Confirmation,
): Promise<string> {
  const body = html`<h1>Thank you</h1>
${banner('good', message)}
<p>Your reference is</p>
<p class="reference">${reference}</p>
<p>${next}</p>
<p><a href="${siteAddress(app, link.path)}">${link.label}</a></p>`;
  return page(app, reply, message, body);
}

/** Error page for a form that was not stored and cannot be shown again. */
function errorPage(app: App, { link }: PublicForm, reply: FastifyReply, message: string): Promise<string> {
  const body = html`<h1>This wasn’t sent</h1>
${banner('bad', message)}
<p>Use your browser’s Back button to return to the form.</p>
<p><a href="${siteAddress(app, link.path)}">${link.label}</a></p>`;
  return page(app, reply, 'Not sent', body);
}

interface FailedForm {
  /** The address to which the form was sent, and to which it is sent again. */
  action: string;
  message: string;
  issues?: Issue[];
  values: Record<string, unknown>;
}

/** Renders the form again with the typed values and an error at each invalid field. */
function formPage(app: App, form: PublicForm, reply: FastifyReply, failedForm: FailedForm): Promise<string> {
  const { action, message, issues, values } = failedForm;
  const { type } = form;
  const { title, button } = type.form;
  const { heading = title, back, parts = toForm(type).parts, hidden, fileHint } = form.page(app, values);
  const hiddenValues = { ...hidden, idempotencyKey: toText(values.idempotencyKey) || randomUUID() };
  const body = html`<h1>${heading}</h1>
${issuesHtml(message, issues, parts)}
${formHtml({ action, button, parts, values, issues, fileHint, hidden: hiddenValues, hasHoneypot: true })}
<p><a href="${siteAddress(app, back)}">Cancel</a></p>`;
  return page(app, reply, `Error: ${heading}`, body);
}
