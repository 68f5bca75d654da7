import {
  Alert,
  Button,
  Code,
  CopyButton,
  Group,
  Modal,
  NativeSelect,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import type { ApiBody, Role } from '../../lib/api-types.ts';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { getFormErrors } from '../../lib/form-errors.ts';
import { request } from '../../lib/request.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import classes from '../../lib/table.module.css';
import { ROLE_HELP, ROLES, type Token, tokensQuery } from './queries.ts';

/** Keys for scripts and CI. The secret of a new one is shown once. */
export default function TokensScreen() {
  const queries = useQueryClient();
  const { data, error } = useQuery(tokensQuery);
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: (id: string) => withConfirmation(() => request('DELETE', '/tokens/{id}', { params: { id } })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['tokens'] }),
  });
  const confirm = ({ id, name }: Token) =>
    modals.openConfirmModal({
      title: 'Are you sure you want to delete this token?',
      children: `Whatever uses “${name}” stops working at once.`,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(id),
    });

  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>Access tokens</Title>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
          Create token
        </Button>
      </Group>
      <Text size="sm" c="dimmed" maw="40rem">
        Scripts and scheduled builds send them as <Code>Authorization: Bearer …</Code> and act in the name of whoever
        made them.
      </Text>
      {secret && (
        <Alert color="green" role="status" title="Copy the token now: it is not shown again">
          <Group gap="sm">
            <Code>{secret}</Code>
            <CopyButton value={secret}>
              {({ copied, copy }) => (
                <Button size="compact-sm" variant="default" onClick={copy}>
                  {copied ? 'Copied' : 'Copy'}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Alert>
      )}
      {(error ?? remove.error) && (
        <Alert color="red" role="alert" title={error ? 'Failed to fetch data' : 'Error deleting token'}>
          {(error ?? remove.error)?.message}
        </Alert>
      )}
      {!data && !error && <Spinner label="Loading..." />}
      {data?.total === 0 && (
        <Empty title="No tokens yet" text="Each gets a role and an end, and can be deleted at any time." />
      )}
      {data && data.total > 0 && <TokenTable tokens={data.items} onDelete={confirm} />}
      {isCreating && <TokenForm onClose={() => setCreating(false)} onCreated={setSecret} />}
    </Stack>
  );
}

function TokenTable({ tokens, onDelete }: { tokens: Token[]; onDelete(token: Token): void }) {
  return (
    <div className={classes.frame}>
      <Table className={classes.cards} aria-label="Tokens">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Role</Table.Th>
            <Table.Th>Made by</Table.Th>
            <Table.Th>Expires</Table.Th>
            <Table.Th>Last used</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tokens.map((token) => (
            <Table.Tr key={token.id}>
              <Table.Td className={classes.lead}>{token.name}</Table.Td>
              <Table.Td>{ROLES.find(({ value }) => value === token.role)?.label}</Table.Td>
              <Table.Td data-label="Made by">{token.user}</Table.Td>
              <Table.Td className={classes.short} data-label="Expires">
                {token.expiresAt ? formatDateTime(token.expiresAt) : 'Never'}
                {token.expiresAt && new Date(token.expiresAt).getTime() < Date.now() && (
                  <Text size="xs" c="red">
                    expired
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.short} data-label="Last used">
                {token.lastUsedAt ? formatRelative(token.lastUsedAt) : 'Never'}
              </Table.Td>
              <Table.Td className={classes.action}>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete ${token.name}`}
                  onClick={() => onDelete(token)}
                >
                  Delete
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'Without end' },
];

function TokenForm({ onClose, onCreated }: { onClose(): void; onCreated(secret: string): void }) {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (body: ApiBody<'POST', '/tokens'>) => withConfirmation(() => request('POST', '/tokens', { body })),
    onSuccess: ({ secret }) => {
      void queries.invalidateQueries({ queryKey: ['tokens'] });
      onCreated(secret);
      onClose();
    },
  });
  const { at, general } = getFormErrors(create.error, ['name', 'role']);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = Number(form.get('days'));
    const expiresAt = days > 0 ? new Date(Date.now() + days * 86_400_000).toISOString() : null;
    create.mutate({ name: String(form.get('name')), role: String(form.get('role')) as Role, expiresAt });
  }

  return (
    <Modal opened onClose={onClose} title="Create token">
      <form onSubmit={submit}>
        <Stack>
          {general && (
            <Alert color="red" role="alert">
              {general}
            </Alert>
          )}
          <TextInput name="name" label="Name" placeholder="Nightly build" required error={at('name')} data-autofocus />
          <NativeSelect name="role" label="Role" description={ROLE_HELP} data={ROLES} defaultValue="editor" />
          <NativeSelect name="days" label="Valid for" data={LIFETIMES} defaultValue="90" />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Create token
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
