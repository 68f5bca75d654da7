import { randomUUID } from 'node:crypto';
import { escapeHtml } from 'content-types/rich-text';
import type { FastifyReply } from 'fastify';
import type { Issue } from '../../errors.ts';
import type { App } from '../../parts.ts';
import { jobOnSite } from '../job-on-site.ts';
import { type PublicForm, resumeField } from '../public-form.ts';
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
  const isApplication = form.name === 'application';
  const { jobId, ...typed } = form.fields;
  const job = isApplication ? jobOnSite(app.db, textOf(state.values.jobId), app.clock.now()) : null;
  const heading = isApplication ? `Apply${job ? ` for ${job.title}` : ''}` : 'Send us a message';
  const problemOf = (name: string) => state.issues?.find(({ path }) => path === name)?.message;
  const inputs = Object.entries(typed).map(([name, field]) =>
    fieldHtml(name, field, textOf(state.values[name]), problemOf(name)),
  );
  if (isApplication)
    inputs.push(fileHtml('resume', resumeField, problemOf('resume'), 'Please choose your file again:'));
  const hidden = {
    ...(jobId && { jobId: textOf(state.values.jobId) }),
    formToken: textOf(state.values.formToken),
    idempotencyKey: textOf(state.values.idempotencyKey) || randomUUID(),
  };
  const back = isApplication ? `/job/${encodeURIComponent(textOf(state.values.jobId))}` : '/contact-us';
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
<button>${isApplication ? 'Send application' : 'Send message'}</button>
</form>
<p><a href="${siteAddress(app, job || !isApplication ? back : '/career')}">Back without sending</a></p>`,
  );
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
