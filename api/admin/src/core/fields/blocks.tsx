import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FieldOf } from 'content-types/fields/any-field';
import { findBlock } from 'content-types/values/defaults';
import { itemName } from '../../kit/form/path.ts';
import type { FieldView, InputProps } from './field-view.ts';
import { Items } from './list/Items.tsx';
import { texts } from './texts.ts';

export const blocks: FieldView<FieldOf<'blocks'>> = {
  Input: BlocksInput,
  toText: (field, value, describe) =>
    value
      .flatMap((item, index) => {
        const group = findBlock(field, item);
        return group ? [`${itemName(field, index, item)}\n${describe(group, item)}`] : [];
      })
      .join('\n\n'),
};

function BlocksInput(props: InputProps<FieldOf<'blocks'>>) {
  const { field, id, value } = props;
  const mayAdd = (name: string) => !field.once.includes(name) || value.every(({ block }) => block !== name);
  return (
    <Items
      {...props}
      fieldOf={(item) => findBlock(field, item)}
      mayRemove={() => true}
      mayDuplicate={(item) => mayAdd((item as { block: string }).block)}
      addButton={(add) => (
        // Focuses the new block.
        <Menu shadow="md" position="bottom-start" withinPortal={false} returnFocus={false}>
          <Menu.Target>
            <Button id={`${id}-add`} variant="default" size="xs" leftSection={<IconPlus size={14} />}>
              {texts.blocks.add}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(field.blocks).map(([block, group]) => (
              <Menu.Item key={block} disabled={!mayAdd(block)} onClick={() => add({ block, ...group.initial() })}>
                {group.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    />
  );
}
