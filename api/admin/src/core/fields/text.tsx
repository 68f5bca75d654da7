import { Textarea, TextInput } from '@mantine/core';
import type { TextField } from 'content-types/fields/text';
import { type FieldView, labelProps } from './field-view.ts';
import { texts } from './texts.ts';

export const text: FieldView<TextField> = {
  Input(input) {
    const { field, value, onChange } = input;
    const props = {
      ...labelProps(input),
      description: getDescription(field, value),
      placeholder: field.placeholder,
      value,
      onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    };
    return field.multiline ? (
      <Textarea {...props} autosize minRows={3} maxRows={field.rows ?? 6} />
    ) : (
      <TextInput {...props} />
    );
  },
  isNarrow: ({ multiline, max }) => !multiline && max <= 100,
  toText: (_field, value) => value,
};

/** The help and, close to the limit, the number of characters left. */
function getDescription({ help, max }: TextField, value: string): string | undefined {
  const remaining = max - value.length;
  if (remaining > max * 0.2) return help;
  const remainingText = remaining < 0 ? texts.charactersOver(-remaining) : texts.charactersLeft(remaining);
  return help ? `${help} ${remainingText}` : remainingText;
}
