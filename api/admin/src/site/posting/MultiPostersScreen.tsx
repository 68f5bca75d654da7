import {
  Alert,
  Anchor,
  Box,
  Button,
  Code,
  CopyButton,
  Group,
  Modal,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { findTypeView, toHash } from '../../core/navigation/views.ts';
import { confirm } from '../../kit/confirm.ts';
import { ErrorAlert, LoadState } from '../../kit/ErrorAlert.tsx';
import { FormButtons, getFormErrors, SmallForm } from '../../kit/form/SmallForm.tsx';
import { type Column, DataTable } from '../../kit/list/DataTable.tsx';
import { Empty } from '../../kit/list/Empty.tsx';
import { formatDateTime, formatRelative } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import { type Poster, postersQuery, type Received } from './queries.ts';
import { texts } from './texts.ts';
import { WordsForm } from './WordsForm.tsx';

type Access = { poster: Poster; password: string };

/** The multi-posters with their logins, the meaning of the words that they use, and what was received. */
export default function MultiPostersScreen() {
  const queries = useQueryClient();
  const { data, error } = useQuery(postersQuery);
  const [isAdding, setAdding] = useState(false);
  const [access, setAccess] = useState<Access | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const onSettled = () => queries.invalidateQueries({ queryKey: postersQuery.queryKey });
  const renew = useMutation({
    mutationFn: (id: string) => request('POST', '/multi-posters/{id}/password', { params: { id } }),
    onSuccess: setAccess,
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => request('POST', '/multi-posters/{id}/revoke', { params: { id } }),
    onSettled,
  });
  const button = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const;
  const columns: Column<Poster>[] = [
    { label: texts.columns.name, kind: 'lead', cell: ({ name }) => name },
    { label: texts.columns.state, cell: ({ isActive }) => (isActive ? texts.active : texts.revoked) },
    {
      label: texts.columns.lastUsed,
      kind: 'short',
      isNamed: true,
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatRelative(lastUsedAt) : texts.never),
    },
    {
      label: texts.columns.actions,
      kind: 'action',
      cell: ({ id, name, isActive }) => (
        <Group gap={4} miw="max-content">
          <Button
            {...button}
            aria-label={texts.connectNamed(name)}
            aria-expanded={open === id}
            onClick={() => setOpen(open === id ? null : id)}
          >
            {texts.connect}
          </Button>
          <Button
            {...button}
            aria-label={texts.newPasswordFor(name)}
            onClick={async () => {
              if (await confirm(texts.confirmPassword(name))) renew.mutate(id);
            }}
          >
            {texts.newPassword}
          </Button>
          {isActive && (
            <Button
              {...button}
              aria-label={texts.revokeNamed(name)}
              onClick={async () => {
                if (await confirm(texts.confirmRevoke(name))) revoke.mutate(id);
              }}
            >
              {texts.revoke}
            </Button>
          )}
        </Group>
      ),
    },
  ];
  const opened = data?.items.find(({ id }) => id === open);

  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{texts.title}</Title>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" maw="40rem">
        {texts.intro}
      </Text>
      {access && data && (
        <Alert color="green" role="status" title={texts.copyNow}>
          <Copied label={texts.address} value={data.address} />
          <Copied label={texts.username} value={access.poster.username} />
          <Copied label={texts.password} value={access.password} />
        </Alert>
      )}
      <ErrorAlert title={texts.failed} error={renew.error ?? revoke.error} />
      <LoadState data={data} error={error} />
      {data?.items.length === 0 && <Empty {...texts.empty} />}
      {data && data.items.length > 0 && (
        <>
          <DataTable label={texts.title} columns={columns} rows={data.items} getKey={({ id }) => id} />
          {opened && <WordsForm key={opened.id} poster={opened} />}
          <Title order={2}>{texts.posts.title}</Title>
          {data.posts.length === 0 && <Text>{texts.posts.none}</Text>}
          {data.posts.length > 0 && (
            <DataTable label={texts.posts.title} columns={POSTS} rows={data.posts} getKey={({ id }) => id} />
          )}
        </>
      )}
      {isAdding && <AddForm onClose={() => setAdding(false)} onAdded={setAccess} />}
    </Stack>
  );
}

const MAX_MESSAGES = 3;
const JOBS = findTypeView('job')?.key ?? '';

const POSTS: Column<Received>[] = [
  {
    label: texts.posts.columns.job,
    kind: 'lead',
    cell: ({ title, reference, jobId }) => {
      const name = [title || texts.posts.untitled, reference].filter(Boolean).join(', ');
      return (
        <Box miw="11rem">
          {jobId ? (
            <Anchor inherit underline="always" href={toHash({ view: JOBS, entry: jobId })}>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Box>
      );
    },
  },
  { label: texts.posts.columns.at, kind: 'short', cell: ({ at }) => formatDateTime(at) },
  { label: texts.posts.columns.poster, cell: ({ poster }) => poster },
  { label: texts.posts.columns.result, cell: ({ result }) => texts.posts.results[result] },
  {
    label: texts.posts.columns.messages,
    kind: 'text',
    cell: ({ messages, result }) => {
      if (messages.length === 0) return result === 'closed' ? '' : texts.posts.clear;
      const rest = messages.length - MAX_MESSAGES;
      return [...messages.slice(0, MAX_MESSAGES), ...(rest > 0 ? [texts.posts.more(rest)] : [])].join(' ');
    },
  },
];

function Copied({ label, value }: { label: string; value: string }) {
  return (
    <Group gap="sm" mb="xs">
      <Text size="sm" w="5.5rem">
        {label}
      </Text>
      <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="default" aria-label={texts.copy(label)} onClick={copy}>
            {copied ? common.copied : common.copy}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

function AddForm({ onClose, onAdded }: { onClose(): void; onAdded(access: Access): void }) {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (name: string) => request('POST', '/multi-posters', { body: { name } }),
    onSuccess: (access) => {
      void queries.invalidateQueries({ queryKey: postersQuery.queryKey });
      onAdded(access);
      onClose();
    },
  });
  const { at, general } = getFormErrors(create.error, ['name']);
  return (
    <Modal opened onClose={onClose} title={texts.add}>
      <SmallForm onSend={(form) => create.mutate(String(form.get('name')))} error={general}>
        <TextInput
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          required
          error={at('name')}
          data-autofocus
        />
        <FormButtons label={texts.add} isBusy={create.isPending} onCancel={onClose} />
      </SmallForm>
    </Modal>
  );
}
