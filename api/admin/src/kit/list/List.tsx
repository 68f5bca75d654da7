import type { ReactNode } from 'react';
import { LoadState } from '../ErrorAlert.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { Empty } from './Empty.tsx';
import { Pager } from './Pager.tsx';

/** The entries of a list, as far as it shows them. Without `total` there is one page. */
interface Page<Row> {
  items: Row[];
  total?: number;
}

interface ListProps<Row extends object, Data extends Page<Row>> {
  list: { data: Data | undefined; error: Error | null; refetch?(): unknown } & Partial<PagerState>;
  label: string;
  /** The title of the error when it cannot be loaded. */
  failed?: string;
  /** In place of a list without entries. */
  empty: { title: string; text?: string };
  columns: Column<Row>[];
  getKey?(row: Row, index: number): string | number;
  /** How many there are, such as `24 jobs`. */
  total?(total: number): string;
}

interface PagerState {
  page: number;
  size: number;
  setPage(page: number): void;
}

const byId = (row: object) => ('id' in row ? (row.id as string | number) : '');

/** A table of entries with its pages, or its loading, error or empty state. */
export function List<Row extends object, Data extends Page<Row>>(props: ListProps<Row, Data>): ReactNode {
  const { list, label, failed, empty, columns, getKey = byId, total } = props;
  const { data, error, refetch, page = 1, size = Number.POSITIVE_INFINITY, setPage = () => {} } = list;
  // A list that could not be brought up to date stays.
  const state = <LoadState data={data} error={error} title={failed} onRetry={refetch && (() => void refetch())} />;
  if (!data) return state;
  const count = data.total ?? data.items.length;
  if (count === 0) return error ? state : <Empty {...empty} />;
  return (
    <>
      {state}
      <DataTable label={label} columns={columns} rows={data.items} getKey={getKey} />
      <Pager total={count} size={size} page={page} onPage={setPage} label={total?.(count)} />
    </>
  );
}
