import {
  Alert,
  Button,
  Code,
  CopyButton,
  Group,
  Modal,
  NativeSelect,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import type { ApiBody, Role } from '../../lib/api-types.ts';
import { confirm } from '../../lib/confirm.ts';
import { type Column, DataTable } from '../../lib/DataTable.tsx';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { ErrorAlert, LoadState } from '../../lib/errors.tsx';
import { request } from '../../lib/request.ts';
import { getFormErrors, SmallForm } from '../../lib/SmallForm.tsx';
import { ROLE_HELP, ROLES, roleLabel, type Token, tokensQuery } from './queries.ts';

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
  const askAndRemove = async ({ id, name }: Token) => {
    const title = 'Are you sure you want to delete this token?';
    const text = `Whatever uses “${name}” stops working at once.`;
    if (await confirm({ title, text, action: 'Delete' })) remove.mutate(id);
  };
  const columns: Column<Token>[] = [
    { label: 'Name', kind: 'lead', cell: ({ name }) => name },
    { label: 'Role', cell: ({ role }) => roleLabel(role) },
    { label: 'Made by', isNamed: true, cell: ({ user }) => user },
    { label: 'Expires', kind: 'short', isNamed: true, cell: ({ expiresAt }) => <Expiry at={expiresAt} /> },
    {
      label: 'Last used',
      kind: 'short',
      isNamed: true,
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatRelative(lastUsedAt) : 'Never'),
    },
    {
      label: 'Actions',
      kind: 'action',
      cell: (token) => (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={`Delete ${token.name}`}
          onClick={() => void askAndRemove(token)}
        >
          Delete
        </Button>
      ),
    },
  ];

  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>Access tokens</Title>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
          Create token
        </Button>
      </Group>
      <Text size="sm" c="dimmed" maw="40rem">
        Scripts and scheduled builds send them as <Code>Authorization: Bearer …</Code>. The audit log shows a token’s
        name. A token ends when the person who made it gets a new password.
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
      <ErrorAlert title="Error deleting token" error={remove.error} />
      <LoadState data={data} error={error} />
      {data?.total === 0 && (
        <Empty title="No tokens yet" text="Each gets a role and an end, and can be deleted at any time." />
      )}
      {data && data.total > 0 && (
        <DataTable label="Tokens" columns={columns} rows={data.items} getKey={({ id }) => id} />
      )}
      {isCreating && <TokenForm onClose={() => setCreating(false)} onCreated={setSecret} />}
    </Stack>
  );
}

function Expiry({ at }: { at: string | null }) {
  if (!at) return 'Never';
  return (
    <>
      {formatDateTime(at)}
      {new Date(at).getTime() < Date.now() && (
        <Text size="xs" c="red">
          expired
        </Text>
      )}
    </>
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

  function submit(form: FormData) {
    const days = Number(form.get('days'));
    const expiresAt = days > 0 ? new Date(Date.now() + days * 86_400_000).toISOString() : null;
    create.mutate({ name: String(form.get('name')), role: String(form.get('role')) as Role, expiresAt });
  }

  return (
    <Modal opened onClose={onClose} title="Create token">
      <SmallForm onSend={submit} error={general}>
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
      </SmallForm>
    </Modal>
  );
}
