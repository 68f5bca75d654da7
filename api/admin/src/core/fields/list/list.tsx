import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FieldOf } from 'content-types/fields/any-field';
import { itemName } from '../../../kit/form/path.ts';
import type { FieldView, InputProps } from '../field-view.ts';
import { texts } from '../texts.ts';
import { Items } from './Items.tsx';

function ListInput(props: InputProps<FieldOf<'list'>>) {
  const { field, id, value } = props;
  return (
    <Items
      {...props}
      fieldOf={() => field.item}
      mayRemove={(index) => value.length > field.min && !(field.keepFirst && index === 0)}
      mayDuplicate={() => true}
      addButton={(add) => (
        <Button
          id={`${id}-add`}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => add(field.item.initial())}
        >
          {texts.list.add(field.one)}
        </Button>
      )}
    />
  );
}

export const list: FieldView<FieldOf<'list'>> = {
  Input: ListInput,
  toText: (field, value, describe) =>
    value.map((item, index) => `${itemName(field, index)}\n${describe(field.item, item)}`).join('\n\n'),
};
