import type { AnyField } from 'content-types/fields/any-field';
import type { Field, ValueOf } from 'content-types/fields/field';
import type { ReactNode } from 'react';

/** The views of a kind of field in the admin. */
export interface FieldView<F extends Field> {
  Input(props: InputProps<F>): ReactNode;
  /** Whether two such fields fit side by side; false by default. */
  isNarrow?(field: F): boolean;
  /** The value in a table, on one line; `toText` by default. */
  Cell?(props: { field: F; value: ValueOf<F> }): ReactNode;
  /** The value as plain text, to compare two versions. Empty when there is no value. */
  toText(field: F, value: ValueOf<F>, describe: DescribeValue): string;
}

/** Describes a value of any field, for kinds that hold other fields. */
type DescribeValue = (field: AnyField, value: unknown) => string;

export interface InputProps<F extends Field> {
  field: F;
  /** The path in the document: `sections.0.title`. */
  path: string;
  id: string;
  value: ValueOf<F>;
  error: string | undefined;
  /** Accepts invalid values too, such as letters in an amount, because the schema rejects them. */
  onChange(value: unknown): void;
  onBlur(): void;
}

/** The properties that every input of a field has. */
export function labelProps({ field, path, id, error, onBlur }: InputProps<Field>) {
  return { id, name: path, label: field.label, description: field.help, required: field.required, error, onBlur };
}
