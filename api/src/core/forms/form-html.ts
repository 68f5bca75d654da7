/** Renders fields as HTML forms that work without JavaScript, with the values typed so far and errors at the fields. */
import { html, type SafeHtml } from '@remix-run/html-template';
import type { AnyField, Fields } from 'content-types/fields/any-field';
import { formatBytes } from 'content-types/text/bytes';
import type { Issue } from '../http/errors.ts';
import { banner } from './page.ts';

interface Form {
  action: string;
  button: string;
  /** Of the button. */
  look?: 'quiet';
  fields: Fields;
  values?: Record<string, unknown>;
  issues?: readonly Issue[];
  /** The sentence before a file field's limits, such as why a file must be chosen again: no page can fill one in. */
  fileHint?: string;
  /** More inputs, after the fields. */
  more?: SafeHtml;
  hidden?: Record<string, string>;
  /** Whether to add the honeypot: a field that people cannot see and robots fill in. */
  hasHoneypot?: boolean;
}

export function formHtml(form: Form): SafeHtml {
  const { action, button, look, fields, values = {}, issues = [], fileHint, more, hidden, hasHoneypot } = form;
  const inputs = Object.entries(fields).map(([name, field]) => {
    const problem = issues.find(({ path }) => path === name)?.message;
    return html`${fieldHtml(name, field, toText(values[name]), problem, fileHint)}\n`;
  });
  const hasFile = Object.values(fields).some(({ kind }) => kind === 'file');
  return html`<form class="form" method="post" action="${action}"${hasFile ? html` enctype="multipart/form-data"` : ''} novalidate>
${inputs}${more}${hasHoneypot ? HONEYPOT : ''}${hiddenInputs(hidden)}
${buttonTag(button, look)}
</form>`;
}

export function buttonHtml(action: string, label: string, look?: 'quiet', hidden?: Record<string, string>): SafeHtml {
  return html`<form method="post" action="${action}">${hiddenInputs(hidden)}${buttonTag(label, look)}</form>`;
}

/** A summary of the errors, with a link to each field that has one. */
export function issuesHtml(message: string, issues: readonly Issue[] = [], fields: Fields = {}): SafeHtml {
  const items = issues.map(({ path, message }) =>
    path in fields ? html`<li><a href="#${path}">${message}</a></li>` : html`<li>${message}</li>`,
  );
  return banner('bad', html`<p>${message}</p>${items.length > 0 ? html`<ul>${items}</ul>` : ''}`);
}

export function selectHtml(
  name: string,
  label: string,
  options: readonly { value: string; label: string }[],
  chosen: unknown,
): SafeHtml {
  return wrapped(name, label, undefined, renderSelect(renderAttributes(name, false, undefined), options, chosen));
}

/** The text of a value; empty for anything else, such as a field that was sent twice. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const HONEYPOT = html`<div class="trap" aria-hidden="true"><label>Leave this empty <input name="topic" tabindex="-1" autocomplete="off"></label></div>\n`;

function fieldHtml(
  name: string,
  field: AnyField,
  value: string,
  problem: string | undefined,
  fileHint: string | undefined,
): SafeHtml {
  const { kind, label, required } = field;
  const hint = kind === 'file' ? `${name}-hint` : undefined;
  const attributes = renderAttributes(name, required, problem, hint);
  const isOptional = !required && kind !== 'choice';
  const words = isOptional ? `${label} (optional)` : label;
  return wrapped(name, words, problem, renderInput(name, field, attributes, value, fileHint));
}

function renderInput(
  name: string,
  field: AnyField,
  attributes: SafeHtml,
  value: string,
  fileHint: string | undefined,
): SafeHtml {
  switch (field.kind) {
    case 'choice':
      return renderSelect(attributes, field.options, value);
    case 'file': {
      const { accept, maxBytes } = field;
      const limits = `A ${anyOf.format(accept)} file, up to ${formatBytes(maxBytes)}.`;
      return html`<p class="hint" id="${name}-hint">${[fileHint, limits].filter(Boolean).join(' ')}</p><input class="input"${attributes} type="file" accept="${accept.join(',')}">`;
    }
    default:
      if (field.kind === 'text' && field.multiline) {
        // The parser drops the first line break of a text area, so another one preserves what was typed.
        return html`<textarea class="input"${attributes} rows="6">\n${value}</textarea>`;
      }
      return html`<input class="input"${attributes} type="${TYPES[field.kind] ?? 'text'}" value="${value}">`;
  }
}

function renderSelect(
  attributes: SafeHtml,
  options: readonly { value: string; label: string }[],
  chosen: unknown,
): SafeHtml {
  const items = options.map(({ value, label }) =>
    value === chosen
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`,
  );
  return html`<span class="select"><select class="input"${attributes}>${items}</select></span>`;
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const TYPES: Record<string, string> = { email: 'email', phone: 'tel', date: 'date' };

const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  fullName: 'name',
  email: 'email',
  phone: 'tel',
  website: 'url',
};

/** The attributes of an input, each with a space in front. */
function renderAttributes(name: string, required: boolean, problem: string | undefined, hint?: string): SafeHtml {
  const describedBy = [hint, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html` id="${name}" name="${name}"${required ? html` required` : ''}${
    AUTOCOMPLETE[name] ? html` autocomplete="${AUTOCOMPLETE[name]}"` : ''
  }${problem ? html` aria-invalid="true"` : ''}${describedBy ? html` aria-describedby="${describedBy}"` : ''}`;
}

function wrapped(name: string, label: string, problem: string | undefined, input: SafeHtml): SafeHtml {
  const sentence = problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : '';
  return html`<div class="field"><label for="${name}">${label}</label>${sentence}${input}</div>`;
}

function buttonTag(label: string, look?: 'quiet'): SafeHtml {
  return html`<button class="button${look ? ` ${look}` : ''}">${label}</button>`;
}

function hiddenInputs(values: Record<string, string> = {}): SafeHtml[] {
  return Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}
