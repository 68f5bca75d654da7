import { Switch, Text } from '@mantine/core';
import type { BooleanField } from 'content-types/fields/boolean';
import type { FieldView } from './field-view.ts';

export const boolean: FieldView<BooleanField> = {
  Input: ({ field, id, value, error, onChange, onBlur }) => (
    <Switch
      id={id}
      label={field.label}
      description={field.help}
      checked={value}
      error={error}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  ),
  isNarrow: () => true,
  Cell: ({ value }) => (
    <Text span size="sm">
      {value ? 'Yes' : 'No'}
    </Text>
  ),
  toText: (_field, value) => (value ? 'Yes' : 'No'),
};
