import { z } from 'zod';
import { type Field, type FieldOptions, requiredWhen } from './field.ts';

/** A stored document, such as a CV. Its bytes are kept outside every public folder. */
export interface StoredFile {
  id: string;
  /** The file's name as uploaded, for display only. */
  name: string;
  bytes: number;
}

export interface FileField extends Field<'file', StoredFile | null> {
  /** File extensions with their dot, for an `accept` attribute. The server checks the content instead. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
}

interface FileOptions extends FieldOptions {
  accept: readonly string[];
  maxBytes: number;
}

/** A field for one uploaded file, or `null`. */
export function file(label: string, { required = false, help, accept, maxBytes }: FileOptions): FileField {
  const field = { kind: 'file' as const, label, help, required, accept, maxBytes };
  const shape: z.ZodType<StoredFile | null> = z
    .strictObject({ id: z.string().min(1), name: z.string().max(255), bytes: z.int().min(0).max(maxBytes) })
    .nullable();
  return {
    ...field,
    initial: () => null,
    schema: (rules) => requiredWhen(field, rules, shape, (value) => value === null),
  };
}
