import { z } from 'zod';
import type { Field, FieldOptions } from './field.ts';

export interface ChoiceField<Option extends string = string> extends Field<'choice', Option> {
  readonly options: readonly { value: Option; label: string }[];
}

interface ChoiceOptions<Option extends string> extends FieldOptions {
  /** Values and their labels; a plain list where both are the same. */
  options: readonly Option[] | Record<Option, string>;
  /** The initial value; by default the first option. */
  initial?: NoInfer<Option>;
}

/** A choice from a fixed list. It always has a value, which is one of the options. */
export function choice<const Option extends string>(
  label: string,
  { options, initial, help }: ChoiceOptions<Option>,
): ChoiceField<Option> {
  const labels = Array.isArray(options) ? Object.fromEntries(options.map((o) => [o, o])) : options;
  const values = Object.keys(labels) as [Option, ...Option[]];
  // Lists values in the error, not labels, because only scripts can send other values. An empty value is listed by its
  // label.
  const names = values.map((value) => value || (labels as Record<string, string>)[value] || 'none').join(', ');
  return {
    kind: 'choice',
    label,
    help,
    required: false,
    options: values.map((value) => ({ value, label: (labels as Record<Option, string>)[value] })),
    initial: () => initial ?? values[0],
    schema: () => z.enum(values, { error: `${label} must be one of: ${names}.` }) as z.ZodType<Option>,
  };
}
