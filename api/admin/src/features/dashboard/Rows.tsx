import { UnstyledButton } from '@mantine/core';
import { contentTypes, type TypeName } from 'content-types';
import { getTitle } from 'content-types/define';
import type { ReactNode } from 'react';
import { useRoute } from '../../app/route.tsx';
import { useSession } from '../../app/session/Session.tsx';
import { findTypeView, maySee } from '../../app/views.ts';
import type { AdminEntry } from '../../lib/api-types.ts';
import classes from './dashboard.module.css';

export interface Row {
  key: string;
  name: string;
  what?: string;
  when: ReactNode;
  onOpen(): void;
}

/** Short lines, each a way to where it can be dealt with. */
export function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className={classes.rows}>
      {rows.map(({ key, name, what, when, onOpen }) => (
        <li key={key}>
          <UnstyledButton className={classes.row} onClick={onOpen}>
            <span className={classes.name}>{name}</span>
            {what && <span className={classes.what}>{what}</span>}
            <span className={classes.when}>{when}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** Entries of any type, each a way to its form. */
export function EntryRows({ entries, when }: { entries: AdminEntry[]; when(entry: AdminEntry): ReactNode }) {
  const openEntry = useOpenEntry();
  const rows = entries.flatMap((entry) => {
    const found = openEntry(entry.type);
    if (!found) return [];
    const { type, isOne, open } = found;
    const name = getTitle(type, entry);
    return {
      key: entry.id,
      name,
      what: isOne ? undefined : type.label.one,
      when: when(entry),
      onOpen: () => open(entry.id),
    };
  });
  return <Rows rows={rows} />;
}

/** What a kind of document is called, and how to open one of it; null for kinds that this user does not see. */
export function useOpenEntry() {
  const { go } = useRoute();
  const { user } = useSession();
  return (typeName: string) => {
    const type = contentTypes[typeName as TypeName];
    const view = findTypeView(typeName);
    if (!type || !view || !maySee(user.role, view.screen)) return null;
    const isOne = type.shape === 'singleton';
    return { type, isOne, open: (id: string) => void go(view.key, isOne ? null : id) };
  };
}
