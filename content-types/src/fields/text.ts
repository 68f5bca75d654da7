import { z } from 'zod';
import { formatCount } from '../text/plural.ts';
import { type Contact, type Field, type FieldOptions, type Format, mustBe, type Rules, requiredWhen } from './field.ts';

/** A field for plain text of one or several lines. Values are trimmed; lines end with `\n`. */
export interface TextField extends Field<'text', string> {
  readonly max: number;
  readonly multiline: boolean;
  readonly placeholder?: string;
  /** The number of lines to which a multi-line input grows before it scrolls. */
  readonly rows?: number;
}

export interface TextOptions extends FieldOptions {
  /** The maximum length in characters. */
  max?: number;
  placeholder?: string;
  rows?: number;
  hidden?: boolean;
  format?: Format;
  /** The value in a new document. */
  initial?: string;
  inherits?(contact: Contact): string;
}

/** A field for one line of plain text. */
export function text(label: string, options: TextOptions = {}): TextField {
  return textField(label, false, options, 200);
}

/** Several lines of plain text; a blank line starts a new paragraph. */
export function longText(label: string, options: TextOptions = {}): TextField {
  return textField(label, true, options, 10_000);
}

/**
 * Schema of a single line of up to `max` characters. Removes control characters, which can be harmful in a feed or a
 * header.
 */
export function cleanLine(label: string, max: number) {
  return createTextSchema(label, max, (value) => clean(value).replace(/\n+/g, ' '));
}

/** Like `cleanLine`, for several lines. */
export function cleanText(label: string, max: number) {
  return createTextSchema(label, max, clean);
}

/**
 * Turns tabs into spaces. Removes other control characters except `\n`, as well as unpaired surrogates, byte order
 * marks and the non-characters U+FFFE and U+FFFF.
 */
export function removeUnprintable(text: string): string {
  return text.replaceAll('\t', ' ').replace(UNPRINTABLE, '');
}

const UNPRINTABLE = /[^\n\u0020-\u007E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function textField(label: string, multiline: boolean, options: TextOptions, defaultMax: number): TextField {
  const {
    required = false,
    max = defaultMax,
    initial = '',
    help,
    placeholder,
    rows,
    hidden,
    format,
    inherits,
  } = options;
  const kind = 'text' as const;
  const field = { kind, label, help, required, max, multiline, placeholder, rows, hidden, format, inherits };
  const shape = multiline ? cleanText(label, max) : cleanLine(label, max);
  return {
    ...field,
    initial: () => initial,
    example: () => format?.example ?? placeholder ?? label.slice(0, max),
    schema: (rules: Rules) => requiredWhen(field, rules, shape, (value) => value === ''),
  };
}

function createTextSchema(label: string, max: number, clean: (value: string) => string) {
  return z
    .string({ error: mustBe(label, 'text') })
    .transform((value) => clean(value).trim())
    .pipe(z.string().max(max, `${label} must be ${formatCount(max)} characters or fewer.`));
}

function clean(value: string): string {
  return removeUnprintable(value.replace(/\r\n?/g, '\n'));
}
