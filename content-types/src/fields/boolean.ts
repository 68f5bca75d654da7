import { z } from 'zod';
import { type Field, type FieldOptions, mustBe } from './field.ts';

export type BooleanField = Field<'boolean', boolean>;

export function boolean(label: string, options: FieldOptions & { initial?: boolean } = {}): BooleanField {
  const { help, initial = false } = options;
  return {
    kind: 'boolean',
    label,
    help,
    required: false,
    initial: () => initial,
    schema: () => z.boolean({ error: mustBe(label, 'true or false') }),
  };
}
