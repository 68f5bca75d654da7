import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { common } from '../text/texts.ts';
import classes from './lists.module.css';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Row extends { id: string }> {
  /** Names the bar. */
  label: string;
  selection: Selection<Row>;
  /** The rows that “Select all” selects: the page of the list. A board has no such checkbox. */
  page?: readonly Row[];
  /** The count in words, such as `3 jobs selected`. */
  describeSelected(count: number): string;
  /** Shown in place of “Select all” until a row is selected. */
  idle?: ReactNode;
  /** Fetches the rows of the other pages, as many as can be changed together. */
  more?: { total: number; max: number; label: string; fetchAll(): Promise<Row[]> };
  children: ReactNode;
}

export function BulkBar<Row extends { id: string }>(props: BulkBarProps<Row>) {
  const { label, selection, page, describeSelected, idle, more, children } = props;
  const count = selection.items.length;
  const isAllSelected = (page?.length ?? 0) > 0 && page?.every(({ id }) => selection.has(id));
  const fetchAllMutation = useMutation({ mutationFn: async () => more?.fetchAll() ?? [], onSuccess: selection.set });
  const hasMore = isAllSelected && more && more.total > (page?.length ?? 0) && count < Math.min(more.total, more.max);
  return (
    <Group
      className={classes.bulk}
      gap="xs"
      role="region"
      aria-label={label}
      data-empty={(!page && !idle && count === 0) || undefined}
    >
      {(page || count > 0) && (
        <Checkbox
          size="xs"
          label={count > 0 ? describeSelected(count) : idle ? undefined : common.selectAll}
          aria-label={count === 0 && idle ? common.selectAll : undefined}
          disabled={page?.length === 0 && count === 0}
          checked={count > 0 && (isAllSelected || !page)}
          indeterminate={page && !isAllSelected && count > 0}
          onChange={() => (isAllSelected || !page ? selection.clear() : selection.set(page))}
        />
      )}
      {count === 0 && idle}
      <Text role="status" className="visually-hidden">
        {count > 0 ? describeSelected(count) : ''}
      </Text>
      {hasMore && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={fetchAllMutation.isPending}
          onClick={() => fetchAllMutation.mutate()}
        >
          {more.label}
        </Button>
      )}
      {count > 0 && <Group gap="xs">{children}</Group>}
    </Group>
  );
}
