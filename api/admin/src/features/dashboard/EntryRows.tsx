import type { ReactNode } from 'react';
import type { AdminEntry } from '../../lib/api-types.ts';
import { getTitle } from '../content/title.ts';
import { Rows } from './Rows.tsx';
import { useOpenEntry } from './use-open-entry.ts';

/** Entries of any type, each a way to its form. */
export function EntryRows({ entries, when }: { entries: AdminEntry[]; when(entry: AdminEntry): ReactNode }) {
  const openEntry = useOpenEntry();
  const rows = entries.flatMap((entry) => {
    const found = openEntry(entry.type);
    if (!found) return [];
    const { type, isOne, open } = found;
    const name = isOne ? type.label.one : getTitle(type, entry);
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
