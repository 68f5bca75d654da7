/** The browser's own validation, in the words that the API uses. */

export type Problems = Record<string, string>;

/** What is wrong with a form, by field name. Empty when it may be sent. */
export function validate(form: HTMLFormElement): Problems {
  const problems: Problems = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !field.name) continue;
    const problem =
      field instanceof HTMLInputElement && field.type === 'file' ? fileProblem(field) : textProblem(field);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function textProblem(field: HTMLInputElement | HTMLTextAreaElement): string {
  const label = labelOf(field);
  if (field.required && field.value.trim() === '') return `${label} is required.`;
  if (field.validity.typeMismatch) return `${label} must be like name@example.co.uk.`;
  if (field.validity.patternMismatch) return `${label} must be like 020 7946 0123.`;
  return '';
}

function fileProblem(field: HTMLInputElement): string {
  const file = field.files?.[0];
  if (!file) return field.required ? `${labelOf(field)} is required.` : '';
  return fitOf(file, labelOf(field), field.accept.split(','), Number(field.dataset.maxBytes));
}

/** What is wrong with a file by its name and size; empty when nothing is. */
export function fitOf(
  file: Pick<File, 'name' | 'size'>,
  label: string,
  accept: readonly string[],
  maxBytes: number,
): string {
  const name = file.name.toLowerCase();
  if (!accept.some((ending) => name.endsWith(ending.trim()))) return `${label} must be a ${listed(accept)} file.`;
  if (file.size > maxBytes) return `${label} must be at most ${sizeInWords(maxBytes)}.`;
  return file.size === 0 ? `${label} is an empty file.` : '';
}

/** `1.5 MB`, `12 kB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} kB`;
  return `${oneDecimal.format(bytes / 1024 / 1024)} MB`;
}

const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** `.pdf, .doc or .docx`. */
export function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]+)$/, ' or $1');
}

function labelOf(field: HTMLInputElement | HTMLTextAreaElement): string {
  return field.dataset.label ?? field.name;
}
