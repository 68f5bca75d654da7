import { UnstyledButton } from '@mantine/core';
import { contentTypes, type TypeName } from 'content-types';
import type { ReactNode } from 'react';
import type { AdminEntry } from '../../api/types.ts';
import { titleOf } from '../../entries/title.ts';
import { viewOfType } from '../../navigation.ts';
import { usePlace } from '../../place.tsx';
import classes from './dashboard.module.css';

/** Entries of any type, each a way to its form. */
export function EntryRows({ entries, when }: { entries: AdminEntry[]; when(entry: AdminEntry): ReactNode }) {
  const { go } = usePlace();
  return (
    <ul className={classes.rows}>
      {entries.map((entry) => {
        const type = contentTypes[entry.type as TypeName];
        const view = viewOfType(entry.type);
        if (!type || !view) return null;
        const isOne = type.shape === 'singleton';
        return (
          <li key={entry.id}>
            <UnstyledButton className={classes.row} onClick={() => void go(view.key, isOne ? null : entry.id)}>
              <span className={classes.name}>{isOne ? type.label.one : titleOf(type, entry)}</span>
              {!isOne && <span className={classes.what}>{type.label.one}</span>}
              <span className={classes.when}>{when(entry)}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
