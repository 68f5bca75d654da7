import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './list.module.css';

interface SortHeaderProps {
  name: string;
  label: string;
  /** The present order: a name, `-` before it for descending. */
  sort: string;
  onSort(sort: string): void;
}

/** Sorts up, then down, then not at all. */
export function SortHeader({ name, label, sort, onSort }: SortHeaderProps) {
  const isUp = sort === name;
  const isDown = sort === `-${name}`;
  const next = isUp ? `-${name}` : isDown ? '' : name;
  return (
    <Table.Th aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(next)}>
        {label}
        {isUp && <IconArrowUp size={14} aria-hidden />}
        {isDown && <IconArrowDown size={14} aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}
