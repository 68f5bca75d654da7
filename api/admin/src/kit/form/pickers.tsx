import {
  Checkbox,
  type CheckboxGroupProps,
  MultiSelect,
  type MultiSelectProps,
  Select,
  type SelectProps,
  Stack,
  TagsInput,
  type TagsInputProps,
} from '@mantine/core';
import type { Choices, Option } from './choices.ts';
import { toOptions } from './choices.ts';

/** Searchable select for one of many options. Options can show more than their label. */
export function Find({ options, ...input }: Omit<SelectProps, 'data'> & { options: Choices }) {
  return <Select data={toOptions(options)} {...input} />;
}

/** An input to choose some of many options. */
export function FindSome({ options, ...input }: Omit<MultiSelectProps, 'data'> & { options: Choices }) {
  return <MultiSelect data={toOptions(options)} {...input} />;
}

/** An input for tags that the user types. */
export function Tags(props: TagsInputProps) {
  return <TagsInput {...props} />;
}

interface TicksProps extends Omit<CheckboxGroupProps, 'children'> {
  options: readonly (Option & { description?: string })[];
  size?: 'xs';
}

/** Checkboxes for a few options. */
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
