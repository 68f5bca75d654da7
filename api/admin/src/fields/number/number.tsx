import { Text, TextInput } from '@mantine/core';
import type { MoneyField, NumberField } from 'content-types/fields/number';
import { useTyped } from '../../lib/use-typed.ts';
import type { FieldView } from '../field-view.ts';
import { formatMoney, formatNumber, parseMoney, parseNumber } from './amounts.ts';

export const number: FieldView<NumberField> = {
  Input({ field, id, value, error, onChange, onBlur }) {
    const { typed, setTyped, tidy } = useTyped(value, formatNumber, parseNumber);
    return (
      <TextInput
        id={id}
        label={field.label}
        description={field.help}
        required={field.required}
        inputMode="decimal"
        className="numbers"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(parseNumber(event.currentTarget.value));
        }}
        onBlur={() => {
          tidy();
          onBlur();
        }}
      />
    );
  },
  isNarrow: () => true,
  Cell: ({ value }) => (
    <Text span size="sm" className="numbers">
      {formatNumber(value)}
    </Text>
  ),
  toText: (_field, value) => formatNumber(value),
};

export const money: FieldView<MoneyField> = {
  Input({ field, id, value, error, onChange, onBlur }) {
    const { typed, setTyped, tidy } = useTyped(value, formatMoney, parseMoney);
    return (
      <TextInput
        id={id}
        label={field.label}
        description={field.help}
        required={field.required}
        leftSection="£"
        inputMode="decimal"
        className="numbers"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(parseMoney(event.currentTarget.value));
        }}
        onBlur={() => {
          tidy();
          onBlur();
        }}
      />
    );
  },
  isNarrow: () => true,
  Cell: ({ value }) => (
    <Text span size="sm" className="numbers">
      {value === null ? '' : `£${formatMoney(value)}`}
    </Text>
  ),
  toText: (_field, value) => (value === null ? '' : `£${formatMoney(value)}`),
};
