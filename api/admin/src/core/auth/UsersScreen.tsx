import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '../../client/request.ts';
import { AddButton, SmallButton } from '../../kit/buttons.tsx';
import type { Column } from '../../kit/list/DataTable.tsx';
import { List } from '../../kit/list/List.tsx';
import { Note } from '../../kit/notes.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { formatDateTime } from '../../kit/text/dates.ts';
import { common } from '../../kit/text/texts.ts';
import type { ListedUser } from './queries.ts';
import { texts } from './texts.ts';
import { UserForm } from './UserForm.tsx';

const words = texts.users;

/** The users of the admin. They are disabled, never deleted, because the history shows their names. */
export default function UsersScreen() {
  const list = useQuery(readQuery('/users'));
  const [open, setOpen] = useState<ListedUser | 'new' | null>(null);
  const columns: Column<ListedUser>[] = [
    {
      label: words.columns.name,
      kind: 'lead',
      cell: ({ name, disabled, invited }) => (
        <>
          {name}
          {(disabled || invited) && (
            <Note span size="xs" ml="xs">
              {disabled ? words.disabled : words.invited}
            </Note>
          )}
        </>
      ),
    },
    { label: words.columns.email, cell: ({ email }) => email },
    { label: words.columns.role, cell: ({ role }) => texts.roles[role] },
    {
      label: words.columns.twoFactor,
      isNamed: true,
      cell: ({ secondFactor }) => (
        <Text span c={secondFactor ? undefined : 'dimmed'} inherit>
          {secondFactor ? words.on : words.off}
        </Text>
      ),
    },
    { label: words.columns.added, kind: 'fact', cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      label: words.columns.actions,
      kind: 'action',
      cell: (user) => (
        <SmallButton aria-label={words.edit(user.name)} onClick={() => setOpen(user)}>
          {common.edit}
        </SmallButton>
      ),
    },
  ];
  return (
    <Screen title={words.title} actions={<AddButton onClick={() => setOpen('new')}>{words.create}</AddButton>}>
      <List list={list} label={words.title} empty={{ title: words.title }} columns={columns} />
      {open && <UserForm user={open} canMail={list.data?.mail ?? false} onClose={() => setOpen(null)} />}
    </Screen>
  );
}
