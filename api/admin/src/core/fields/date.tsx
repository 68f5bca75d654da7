import type { DateField } from 'content-types/fields/date';
import { DayInput } from '../../kit/form/DayInput.tsx';
import { formatDay } from '../../kit/text/dates.ts';
import { type FieldView, labelProps } from './field-view.ts';

export const date: FieldView<DateField> = {
  Input: (props) => <DayInput {...labelProps(props)} value={props.value} onChange={props.onChange} />,
  isNarrow: () => true,
  toText: (_field, value) => formatDay(value),
};
