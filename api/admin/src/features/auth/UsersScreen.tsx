import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable } from '../../lib/DataTable.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { LoadState } from '../../lib/errors.tsx';
import { type ListedUser, roleLabel, usersQuery } from './queries.ts';
import { UserForm } from './UserForm.tsx';

/** Who may use the admin. Users are disabled, never deleted: the history keeps their names. */
export default function UsersScreen() {
  const { data, error } = useQuery(usersQuery);
  const [open, setOpen] = useState<ListedUser | 'new' | null>(null);
  const columns: Column<ListedUser>[] = [
    {
      label: 'Name',
      kind: 'lead',
      cell: ({ name, disabled, invited }) => (
        <>
          {name}
          {(disabled || invited) && (
            <Text span size="xs" c="dimmed" ml="xs">
              {disabled ? 'disabled' : 'invited'}
            </Text>
          )}
        </>
      ),
    },
    { label: 'Email', cell: ({ email }) => email },
    { label: 'Role', cell: ({ role }) => roleLabel(role) },
    {
      label: 'Second factor',
      isNamed: true,
      cell: ({ secondFactor }) => (
        <Text span c={secondFactor ? undefined : 'dimmed'} inherit>
          {secondFactor ? 'On' : 'Off'}
        </Text>
      ),
    },
    { label: 'Since', kind: 'short', isNamed: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      label: 'Actions',
      kind: 'action',
      cell: (user) => (
        <Button size="compact-sm" variant="default" aria-label={`Edit ${user.name}`} onClick={() => setOpen(user)}>
          Edit
        </Button>
      ),
    },
  ];
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>Users</Title>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
          Create user
        </Button>
      </Group>
      <LoadState data={data} error={error} />
      {data && <DataTable label="Users" columns={columns} rows={data.items} getKey={({ id }) => id} />}
      {open && <UserForm user={open} canMail={data?.mail ?? false} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
