/**
 * The job index in memory, laid out so that a keystroke looks at each different title once and at each job hardly: with
 * ten thousand jobs it has to be answered between two frames of a cheap phone.
 */
import type { JobCard } from '../../lib/jobs/card.ts';
import { type Column, type Columns, FIRST_CODE, isoDay, type JobIndex } from '../../lib/jobs/search-index.ts';
import type { JobQuery, Sort } from './query.ts';

export interface JobSearch {
  /** The jobs that a query asks for, in its order, by their rows. */
  find(query: JobQuery): Uint32Array;
  card(row: number): JobCard;
}

/** One value a job, by its place among the different ones. */
interface Table<Value> {
  values: readonly Value[];
  rows: Uint32Array;
}

/** `newest`: what the page shows first. The index knows days only; within a day these come first. */
export function createSearch(parts: readonly JobIndex[], newest: readonly { id: string }[]): JobSearch {
  const ids = parts.flatMap(idsOf);
  const days = parts.flatMap(daysOf);
  const tables = {
    title: joined(parts.map(({ columns }) => columns.title)),
    category: joined(parts.map(({ columns }) => columns.category)),
    type: joined(parts.map(({ columns }) => columns.type)),
    basis: joined(parts.map(({ columns }) => columns.basis)),
    where: joined(parts.map(({ columns }) => columns.where)),
    pay: joined(parts.map(({ columns }) => columns.pay)),
  };
  const titles = tables.title.values.map(plain);
  const places = tables.where.values.map(({ place, remote }) => plain(`${place} ${remote}`));
  // A row that stays is the same object: it is not drawn again.
  const cards = new Map<number, JobCard>();
  const orders = ordersOf(ids, days, tables, newest);

  return {
    find(query) {
      const words = plain(query.q).split(/\s+/).filter(Boolean);
      const place = plain(query.place).trim();
      const { title, category, type, basis, where, pay } = tables;
      const filters = [
        words.length > 0 && keeping(title, (_, at) => words.every((word) => titles[at]?.includes(word))),
        query.category && keeping(category, (value) => value === query.category),
        query.type && keeping(type, (value) => value === query.type),
        query.basis && keeping(basis, (value) => value === query.basis),
        place && keeping(where, (_, at) => places[at]?.includes(place)),
        query.pay && keeping(pay, ({ yearly }) => (yearly ?? 0) >= query.pay),
      ].filter((filter) => typeof filter === 'function');
      return filters.reduce((rows, keeps) => rows.filter(keeps), orders(query.sort));
    },
    card(row) {
      const card = cards.get(row) ?? {
        id: ids[row] ?? '',
        posted: isoDay(days[row] ?? 0),
        title: valueAt(tables.title, row),
        category: valueAt(tables.category, row),
        type: valueAt(tables.type, row),
        basis: valueAt(tables.basis, row),
        ...valueAt(tables.where, row),
        ...valueAt(tables.pay, row),
      };
      cards.set(row, card);
      return card;
    },
  };
}

type Tables = { [Name in keyof Columns]: Table<Columns[Name]> };

/** Rows in each order; those that nobody asks for are never worked out. */
function ordersOf(ids: readonly string[], days: readonly number[], tables: Tables, newest: readonly { id: string }[]) {
  const first = newest.map(({ id }) => ids.indexOf(id)).filter((row) => row >= 0);
  const isFirst = new Set(first);
  const rows = Uint32Array.from([...first, ...[...ids.keys()].filter((row) => !isFirst.has(row))]);
  const byDay = ordered(rows, (row) => -(days[row] ?? 0));
  const known: Partial<Record<Sort, Uint32Array>> = { newest: byDay };
  const make: Record<Sort, () => Uint32Array> = {
    newest: () => byDay,
    pay: () => ordered(byDay, (row) => -(valueAt(tables.pay, row).yearly ?? -1)),
    title() {
      const { compare } = new Intl.Collator('en-GB');
      const { values, rows } = tables.title;
      const inOrder = [...values.keys()].sort((a, b) => compare(values[a] ?? '', values[b] ?? ''));
      const ranks = new Uint32Array(values.length);
      for (const [rank, value] of inOrder.entries()) ranks[value] = rank;
      return ordered(byDay, (row) => ranks[rows[row] ?? 0] ?? 0);
    },
  };
  return (sort: Sort): Uint32Array => (known[sort] ??= make[sort]());
}

/** By `key`, a whole number; where it is the same as they were. Numbers without a comparing function sort much faster. */
function ordered(rows: Uint32Array, key: (row: number) => number): Uint32Array {
  const keys = Float64Array.from(rows, (row, at) => key(row) * MOST_ROWS + at).sort();
  return Uint32Array.from(keys, (value) => rows[((value % MOST_ROWS) + MOST_ROWS) % MOST_ROWS] ?? 0);
}

const MOST_ROWS = 2 ** 20;

/** Whether a row holds one of the values that `keeps` keeps. */
function keeping<Value>({ values, rows }: Table<Value>, keeps: (value: Value, at: number) => boolean | undefined) {
  const kept = values.map(keeps);
  return (row: number) => kept[rows[row] ?? -1] === true;
}

function valueAt<Value>({ values, rows }: Table<Value>, row: number): Value {
  return values[rows[row] ?? 0] as Value;
}

/** The columns of several files as one. */
function joined<Value>(columns: readonly Column<Value>[]): Table<Value> {
  const places = new Map<string, number>();
  const values: Value[] = [];
  const rows = new Uint32Array(columns.reduce((sum, { rows }) => sum + rows.length, 0));
  let row = 0;
  for (const column of columns) {
    const here = column.values.map((value) => {
      const key = JSON.stringify(value);
      const place = places.get(key) ?? values.push(value) - 1;
      places.set(key, place);
      return place;
    });
    for (let at = 0; at < column.rows.length; at++) rows[row++] = here[column.rows.charCodeAt(at) - FIRST_CODE] ?? 0;
  }
  return { values, rows };
}

function idsOf({ ids, idWidth, days }: JobIndex): string[] {
  return days.map((_, row) => ids.slice(row * idWidth, (row + 1) * idWidth).trimEnd());
}

function daysOf({ days }: JobIndex): number[] {
  let day = 2 * (days[0] ?? 0);
  return days.map((distance) => (day -= distance));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
