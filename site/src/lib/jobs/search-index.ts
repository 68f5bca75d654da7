/**
 * Open jobs as the job search loads them: by column, each value of a column once. Ten thousand cards as plain JSON are
 * three times as much.
 */
import type { JobCard } from './card.ts';

export interface JobIndex {
  /** Characters that each id takes in `ids`; shorter ones end in spaces. */
  idWidth: number;
  ids: string;
  /** The day each was posted, newest first: days since 1970, each as the distance to the one before it. */
  days: number[];
  columns: { [Name in keyof Columns]: Column<Columns[Name]> };
}

/** What lists show of a job beside its id and its day. */
export interface Columns {
  title: string;
  category: JobCard['category'];
  type: JobCard['type'];
  basis: JobCard['basis'];
  where: Pick<JobCard, 'place' | 'remote'>;
  pay: Pick<JobCard, 'pay' | 'yearly'>;
}

export interface Column<Value> {
  values: Value[];
  /** A character a job: its code less `FIRST_CODE` is the place of the job's value in `values`. */
  rows: string;
}

export const FIRST_CODE = 0x30;
const DAY_MS = 86_400_000;

/** Of cards that are in order, newest first. */
export function packJobs(cards: readonly JobCard[]): JobIndex {
  const idWidth = Math.max(0, ...cards.map(({ id }) => id.length));
  const days = cards.map(({ posted }) => Date.parse(posted) / DAY_MS);
  return {
    idWidth,
    ids: cards.map(({ id }) => id.padEnd(idWidth)).join(''),
    days: days.map((day, row) => (row === 0 ? day : (days[row - 1] ?? 0) - day)),
    columns: {
      title: column(cards, ({ title }) => title),
      category: column(cards, ({ category }) => category),
      type: column(cards, ({ type }) => type),
      basis: column(cards, ({ basis }) => basis),
      where: column(cards, ({ place, remote }) => ({ place, remote })),
      pay: column(cards, ({ pay, yearly }) => ({ pay, yearly })),
    },
  };
}

/** `2026-11-21`, of days since 1970. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function column<Value>(cards: readonly JobCard[], read: (card: JobCard) => Value): Column<Value> {
  const places = new Map<string, number>();
  const values: Value[] = [];
  const rows = cards.map((card) => {
    const value = read(card);
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const place = places.get(key) ?? values.push(value) - 1;
    places.set(key, place);
    return String.fromCharCode(FIRST_CODE + place);
  });
  return { values, rows: rows.join('') };
}
