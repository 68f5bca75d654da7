import { NativeSelect } from '@mantine/core';
import type { MoneyField, NumberField } from 'content-types/fields/number';
import { type FieldView, type InputProps, labelProps } from '../field-view.ts';
import { TypedInput } from '../TypedInput.tsx';
import { texts } from '../texts.ts';
import { formatMoney, formatNumber, parseMoney, parseNumber } from './amounts.ts';

export const number: FieldView<NumberField> = {
  Input: (props) =>
    props.field.options ? (
      <NumberSelect {...props} options={props.field.options} />
    ) : (
      <TypedInput {...props} isNumber format={formatNumber} parse={parseNumber} />
    ),
  isNarrow: () => true,
  toText: ({ options }, value) => options?.find((option) => option.value === value)?.label ?? formatNumber(value),
};

function NumberSelect({ options, ...props }: InputProps<NumberField> & { options: Options }) {
  const { value, onChange } = props;
  const isCustomValue = value !== null && options.every((option) => option.value !== value);
  const shownOptions = isCustomValue ? [...options, { value, label: formatNumber(value) }] : options;
  return (
    <NativeSelect
      {...labelProps(props)}
      data={[
        { value: '', label: texts.number.none },
        ...shownOptions.map(({ value, label }) => ({ value: String(value), label })),
      ]}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  );
}

type Options = NonNullable<NumberField['options']>;

export const money: FieldView<MoneyField> = {
  Input: (props) => <TypedInput {...props} isNumber unit="£" format={formatMoney} parse={parseMoney} />,
  isNarrow: () => true,
  toText: (_field, value) => (value === null ? '' : `£${formatMoney(value)}`),
};
