import { Button, Text, Title } from '@mantine/core';
import type { Collection } from 'content-types/define';
import { Circles } from '../shell/Circles.tsx';
import classes from './list.module.css';

interface EmptyListProps {
  type: Collection;
  isBin: boolean;
  search: string;
  onCreate(): void;
}

export function EmptyList({ type, isBin, search, onCreate }: EmptyListProps) {
  const many = type.label.many.toLowerCase();
  const [title, text] = search
    ? [`Nothing found for “${search}”`, 'Try fewer letters, or another word.']
    : isBin
      ? ['The bin is empty', `Deleted ${many} can be restored from here.`]
      : [`No ${many} yet`, 'The first one is live as soon as you publish it.'];
  return (
    <div className={classes.empty}>
      <Circles size={96} state="apart" />
      <Title order={2}>{title}</Title>
      <Text c="dimmed" size="sm">
        {text}
      </Text>
      {!search && !isBin && (
        <Button variant="default" onClick={onCreate}>
          Create {type.label.one.toLowerCase()}
        </Button>
      )}
    </div>
  );
}
