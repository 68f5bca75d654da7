import { Switch } from '@mantine/core';
import type { BooleanField } from 'content-types/fields/boolean';
import { type FieldView, labelProps } from './field-view.ts';
import { texts } from './texts.ts';

export const boolean: FieldView<BooleanField> = {
  Input: (props) => (
    <Switch
      {...labelProps(props)}
      checked={props.value}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  ),
  isNarrow: () => true,
  toText: (_field, value) => (value ? texts.yes : texts.no),
};
