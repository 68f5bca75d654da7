import { Text, Textarea, TextInput } from '@mantine/core';
import type { TextField } from 'content-types/fields/text';
import type { FieldView } from './field-view.ts';

export const text: FieldView<TextField> = {
  Input({ field, id, value, error, onChange, onBlur }) {
    const props = {
      id,
      label: field.label,
      description: description(field, value),
      placeholder: field.placeholder,
      required: field.required,
      value,
      error,
      onBlur,
      onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    };
    return field.multiline ? <Textarea {...props} autosize minRows={3} maxRows={6} /> : <TextInput {...props} />;
  },
  isNarrow: ({ multiline, max }) => !multiline && max <= 100,
  Cell: ({ value }) => (
    <Text span size="sm" lineClamp={1}>
      {value}
    </Text>
  ),
  toText: (_field, value) => value,
};

/** The help, and how much room is left once it gets tight. */
function description({ help, max }: TextField, value: string): string | undefined {
  const left = max - value.length;
  if (left > max * 0.2) return help;
  const room = left < 0 ? `${-left} characters too many.` : `${left} characters left.`;
  return help ? `${help} ${room}` : room;
}
