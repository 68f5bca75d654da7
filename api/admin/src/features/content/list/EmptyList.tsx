import { Button } from '@mantine/core';
import type { Collection } from 'content-types/define';
import { Empty } from '../../../lib/Empty.tsx';

interface EmptyListProps {
  type: Collection;
  isBin: boolean;
  search: string;
  onCreate(): void;
}

export function EmptyList({ type, isBin, search, onCreate }: EmptyListProps) {
  const many = type.label.many.toLowerCase();
  const [title, text]: [string, string] = search
    ? [`Nothing found for “${search}”`, 'Try fewer letters, or another word.']
    : isBin
      ? ['The bin is empty', `Deleted ${many} can be restored from here.`]
      : [`No ${many} yet`, 'The first one is live as soon as you publish it.'];
  return (
    <Empty title={title} text={text}>
      {!search && !isBin && (
        <Button variant="default" onClick={onCreate}>
          Create {type.label.one.toLowerCase()}
        </Button>
      )}
    </Empty>
  );
}
