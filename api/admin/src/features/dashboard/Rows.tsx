import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
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
