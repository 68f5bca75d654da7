import { NativeSelect, Text } from '@mantine/core';
import type { ChoiceField } from 'content-types/fields/choice';
import type { FieldView } from './field-view.ts';

export const choice: FieldView<ChoiceField> = {
  Input: ({ field, id, value, error, onChange, onBlur }) => (
    <NativeSelect
      id={id}
      label={field.label}
      description={field.help}
      data={field.options.map((option) => ({ ...option }))}
      value={value}
      error={error}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  isNarrow: () => true,
  Cell: ({ field, value }) => (
    <Text span size="sm">
      {label(field, value)}
    </Text>
  ),
  toText: label,
};

function label(field: ChoiceField, value: string): string {
  return field.options.find((option) => option.value === value)?.label ?? value;
}
