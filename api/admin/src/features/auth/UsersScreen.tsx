import { Alert, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import classes from '../../lib/table.module.css';
import { type ListedUser, ROLES, usersQuery } from './queries.ts';
import { UserForm } from './UserForm.tsx';

/** Who may use the admin. Users are disabled, never deleted: the history keeps their names. */
export default function UsersScreen() {
  const { data, error } = useQuery(usersQuery);
  const [open, setOpen] = useState<ListedUser | 'new' | null>(null);
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>Users</Title>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
          Create user
        </Button>
      </Group>
      {error && (
        <Alert color="red" role="alert" title="Failed to fetch data">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Spinner label="Loading..." />}
      {data && (
        <div className={classes.frame}>
          <Table className={classes.cards} aria-label="Users">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th>Email</Table.Th>
                <Table.Th>Role</Table.Th>
                <Table.Th>Second factor</Table.Th>
                <Table.Th>Since</Table.Th>
                <Table.Th>
                  <span className="visually-hidden">Actions</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((user) => (
                <Table.Tr key={user.id}>
                  <Table.Td className={classes.lead}>
                    {user.name}
                    {(user.disabled || user.invited) && (
                      <Text span size="xs" c="dimmed" ml="xs">
                        {user.disabled ? 'disabled' : 'invited'}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>{user.email}</Table.Td>
                  <Table.Td>{ROLES.find(({ value }) => value === user.role)?.label}</Table.Td>
                  <Table.Td data-label="Second factor">
                    {user.secondFactor ? (
                      'On'
                    ) : (
                      <Text span c="dimmed" inherit>
                        Off
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td className={classes.short} data-label="Since">
                    {formatDateTime(user.createdAt)}
                  </Table.Td>
                  <Table.Td className={classes.action}>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Edit ${user.name}`}
                      onClick={() => setOpen(user)}
                    >
                      Edit
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {open && <UserForm user={open} canMail={data?.mail ?? false} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
