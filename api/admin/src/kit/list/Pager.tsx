import { Group, Pagination } from '@mantine/core';

interface PagerProps {
  total: number;
  size: number;
  page: number;
  onPage(page: number): void;
  /** The number of entries, such as `24 jobs`. */
  label?: string;
}

export function Pager({ total, size, page, onPage, label }: PagerProps) {
  if (!label && total <= size) return null;
  return (
    <Group justify="space-between" c="dimmed" fz="sm">
      <span className="numbers">{label}</span>
      {total > size && (
        <Pagination
          size="sm"
          total={Math.ceil(total / size)}
          value={page}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        />
      )}
    </Group>
  );
}
