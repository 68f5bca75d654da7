import { NativeSelect } from '@mantine/core';
import { STATUSES } from './statuses.ts';
import type { InboxName } from './types.ts';

interface StatusSelectProps {
  inbox: InboxName;
  label: string;
  /** Empty to choose one for many. */
  value: string;
  onChange(status: string): void;
}

export function StatusSelect({ inbox, label, value, onChange }: StatusSelectProps) {
  const choices = STATUSES[inbox].map((status) => ({ ...status }));
  return (
    <NativeSelect
      size="sm"
      w="11rem"
      aria-label={label}
      data={value === '' ? [{ value: '', label: `${label} …` }, ...choices] : choices}
      value={value}
      onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
    />
  );
}
