import { Alert, Button, Code, CopyButton, Group, Stack, Table, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withConfirmation } from '../../app/session/confirm-password.tsx';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { Empty } from '../../lib/Empty.tsx';
import { request } from '../../lib/request.ts';
import { Spinner } from '../../lib/Spinner.tsx';
import classes from '../../lib/table.module.css';
import { ROLES, type Token, tokensQuery } from './queries.ts';
import { TokenForm } from './TokenForm.tsx';

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
