import type { z } from 'zod';
import { type Contact, createSchema, type DataOf, type Field, type FieldOptions, initialData } from '../field.ts';

export interface GroupField<F extends Record<string, Field> = Record<string, Field>> extends Field<'group', DataOf<F>> {
  readonly fields: F;
}

/** Related fields, stored as one object. */
export function group<F extends Record<string, Field>>(
  label: string,
  fields: F,
  { help, inherits }: Omit<FieldOptions, 'required'> & { inherits?(contact: Contact): Partial<DataOf<F>> } = {},
): GroupField<F> {
  return {
    kind: 'group',
    label,
    help,
    required: false,
    fields,
    inherits,
    initial: () => initialData(fields),
    schema: (rules) => createSchema(fields, rules, label) as z.ZodType<DataOf<F>>,
  };
}
