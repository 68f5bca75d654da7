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

const labels = texts.users;

/** The users of the admin. They are disabled, never deleted, because the history shows their names. */
export default function UsersScreen() {
  const list = useQuery(readQuery('/users'));
  const [openedUser, setOpenedUser] = useState<ListedUser | 'new' | null>(null);
  const columns: Column<ListedUser>[] = [
    {
      label: labels.columns.name,
      kind: 'lead',
      cell: ({ name, disabled, invited }) => (
        <>
          {name}
          {(disabled || invited) && (
            <Note span size="xs" ml="xs">
              {disabled ? labels.disabled : labels.invited}
            </Note>
          )}
        </>
      ),
    },
    { label: labels.columns.email, cell: ({ email }) => email },
    { label: labels.columns.role, cell: ({ role }) => texts.roles[role] },
    {
      label: labels.columns.twoFactor,
      isNamed: true,
      cell: ({ secondFactor }) => (
        <Text span c={secondFactor ? undefined : 'dimmed'} inherit>
          {secondFactor ? labels.on : labels.off}
        </Text>
      ),
    },
    { label: labels.columns.added, kind: 'fact', cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      label: labels.columns.actions,
      kind: 'action',
      cell: (user) => (
        <SmallButton aria-label={labels.edit(user.name)} onClick={() => setOpenedUser(user)}>
          {common.edit}
        </SmallButton>
      ),
    },
  ];
  return (
    <Screen title={labels.title} actions={<AddButton onClick={() => setOpenedUser('new')}>{labels.create}</AddButton>}>
      <List list={list} label={labels.title} empty={{ title: labels.title }} columns={columns} />
      {openedUser && (
        <UserForm user={openedUser} canMail={list.data?.mail ?? false} onClose={() => setOpenedUser(null)} />
      )}
    </Screen>
  );
}
