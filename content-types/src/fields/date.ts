import { z } from 'zod';
import { type Field, type FieldOptions, requiredWhen } from './field.ts';

/** A calendar day, `YYYY-MM-DD`, without time or time zone; empty when not given. */
export type DateField = Field<'date', string>;

/** A day, shown as 21 November 2026. */
export function date(label: string, { required = false, help }: FieldOptions = {}): DateField {
  const field = { kind: 'date' as const, label, help, required };
  const error = `${label} must be a real date, like 21/11/2026.`;
  // Repeats the message in the option, because zod may report the error of a union's closest option.
  const shape = z.union([z.literal(''), z.iso.date({ error })], { error });
  return {
    ...field,
    initial: () => '',
    // Uses a day far in the future, because entries may expire on it.
    example: () => '2099-12-31',
    schema: (rules) => requiredWhen<string>(field, rules, shape, (value) => value === ''),
  };
}
