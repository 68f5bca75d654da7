import { Fragment, type ReactNode } from 'react';
import { LoadState } from '../ErrorAlert.tsx';
import { DataTable, type TableProps } from './DataTable.tsx';
import { Empty, type EmptyProps } from './Empty.tsx';
import { Pager } from './Pager.tsx';

/** The loaded entries of a list. Without `total`, the list has a single page. */
interface Page<Row> {
  items: Row[];
  total?: number;
}

type ListProps<Row extends object, Data extends Page<Row>> = CommonProps<Row, Data> &
  (TableProps<Row> | CardProps<Row> | OwnProps<Row>);

/** A list that is not a table. */
interface CardProps<Row> {
  /** An entry as an `li`. */
  card(row: Row): ReactNode;
  /** The class of the card list. */
  className: string | undefined;
}

/** A table that the caller renders, such as one with rows to drag. */
interface OwnProps<Row> {
  table(rows: Row[]): ReactNode;
}

interface CommonProps<Row extends object, Data extends Page<Row>> {
  list: { data: Data | undefined; error: Error | null; refetch?(): unknown } & Partial<PagerState>;
  /** The title of the error when the list cannot be loaded. */
  errorTitle?: string;
  /** Shown in place of a list without entries. */
  empty: EmptyProps;
  /** Shown above the entries if there are any, such as actions on the selected entries. */
  above?(rows: Row[]): ReactNode;
  getKey?(row: Row, index: number): string | number;
  /** The number of entries, such as `24 jobs`. */
  total?(total: number): string;
}

interface PagerState {
  page: number;
  size: number;
  setPage(page: number): void;
}

const getRowId = (row: object) => ('id' in row ? (row.id as string | number) : '');

/** Entries with their pages, or the list's loading, error or empty state. */
export function List<Row extends object, Data extends Page<Row>>(props: ListProps<Row, Data>): ReactNode {
  const { list, errorTitle, empty, above, getKey = getRowId, total } = props;
  const { data, error, refetch, page = 1, size = Number.POSITIVE_INFINITY, setPage = () => {} } = list;
  // A list that fails to refresh keeps its entries.
  const state = <LoadState data={data} error={error} title={errorTitle} onRetry={refetch && (() => void refetch())} />;
  if (!data) return state;
  const count = data.total ?? data.items.length;
  if (count === 0) return error ? state : <Empty {...empty} />;
  return (
    <>
      {state}
      {above?.(data.items)}
      {'card' in props ? (
        <ul className={props.className} data-list="list">
          {data.items.map((row, index) => (
            <Fragment key={getKey(row, index)}>{props.card(row)}</Fragment>
          ))}
        </ul>
      ) : 'table' in props ? (
        props.table(data.items)
      ) : (
        <DataTable {...props} rows={data.items} getKey={getKey} />
      )}
      <Pager total={count} size={size} page={page} onPage={setPage} label={total?.(count)} />
    </>
  );
}
