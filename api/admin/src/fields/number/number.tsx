import type { MoneyField, NumberField } from 'content-types/fields/number';
import type { FieldView } from '../field-view.ts';
import { TypedInput } from '../TypedInput.tsx';
import { formatMoney, formatNumber, parseMoney, parseNumber } from './amounts.ts';

export const number: FieldView<NumberField> = {
  Input: (props) => <TypedInput {...props} isNumber format={formatNumber} parse={parseNumber} />,
  isNarrow: () => true,
  toText: (_field, value) => formatNumber(value),
};

export const money: FieldView<MoneyField> = {
  Input: (props) => <TypedInput {...props} isNumber unit="£" format={formatMoney} parse={parseMoney} />,
  isNarrow: () => true,
  toText: (_field, value) => (value === null ? '' : `£${formatMoney(value)}`),
};
