import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choice } from 'content-types/fields/choice';
import { text } from 'content-types/fields/text';
import { DAY_MS } from 'content-types/time/days';
import { useState } from 'react';
import { readQuery, request } from '../../client/request.ts';
import { AddButton, CallButton } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { SecretNotice } from '../../kit/SecretNotice.tsx';
import { formatDateTime, formatRelative } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import { FieldsForm } from '../content/form/FieldsForm.tsx';
import { roleField, type Token } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.tokens;

/** Access tokens for scripts and CI. The secret of a new one is shown once. */
export default function TokensScreen() {
  const list = useQuery(readQuery('/tokens'));
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const columns: Column<Token>[] = [
    { label: labels.columns.name, kind: 'lead', cell: ({ name }) => name },
    { label: labels.columns.role, cell: ({ role }) => texts.roles[role] },
    { label: labels.columns.user, isNamed: true, cell: ({ user }) => user },
    { label: labels.columns.expires, kind: 'fact', cell: ({ expiresAt }) => <Expiry at={expiresAt} /> },
    {
      label: labels.columns.lastUsed,
      kind: 'fact',
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatRelative(lastUsedAt) : labels.never),
    },
    {
      label: labels.columns.actions,
      kind: 'action',
      cell: ({ id, name }) => (
        <CallButton
          isQuiet
          aria-label={labels.delete(name)}
          ask={labels.confirmDelete(name)}
          call={() => request('DELETE', '/tokens/{id}', { params: { id } })}
          refresh={['tokens']}
        >
          {common.delete}
        </CallButton>
      ),
    },
  ];

  return (
    <Screen
      title={labels.title}
      intro={labels.intro}
      actions={<AddButton onClick={() => setCreating(true)}>{labels.create}</AddButton>}
    >
      {secret && <SecretNotice title={labels.copyNow} values={[['', secret]]} />}
      <List list={list} label={labels.title} empty={labels.empty} columns={columns} />
      {isCreating && <TokenForm onClose={() => setCreating(false)} onCreated={setSecret} />}
    </Screen>
  );
}

function Expiry({ at }: { at: string | null }) {
  if (!at) return labels.never;
  return (
    <>
      {formatDateTime(at)}
      {new Date(at).getTime() < Date.now() && (
        <Text size="xs" c="red">
          {labels.expired}
        </Text>
      )}
    </>
  );
}

const FIELDS = {
  name: text(labels.form.name, { required: true, placeholder: labels.form.namePlaceholder }),
  role: roleField,
  days: choice(labels.form.lifetime, { options: labels.lifetimes, initial: '90' }),
};

function TokenForm({ onClose, onCreated }: { onClose(): void; onCreated(secret: string): void }) {
  return (
    <FieldsForm
      fields={FIELDS}
      dialogTitle={labels.create}
      submitLabel={labels.create}
      onCancel={onClose}
      refresh={['tokens']}
      onSave={async ({ name, role, days }) => {
        const expiresAt = days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
        const { secret } = await request('POST', '/tokens', { body: { name, role, expiresAt } });
        onCreated(secret);
        onClose();
      }}
    />
  );
}
