/** Lists of short texts typed into one box: comma-separated tags, or one entry per line. */
import { z } from 'zod';
import { type Field, type FieldOptions, type Rules, requiredWhen } from './field.ts';
import { cleanLine } from './text.ts';

export type TagsField = Field<'tags', string[]>;
export type LinesField = Field<'lines', string[]>;

/** Short words, separated by commas. */
export function tags(label: string, options: FieldOptions = {}): TagsField {
  return createWordsField('tags', label, 60, options);
}

/** A field with one entry per line; blank lines are dropped. */
export function lines(label: string, options: WordsOptions = {}): LinesField {
  return createWordsField('lines', label, 500, options);
}

export function splitTags(input: string): string[] {
  return input.split(',').map(trim).filter(Boolean);
}

export function splitLines(input: string): string[] {
  return input.split('\n').map(trim).filter(Boolean);
}

interface WordsOptions extends FieldOptions {
  initial?: readonly string[];
}

function createWordsField<Kind extends string>(kind: Kind, label: string, maxLength: number, options: WordsOptions) {
  const { required = false, help, initial = [] } = options;
  const field = { kind, label, help, required };
  const shape = z
    .array(cleanLine(label, maxLength), { error: `${label} must be a list.` })
    .transform((entries) => entries.filter(Boolean))
    .pipe(z.array(z.string()).max(100, `${label} can’t have more than 100 entries.`));
  return {
    ...field,
    initial: (): string[] => [...initial],
    example: () => [label],
    schema: (rules: Rules): z.ZodType<string[]> => requiredWhen(field, rules, shape, (entries) => entries.length === 0),
  };
}

function trim(entry: string): string {
  return entry.trim();
}
