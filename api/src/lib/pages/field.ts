import type { AnyField } from 'content-types/fields/any-field';
import type { ChoiceField } from 'content-types/fields/choice';
import type { FileField } from 'content-types/fields/file';
import { escapeHtml } from 'content-types/lib/rich-text';

/** A field with its label, what was typed, and the sentence that says what is wrong with it. */
export function fieldHtml(name: string, field: AnyField, value: string, problem: string | undefined): string {
  const attributes = attributesOf(name, field, problem);
  if (field.kind === 'choice') return wrapped(name, field, problem, selectHtml(field, attributes, value));
  const isMultiline = field.kind === 'text' && field.multiline;
  const input = isMultiline
    ? // The parser drops the first line break of a text area: one more keeps what was typed.
      `<textarea ${attributes} rows="6">\n${escapeHtml(value)}</textarea>`
    : `<input ${attributes} type="${TYPES[field.kind] ?? 'text'}" value="${escapeHtml(value)}">`;
  return wrapped(name, field, problem, input);
}

/** A file to choose; `words` stand before what it may be. Browsers let nobody fill one in. */
export function fileHtml(name: string, field: FileField, problem: string | undefined, words: string): string {
  const attributes = attributesOf(name, field, problem, `${name}-hint`);
  const limits = `${field.accept.join(', ')}, up to ${field.maxBytes / 1024 / 1024} MB.`;
  const hint = `<p class="hint" id="${name}-hint">${words} ${limits}</p>`;
  const input = `${hint}<input ${attributes} type="file" accept="${field.accept.join(',')}">`;
  return wrapped(name, field, problem, input);
}

function selectHtml({ options }: ChoiceField, attributes: string, chosen: string): string {
  const items = options.map(({ value, label }) => {
    const selected = value === chosen ? ' selected' : '';
    return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(label)}</option>`;
  });
  return `<select ${attributes}>${items.join('')}</select>`;
}

const TYPES: Record<string, string> = { email: 'email', phone: 'tel' };

const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  fullName: 'name',
  email: 'email',
  phone: 'tel',
  website: 'url',
};

function attributesOf(name: string, field: AnyField, problem: string | undefined, hint?: string): string {
  const described = [hint, problem && `${name}-problem`].filter(Boolean).join(' ');
  return [
    `id="${name}" name="${name}"`,
    field.required && 'required',
    AUTOCOMPLETE[name] && `autocomplete="${AUTOCOMPLETE[name]}"`,
    problem && 'aria-invalid="true"',
    described && `aria-describedby="${described}"`,
  ]
    .filter(Boolean)
    .join(' ');
}

function wrapped(
  name: string,
  { kind, label, required }: AnyField,
  problem: string | undefined,
  input: string,
): string {
  const words = `${escapeHtml(label)}${required || kind === 'choice' ? '' : ' (optional)'}`;
  const sentence = problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem)}</p>` : '';
  return `<div class="field"><label for="${name}">${words}</label>${sentence}${input}</div>`;
}
