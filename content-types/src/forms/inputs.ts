/**
 * The inputs of a public form, derived from the fields that validate it. Islands and pages without JavaScript render
 * the same inputs.
 */
import type { FormTexts } from '../define.ts';
import type { AnyField, Fields } from '../fields/any-field.ts';
import { joinWithOr } from '../fields/problems.ts';
import { formatBytes } from '../text/bytes.ts';

/** HTML attributes of the element, in React's spelling. */
interface InputAttributes {
  type?: string;
  required?: boolean;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'decimal';
  /** The maximum length in characters. */
  maxLength?: number;
  pattern?: string;
  /** The number of lines, for a text area. */
  rows?: number;
  accept?: string;
}

/** An input as passed to a page and to an island's script. */
export interface Input {
  name: string;
  label: string;
  attributes: InputAttributes;
  /** Whether the label says that the input is optional. */
  isOptional?: boolean;
  hint?: string;
  /** Whether the input takes half a line on wide screens. */
  isHalf?: boolean;
  /** The options of a select. The first is selected. */
  options?: readonly (readonly [value: string, label: string])[];
  /** Whether the options are checkboxes, of which any number can be ticked. */
  isSeveral?: boolean;
  /** Maximum size of a file, in bytes. */
  maxBytes?: number;
  /** The checkbox for sending a file later. */
  later?: { name: string; label: string };
  /** Custom error messages for an input that is blank or cannot be read. */
  missing?: string;
  mismatch?: string;
}

/** The contents of a form. */
export interface Form extends Pick<FormTexts, 'button' | 'failed' | 'again' | 'bannerMs'> {
  /** The address that the form is sent to. */
  action: string;
  parts: readonly FormPart[];
}

/** A group of related inputs. */
export interface FormPart {
  inputs: readonly Input[];
  /** The heading of a group of optional inputs. */
  legend?: string;
  hint?: string;
  /** The label that expands the inputs, which are hidden at first. */
  summary?: string;
}

/** Returns the contents of a submission's form. Pass `parts` if the form has more than its fields. */
export function toForm(
  { path, form, fields }: { path: string; form: Omit<FormTexts, 'sent'>; fields: Fields },
  parts: readonly FormPart[] = [{ inputs: toInputs(fields, form.halves) }],
): Form {
  const { button, failed, again, bannerMs } = form;
  return withoutBlanks({ action: `/api/${path}`, parts, button, failed, again, bannerMs });
}

/** Makes inputs from fields. `halfWidthNames` names the fields that share a line with another. */
export function toInputs(fields: Fields, halfWidthNames: readonly string[] = []): Input[] {
  return Object.entries(fields).map(([name, field]) =>
    withoutBlanks({ name, ...describe(name, field), isHalf: halfWidthNames.includes(name) }),
  );
}

/** Formats the limits of a file input: `.pdf, .doc or .docx file, up to 10 MB`. */
export function fileLimits({ attributes, maxBytes = 0 }: Input): string {
  return `${joinWithOr((attributes.accept ?? '').split(','))} file, up to ${formatBytes(maxBytes)}`;
}

/** Attributes that only some text fields have. */
interface TypedField {
  placeholder?: string;
  max?: number;
  inputMode?: 'decimal';
  /** A regular expression that the whole text matches, and the error if it does not. */
  pattern?: string;
  mismatch?: string;
}

const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  fullName: 'name',
  email: 'email',
  phone: 'tel',
  website: 'url',
};

const TYPES: Record<string, string> = { email: 'email', phone: 'tel', date: 'date', file: 'file' };

function describe(name: string, field: AnyField): Omit<Input, 'name'> {
  const { kind, label, help: hint, required } = field;
  if (kind === 'choice') {
    // A choice always has a value, so its label never says that it is optional.
    const options = field.options.map(({ value, label }) => [value, label] as const);
    return { label, hint, attributes: {}, options };
  }
  const commonProperties = { label, hint, isOptional: !required };
  const autoComplete = AUTOCOMPLETE[name];
  if (kind === 'file') {
    const attributes = withoutBlanks({ type: 'file', required, accept: field.accept.join(',') });
    return { ...commonProperties, attributes, maxBytes: field.maxBytes };
  }
  const { placeholder, max: maxLength, inputMode, pattern, mismatch } = field as TypedField;
  const isLong = kind === 'text' && field.multiline;
  const shape = isLong ? { rows: field.rows ?? 6 } : { type: TYPES[kind] ?? 'text' };
  const attributes = withoutBlanks({ ...shape, required, placeholder, autoComplete, inputMode, maxLength, pattern });
  return { ...commonProperties, attributes, mismatch };
}

/** Drops undefined and false values to save space, because every page contains the result. */
export function withoutBlanks<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== false)) as T;
}
