import { NativeSelect } from '@mantine/core';
import type { ChoiceField } from 'content-types/fields/choice';
import { type FieldView, labelProps } from './field-view.ts';

export const choice: FieldView<ChoiceField> = {
  Input: (props) => (
    <NativeSelect
      {...labelProps(props)}
      data={props.field.options.map((option) => ({ ...option }))}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  ),
  isNarrow: () => true,
  toText: labelOf,
};

function labelOf(field: ChoiceField, value: string): string {
  return field.options.find((option) => option.value === value)?.label ?? value;
}
