import type { z } from 'zod';
import { createSchema, type DataOf, type Field, type FieldOptions, type Fields, initialData } from './field.ts';

export interface GroupField<F extends Fields = Fields> extends Field<'group', DataOf<F>> {
  readonly fields: F;
}

/** Fields that belong together, as one object. */
export function group<F extends Fields>(
  label: string,
  fields: F,
  { help }: Omit<FieldOptions, 'required'> = {},
): GroupField<F> {
  return {
    kind: 'group',
    label,
    help,
    required: false,
    fields,
    initial: () => initialData(fields),
    schema: (rules) => createSchema(fields, rules) as z.ZodType<DataOf<F>>,
  };
}
