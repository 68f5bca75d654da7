/**
 * Renders forms as HTML that works without JavaScript, with the values already typed and an error at each invalid
 * field.
 */
import { html, type SafeHtml } from '@remix-run/html-template';
import { type FormPart, fileLimits, type Input } from 'content-types/forms/inputs';
import type { Issue } from '../http/errors.ts';
import { banner } from './page.ts';

interface HtmlForm {
  action: string;
  button: string;
  /** The style of the button. */
  look?: 'quiet' | undefined;
  parts: readonly FormPart[];
  values?: Record<string, unknown>;
  issues?: readonly Issue[];
  /**
   * A sentence above a file field's limits. It explains, for example, that a file must be chosen again, because a page
   * cannot fill in a file field.
   */
  fileHint?: string;
  /** Extra inputs below the fields. */
  more?: SafeHtml;
  hidden?: Record<string, string>;
  /** Whether to add the honeypot: a field that people cannot see and bots fill in. */
  hasHoneypot?: boolean;
}

/** The typed values of a form, and their errors. */
type Typed = Pick<HtmlForm, 'values' | 'issues' | 'fileHint'>;

export function formHtml({ action, button, look, parts, more, hidden, hasHoneypot, ...typed }: HtmlForm): SafeHtml {
  const hasFile = listInputs(parts).some(({ attributes }) => attributes.type === 'file');
  return html`<form class="form" method="post" action="${action}"${hasFile ? html` enctype="multipart/form-data"` : ''} novalidate>
${parts.map((part) => partHtml(part, typed))}${more}${hasHoneypot ? HONEYPOT : ''}${hiddenInputs(hidden)}
<div>${buttonTag(button, look)}</div>
</form>`;
}

export function buttonHtml(
  action: string,
  label: string,
  style?: 'quiet',
  hiddenValues?: Record<string, string>,
): SafeHtml {
  return html`<form method="post" action="${action}">${hiddenInputs(hiddenValues)}${buttonTag(label, style)}</form>`;
}

/** A summary of the errors, with a link to each field that has one. */
export function issuesHtml(message: string, issues: readonly Issue[] = [], parts: readonly FormPart[] = []): SafeHtml {
  const names = listInputs(parts).map(({ name }) => name);
  const items = issues.map(({ path, message }) =>
    names.includes(path) ? html`<li><a href="#${path}">${message}</a></li>` : html`<li>${message}</li>`,
  );
  return banner('bad', html`<p>${message}</p>${items.length > 0 ? html`<ul>${items}</ul>` : ''}`);
}

/** The text of a value; empty for anything else, such as a field that was sent twice. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the distinct, non-blank texts of a field that may be sent several times. */
export function toTexts(value: unknown): string[] {
  return [...new Set([value].flat().map(toText).filter(Boolean))];
}

export function isTicked(value: unknown): boolean {
  return value === 'yes' || value === true;
}

export function inputHtml(input: Input, { values = {}, issues = [], fileHint }: Typed): SafeHtml {
  const { name, label, attributes, isOptional, isHalf, later } = input;
  if (attributes.type === 'checkbox') return checkboxHtml(input, values);
  const value = toText(values[name]);
  const problem = issues.find(({ path }) => path === name)?.message;
  if (input.isSeveral) return severalHtml(input, toTexts(values[name]), problem);
  const isFile = attributes.type === 'file';
  const hint = isFile ? [fileHint, `A ${fileLimits(input)}.`].filter(Boolean).join(' ') : input.hint;
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  const start = html`class="input" id="${name}" name="${name}"${attributesHtml(attributes)}${
    problem ? html` aria-invalid="true"` : ''
  }${describedBy ? html` aria-describedby="${describedBy}"` : ''}`;
  return html`<div class="field${isHalf ? ' half' : ''}"><label for="${name}">${label}${isOptional ? OPTIONAL : ''}</label>${
    hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''
  }${controlHtml(input, start, value)}${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}</div>
${later ? checkboxHtml(later, values) : ''}`;
}

const OPTIONAL = html`<span class="soft"> (optional)</span>`;

const HONEYPOT = html`<div class="trap" aria-hidden="true"><label>Leave this empty <input name="topic" tabindex="-1" autocomplete="off"></label></div>\n`;

function listInputs(parts: readonly FormPart[]): Input[] {
  return parts.flatMap(({ inputs }) => inputs);
}

function partHtml({ legend, hint, summary, inputs }: FormPart, values: Typed): SafeHtml {
  const inputsHtml = inputs.map((input) => inputHtml(input, values));
  if (summary)
    return html`<details open><summary>${summary}</summary><div class="form">${inputsHtml}</div></details>\n`;
  if (!legend) return html`${inputsHtml}`;
  const hintId = `${inputs[0]?.name}-group-hint`;
  return html`<fieldset class="choices"${hint ? html` aria-describedby="${hintId}"` : ''}><legend>${legend}${OPTIONAL}</legend>${
    hint ? html`<p class="hint" id="${hintId}">${hint}</p>` : ''
  }${inputsHtml}</fieldset>\n`;
}

/** Renders the control of an input. `start` holds its attributes. */
function controlHtml({ attributes, options }: Input, start: SafeHtml, value: string): SafeHtml {
  if (options) return html`<span class="select"><select ${start}>${optionsHtml(options, value)}</select></span>`;
  // HTML parsers drop the first line break in a text area, so an extra one precedes the text.
  if (attributes.rows) return html`<textarea ${start}>\n${value}</textarea>`;
  return html`<input ${start}${attributes.type === 'file' ? '' : html` value="${value}"`}>`;
}

function checkboxHtml({ name, label }: { name: string; label: string }, values: Record<string, unknown>): SafeHtml {
  const checkedAttribute = isTicked(values[name]) ? html` checked` : '';
  return html`<label class="tick"><input type="checkbox" name="${name}" value="yes"${checkedAttribute}><span>${label}</span></label>\n`;
}

function severalHtml(
  { name, label, options = [], isOptional }: Input,
  chosenValues: readonly string[],
  problem?: string,
): SafeHtml {
  const ticks = options.map(
    ([value, text]) =>
      html`<label class="tick"><input type="checkbox" name="${name}" value="${value}"${chosenValues.includes(value) ? html` checked` : ''}${
        problem ? html` aria-invalid="true"` : ''
      }><span>${text}</span></label>\n`,
  );
  return html`<fieldset class="choices" id="${name}"${problem ? html` aria-describedby="${name}-problem"` : ''}><legend>${label}${
    isOptional ? OPTIONAL : ''
  }</legend>${ticks}${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}</fieldset>\n`;
}

function attributesHtml(attributes: Input['attributes']): SafeHtml[] {
  return Object.entries(attributes).map(([name, value]) =>
    value === true ? html` ${name}` : html` ${name.toLowerCase()}="${String(value)}"`,
  );
}

function optionsHtml(options: NonNullable<Input['options']>, chosenValue: string): SafeHtml[] {
  return options.map(
    ([value, label]) => html`<option value="${value}"${value === chosenValue ? html` selected` : ''}>${label}</option>`,
  );
}

function buttonTag(label: string, style?: 'quiet'): SafeHtml {
  return html`<button class="button${style ? ` ${style}` : ''}">${label}</button>`;
}

function hiddenInputs(values: Record<string, string> = {}): SafeHtml[] {
  return Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}
