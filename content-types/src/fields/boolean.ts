import { z } from 'zod';
import { type Field, type FieldOptions, mustBe } from './field.ts';

export type BooleanField = Field<'boolean', boolean>;

export function boolean(
  label: string,
  { help, initial = false }: Pick<FieldOptions, 'help'> & { initial?: boolean } = {},
): BooleanField {
  return {
    kind: 'boolean',
    label,
    help,
    required: false,
    initial: () => initial,
    schema: () => z.boolean({ error: mustBe(label, 'true or false') }),
  };
}
