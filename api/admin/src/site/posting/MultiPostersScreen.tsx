import { Anchor, Box, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { text } from 'content-types/fields/text';
import { useState } from 'react';
import { readQuery, request } from '../../client/request.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { findTypeView, toHash } from '../../core/navigation/views.ts';
import { AddButton, CallButton, SmallButton } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { SecretNotice } from '../../kit/SecretNotice.tsx';
import { formatDateTime, formatRelative } from '../../kit/text/dates.ts';
import type { Poster, Received } from './queries.ts';
import { texts } from './texts.ts';
import { WordsForm } from './WordsForm.tsx';

type Access = { poster: Poster; password: string };

/** The multi-posters with their logins, the mapping of their terms, and the posts received. */
export default function MultiPostersScreen() {
  const list = useQuery(readQuery('/multi-posters'));
  const [isAdding, setAdding] = useState(false);
  const [access, setAccess] = useState<Access | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const columns: Column<Poster>[] = [
    { label: texts.columns.name, kind: 'lead', cell: ({ name }) => name },
    { label: texts.columns.state, cell: ({ isActive }) => (isActive ? texts.active : texts.revoked) },
    {
      label: texts.columns.lastUsed,
      kind: 'fact',
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatRelative(lastUsedAt) : texts.never),
    },
    {
      label: texts.columns.actions,
      kind: 'action',
      cell: ({ id, name, isActive }) => (
        <Group gap={4} miw="max-content">
          <SmallButton
            isQuiet
            aria-label={texts.connectNamed(name)}
            aria-expanded={openId === id}
            onClick={() => setOpenId(openId === id ? null : id)}
          >
            {texts.connect}
          </SmallButton>
          <CallButton
            isQuiet
            aria-label={texts.newPasswordFor(name)}
            ask={texts.confirmPassword(name)}
            call={() => request('POST', '/multi-posters/{id}/password', { params: { id } })}
            refresh={['multi-posters']}
            onDone={setAccess}
          >
            {texts.newPassword}
          </CallButton>
          {isActive && (
            <CallButton
              isQuiet
              aria-label={texts.revokeNamed(name)}
              ask={texts.confirmRevoke(name)}
              call={() => request('POST', '/multi-posters/{id}/revoke', { params: { id } })}
              refresh={['multi-posters']}
            >
              {texts.revoke}
            </CallButton>
          )}
        </Group>
      ),
    },
  ];
  const openPoster = list.data?.items.find(({ id }) => id === openId);

  const { data } = list;

  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={<AddButton onClick={() => setAdding(true)}>{texts.add}</AddButton>}
    >
      {access && data && (
        <SecretNotice
          title={texts.copyNow}
          values={[
            [texts.address, data.address],
            [texts.username, access.poster.username],
            [texts.password, access.password],
          ]}
        />
      )}
      <List list={list} label={texts.title} empty={texts.empty} columns={columns} />
      {openPoster && <WordsForm key={openPoster.id} poster={openPoster} />}
      {data && data.items.length > 0 && (
        <>
          <Title order={2}>{texts.posts.title}</Title>
          <List
            list={{ data: { items: data.posts }, error: null }}
            label={texts.posts.title}
            empty={{ title: texts.posts.none }}
            columns={POSTS}
          />
        </>
      )}
      {isAdding && <AddForm onClose={() => setAdding(false)} onAdded={setAccess} />}
    </Screen>
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
      const hiddenCount = messages.length - MAX_MESSAGES;
      return [...messages.slice(0, MAX_MESSAGES), ...(hiddenCount > 0 ? [texts.posts.more(hiddenCount)] : [])].join(
        ' ',
      );
    },
  },
];

const FIELDS = { name: text(texts.name, { required: true, placeholder: texts.namePlaceholder }) };

function AddForm({ onClose, onAdded }: { onClose(): void; onAdded(access: Access): void }) {
  return (
    <FieldsForm
      fields={FIELDS}
      dialogTitle={texts.add}
      submitLabel={texts.add}
      onCancel={onClose}
      refresh={['multi-posters']}
      onSave={async (body) => {
        onAdded(await request('POST', '/multi-posters', { body }));
        onClose();
      }}
    />
  );
}
