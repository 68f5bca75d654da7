import { escapeHtml } from 'content-types/lib/rich-text';
import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';
import type { PublicForm } from '../forms/public-form.ts';
import { page, siteAddress } from './page.ts';

const NEXT = {
  message: { words: 'We read every message and answer as soon as we can.', path: '/', link: 'Back to the home page' },
  application: {
    words: 'A confirmation is on its way to you by email. A consultant reads every application.',
    path: '/career',
    link: 'See other jobs',
  },
  complaint: {
    words: 'A confirmation is on its way to you by email. We look into it and answer within 30 days.',
    path: '/',
    link: 'Back to the home page',
  },
};

/** What was sent has arrived. */
export function receiptPage(app: App, form: PublicForm, reply: FastifyReply, reference: string): string {
  const { words, path, link } = NEXT[form.name];
  return page(
    app,
    reply,
    form.sent,
    `<h1>Thank you</h1>
<div class="banner good" role="status"><p>${escapeHtml(form.sent)}</p></div>
<p>Your reference is</p>
<p class="reference">${escapeHtml(reference)}</p>
<p>${words}</p>
<p><a href="${siteAddress(app, path)}">${link}</a></p>`,
  );
}

/** It has not arrived, and there is no form to give back. */
export function problemPage(app: App, form: PublicForm, reply: FastifyReply, message: string): string {
  const { path, link } = NEXT[form.name];
  return page(
    app,
    reply,
    'Not sent',
    `<h1>This was not sent</h1>
<div class="banner bad" role="alert"><p>${escapeHtml(message)}</p></div>
<p>Go back with your browser to find what you typed.</p>
<p><a href="${siteAddress(app, path)}">${link}</a></p>`,
  );
}
