import { Text } from '@mantine/core';
import type { DateField } from 'content-types/fields/date';
import { DayInput } from '../lib/DayInput.tsx';
import { formatDay } from '../lib/dates.ts';
import type { FieldView } from './field-view.ts';

export const date: FieldView<DateField> = {
  Input: ({ field, id, value, error, onChange, onBlur }) => (
    <DayInput
      id={id}
      label={field.label}
      description={field.help}
      required={field.required}
      value={value}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
    />
  ),
  isNarrow: () => true,
  Cell: ({ value }) => (
    <Text span size="sm" className="numbers">
      {formatDay(value)}
    </Text>
  ),
  toText: (_field, value) => formatDay(value),
};
