/** Which columns of a table are shown. Each user's choice is kept in this browser. */
import { ActionIcon, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { use, useState } from 'react';
import { common } from '../text/texts.ts';
import { ChoicesOf } from './choices-of.ts';

/** A table with fewer has no menu. */
const MIN_COLUMNS = 5;

interface Choosable {
  label: string;
  kind?: string;
}

interface ColumnChoice<Column extends Choosable> {
  shown: Column[];
  /** The labels of the columns that can be hidden; none in a small table. */
  optional: string[];
  hidden: readonly string[];
  hide(labels: string[]): void;
}

/** `label` is that of the table. What a row is about and its buttons are always shown. */
export function useColumnChoice<Column extends Choosable>(label: string, columns: Column[]): ColumnChoice<Column> {
  const key = `admin:columns:${use(ChoicesOf)}:${label}`;
  const [state, setState] = useState(() => ({ key, hidden: readHidden(key) }));
  const hidden = state.key === key ? state.hidden : readHidden(key);
  const lead = columns.find(({ kind }) => kind === 'lead') ?? columns[0];
  const optional =
    columns.length < MIN_COLUMNS ? [] : columns.filter((one) => one !== lead && one.kind !== 'action').map(labelOf);
  return {
    shown: columns.filter((one) => !(optional.includes(one.label) && hidden.includes(one.label))),
    optional,
    hidden,
    hide(labels) {
      setState({ key, hidden: labels });
      localStorage.setItem(key, JSON.stringify(labels));
    },
  };
}

const labelOf = ({ label }: Choosable) => label;

function readHidden(key: string): string[] {
  // There is no storage outside a browser, as in a test.
  const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  try {
    const hidden: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(hidden) ? hidden.map(String) : [];
  } catch {
    return [];
  }
}

/** A button in the last heading, with a checkbox for each column. */
export function ColumnMenu({ optional, hidden, hide }: Omit<ColumnChoice<Choosable>, 'shown'>) {
  if (optional.length === 0) return null;
  return (
    // In the page's main landmark, and outside the table, which would cut it off.
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus portalProps={{ target: '#screen' }}>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" ml={4} aria-label={common.columns} title={common.columns}>
          <IconColumns3 size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {optional.map((label) => (
            <Checkbox
              key={label}
              size="xs"
              label={label}
              checked={!hidden.includes(label)}
              onChange={({ currentTarget: { checked } }) =>
                hide(checked ? hidden.filter((one) => one !== label) : [...hidden, label])
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
