import { Checkbox, type CheckboxGroupProps, Stack } from '@mantine/core';
import type { Option } from './choices.ts';

export { MultiSelect, Select, TagsInput } from '@mantine/core';

interface TicksProps extends Omit<CheckboxGroupProps, 'children'> {
  options: readonly (Option & { description?: string })[];
  size?: 'xs';
}

export function Ticks({ options, size, ...group }: TicksProps) {
  return (
    <Checkbox.Group {...group}>
      <Stack gap="xs" my="xs">
        {options.map((option) => (
          <Checkbox key={option.value} size={size} {...option} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
