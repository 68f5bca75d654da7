import type { Field, ValueOf } from 'content-types/fields/field';
import type { ReactNode } from 'react';

/** What a kind of field brings to the admin. Nobody else knows how it looks. */
export interface FieldView<F extends Field> {
  Input(props: InputProps<F>): ReactNode;
  /** Whether two of them fit side by side; not unless told. */
  isNarrow?(field: F): boolean;
  /** The value in a table, one line high. */
  Cell(props: { field: F; value: ValueOf<F> }): ReactNode;
  /** The value as plain words, for comparing two versions. Empty when there is nothing. */
  toText(field: F, value: ValueOf<F>): string;
}

export interface InputProps<F extends Field> {
  field: F;
  /** Where in the document: `sections.0.title`. */
  path: string;
  id: string;
  value: ValueOf<F>;
  error: string | undefined;
  /** Takes what was typed even when it is not a value of the kind, such as letters in an amount: the schema says so. */
  onChange(value: unknown): void;
  onBlur(): void;
}
