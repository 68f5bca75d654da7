import { Textarea, TextInput } from '@mantine/core';
import type { Field } from 'content-types/fields/field';
import { useTyped } from '../../kit/form/use-typed.ts';
import { type InputProps, labelProps } from './field-view.ts';

interface TypedInputProps extends InputProps<Field> {
  format(value: unknown): string;
  parse(input: string): unknown;
  /** The help text for a field without its own. */
  help?: string;
  /** Shown in front of a number. */
  unit?: string;
  isNumber?: boolean;
  isMultiline?: boolean;
}

/** A value that is typed as text, such as an amount or a list of words. It is formatted when the input loses the focus. */
export function TypedInput(props: TypedInputProps) {
  const { field, value, onChange, onBlur, format, parse, help, unit, isNumber, isMultiline } = props;
  const { typed, setTyped, tidy } = useTyped(value, format, parse);
  const input = {
    ...labelProps(props),
    description: field.help ?? help,
    value: typed,
    onChange(event: { currentTarget: { value: string } }) {
      setTyped(event.currentTarget.value);
      onChange(parse(event.currentTarget.value));
    },
    onBlur() {
      tidy();
      onBlur();
    },
  };
  if (isMultiline) return <Textarea {...input} autosize minRows={3} maxRows={6} />;
  if (isNumber) return <TextInput {...input} leftSection={unit} inputMode="decimal" className="numbers" />;
  return <TextInput {...input} />;
}
