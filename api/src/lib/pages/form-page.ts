import { randomUUID } from 'node:crypto';
import { escapeHtml } from 'content-types/lib/rich-text';
import type { FastifyReply } from 'fastify';
import { jobOnSite } from '../../content/published-job.ts';
import type { App } from '../app.ts';
import type { Issue } from '../errors.ts';
import { type PublicForm, resumeField } from '../forms/public-form.ts';
import { choicesHtml } from './choices.ts';
import { fieldHtml, fileHtml } from './field.ts';
import { page, siteAddress } from './page.ts';

export interface FormState {
  /** Where the form was sent, and goes again. */
  action: string;
  message: string;
  issues?: Issue[];
  /** What was typed. */
  values: Record<string, unknown>;
}

/** The form again, with everything that was typed and a sentence at each field that needs another look. */
export function formPage(app: App, form: PublicForm, reply: FastifyReply, state: FormState): string {
  const { jobId, ...typed } = form.fields;
  const { heading, button, back } = wordsOf(app, form, state);
  const problemOf = (name: string) => state.issues?.find(({ path }) => path === name)?.message;
  const inputs = Object.entries(typed).map(([name, field]) =>
    fieldHtml(name, field, textOf(state.values[name]), problemOf(name)),
  );
  if (form.name === 'application') {
    inputs.push(fileHtml('resume', resumeField, problemOf('resume'), 'Please choose your file again:'));
    inputs.push(choicesHtml(app.db, state.values));
  }
  const hidden = {
    ...(jobId && { jobId: textOf(state.values.jobId) }),
    formToken: textOf(state.values.formToken),
    idempotencyKey: textOf(state.values.idempotencyKey) || randomUUID(),
  };
  return page(
    app,
    reply,
    `Error: ${heading}`,
    `<h1>${escapeHtml(heading)}</h1>
${summary(form, state)}
<form method="post" action="${escapeHtml(state.action)}" enctype="multipart/form-data" novalidate>
${inputs.join('\n')}
<div class="trap" aria-hidden="true"><label>Leave this empty <input name="company_url" tabindex="-1" autocomplete="off"></label></div>
${Object.entries(hidden).map(hiddenHtml).join('\n')}
<button>${button}</button>
</form>
<p><a href="${siteAddress(app, back)}">Back without sending</a></p>`,
  );
}

/** `back` is where the form was, as far as that can be told. */
function wordsOf(app: App, form: PublicForm, { values }: FormState): { heading: string; button: string; back: string } {
  if (form.name === 'message') return { heading: 'Send us a message', button: 'Send message', back: '/contact-us' };
  if (form.name === 'complaint') return { heading: 'Complain', button: 'Send complaint', back: '/complaints' };
  const jobId = textOf(values.jobId);
  const job = jobOnSite(app.db, jobId, app.clock.now());
  if (job) return { heading: `Apply for ${job.title}`, button: 'Send application', back: `/job/${jobId}` };
  return jobId
    ? { heading: 'Apply', button: 'Send application', back: '/career' }
    : { heading: 'Send us your CV', button: 'Send application', back: '/send-your-cv' };
}

/** Each problem leads to its field. */
function summary({ fields }: PublicForm, { message, issues = [] }: FormState): string {
  const items = issues.map(({ path, message }) => {
    const isVisible = path !== 'jobId' && (path in fields || path === 'resume');
    const words = escapeHtml(message);
    return `<li>${isVisible ? `<a href="#${escapeHtml(path)}">${words}</a>` : words}</li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return `<div class="banner bad" role="alert"><p>${escapeHtml(message)}</p>${list}</div>`;
}

function hiddenHtml([name, value]: [string, string]): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
