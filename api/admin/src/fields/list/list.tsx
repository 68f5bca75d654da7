import { Text } from '@mantine/core';
import type { FieldOf } from 'content-types/fields/any-field';
import { itemName } from '../../lib/form/path.ts';
import { count } from '../../lib/format.ts';
import type { FieldView } from '../field-view.ts';
import { ListInput } from './ListInput.tsx';

export const list: FieldView<FieldOf<'list'>> = {
  Input: ListInput,
  Cell: ({ field, value }) => (
    <Text span size="sm">
      {count(value.length, field.one)}
    </Text>
  ),
  toText: (field, value, describe) =>
    value.map((item, index) => `${itemName(field, index)}\n${describe(field.item, item)}`).join('\n\n'),
};
