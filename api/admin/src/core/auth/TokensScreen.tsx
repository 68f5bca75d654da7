import { Button, Group, Modal, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiBody, Role } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';
import { confirm } from '../../kit/confirm.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { getFormErrors, SmallForm } from '../../kit/form/SmallForm.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { SecretNotice } from '../../kit/SecretNotice.tsx';
import { formatDateTime, formatRelative } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import { ROLES, type Token, tokensQuery } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.tokens;

/** Access tokens for scripts and CI. The secret of a new one is shown once. */
export default function TokensScreen() {
  const queries = useQueryClient();
  const list = useQuery(tokensQuery);
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: (id: string) => request('DELETE', '/tokens/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['tokens'] }),
  });
  const askAndRemove = async ({ id, name }: Token) => {
    if (await confirm(words.confirmDelete(name))) remove.mutate(id);
  };
  const columns: Column<Token>[] = [
    { label: words.columns.name, kind: 'lead', cell: ({ name }) => name },
    { label: words.columns.role, cell: ({ role }) => texts.roles[role] },
    { label: words.columns.user, isNamed: true, cell: ({ user }) => user },
    { label: words.columns.expires, kind: 'short', isNamed: true, cell: ({ expiresAt }) => <Expiry at={expiresAt} /> },
    {
      label: words.columns.lastUsed,
      kind: 'short',
      isNamed: true,
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatRelative(lastUsedAt) : words.never),
    },
    {
      label: words.columns.actions,
      kind: 'action',
      cell: (token) => (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={words.delete(token.name)}
          onClick={() => void askAndRemove(token)}
        >
          {common.delete}
        </Button>
      ),
    },
  ];

  return (
    <Screen
      title={words.title}
      intro={words.intro}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
          {words.create}
        </Button>
      }
    >
      {secret && <SecretNotice title={words.copyNow} values={[['', secret]]} />}
      <ErrorAlert title={words.deleteFailed} error={remove.error} />
      <List list={list} label={words.title} empty={words.empty} columns={columns} />
      {isCreating && <TokenForm onClose={() => setCreating(false)} onCreated={setSecret} />}
    </Screen>
  );
}

function Expiry({ at }: { at: string | null }) {
  if (!at) return words.never;
  return (
    <>
      {formatDateTime(at)}
      {new Date(at).getTime() < Date.now() && (
        <Text size="xs" c="red">
          {words.expired}
        </Text>
      )}
    </>
  );
}

const LIFETIMES = (['30', '90', '365', ''] as const).map((value) => ({ value, label: words.lifetimes[value] }));

function TokenForm({ onClose, onCreated }: { onClose(): void; onCreated(secret: string): void }) {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (body: ApiBody<'POST', '/tokens'>) => request('POST', '/tokens', { body }),
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
    <Modal opened onClose={onClose} title={words.create}>
      <SmallForm onSend={submit} error={general}>
        <TextInput
          name="name"
          label={words.form.name}
          placeholder={words.form.namePlaceholder}
          required
          error={at('name')}
          data-autofocus
        />
        <NativeSelect
          name="role"
          label={words.form.role}
          description={texts.roles.help}
          data={ROLES}
          defaultValue="editor"
        />
        <NativeSelect name="days" label={words.form.lifetime} data={LIFETIMES} defaultValue="90" />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {words.create}
          </Button>
        </Group>
      </SmallForm>
    </Modal>
  );
}
