import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usersQuery } from '../queries.ts';
import type { AuditFilter } from './queries.ts';
import { actionWords } from './words.ts';

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
        flex="1 1 11rem"
        label="Who"
        data={[
          { value: '', label: 'Everybody' },
          ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.user}
        onChange={set('user')}
      />
      <NativeSelect
        flex="1 1 11rem"
        label="What"
        data={[{ value: '', label: 'Everything' }, ...actions.map((value) => ({ value, label: actionWords(value) }))]}
        value={filter.action}
        onChange={set('action')}
      />
      <TextInput flex="1 1 9rem" type="date" label="From" value={filter.from} onChange={set('from')} />
      <TextInput flex="1 1 9rem" type="date" label="To" value={filter.to} onChange={set('to')} />
    </Group>
  );
}
