import { ActionIcon, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { common } from '../text/texts.ts';
import type { ColumnChoice } from './column-choice.ts';
import classes from './lists.module.css';

export default function ColumnMenu({ optional, hidden, hide }: Omit<ColumnChoice, 'shown'>) {
  return (
    // Opens in the page's main landmark, outside the table, which would cut it off.
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus portalProps={{ target: '#screen' }}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          ml={4}
          my={-4}
          aria-label={common.columns}
          title={common.columns}
        >
          <IconColumns3 size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {optional.map((label) => (
            <label key={label} className={classes.column}>
              <input
                type="checkbox"
                checked={!hidden.includes(label)}
                onChange={({ currentTarget: { checked } }) =>
                  hide(checked ? hidden.filter((column) => column !== label) : [...hidden, label])
                }
              />
              {label}
            </label>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
