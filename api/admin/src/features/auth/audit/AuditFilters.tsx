import { Box, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DayInput } from '../../../lib/DayInput.tsx';
import { usersQuery } from '../queries.ts';
import { actionLabel } from './action-labels.ts';
import type { AuditFilter } from './queries.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  /** Every action that occurs. */
  actions: string[];
  onChange(filter: AuditFilter): void;
}

export function AuditFilters({ filter, actions, onChange }: AuditFiltersProps) {
  const { data } = useQuery(usersQuery);
  const set = (name: keyof AuditFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value });
  return (
    <Group gap="xs" align="end">
      <TextInput
        flex="1 1 14rem"
        label="Search"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.search}
        onChange={set('search')}
      />
      <NativeSelect
        flex="1 1 9.5rem"
        label="Who"
        data={[
          { value: '', label: 'Everybody' },
          ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.user}
        onChange={set('user')}
      />
      <NativeSelect
        flex="1 1 9.5rem"
        label="What"
        data={[{ value: '', label: 'Everything' }, ...actions.map((value) => ({ value, label: actionLabel(value) }))]}
        value={filter.action}
        onChange={set('action')}
      />
      <Box flex="1 1 8.5rem">
        <DayInput label="From" value={filter.from} onChange={(from) => onChange({ ...filter, from })} />
      </Box>
      <Box flex="1 1 8.5rem">
        <DayInput label="To" value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
      </Box>
    </Group>
  );
}
