/** What a visitor asks the job list for, as a value and as the address bar shows it. */
export interface JobQuery {
  /** Words in the title. */
  q: string;
  category: string;
  type: string;
  basis: string;
  place: string;
  /** Whole pounds a year; 0 for any. */
  pay: number;
  sort: Sort;
  /** From 1. */
  page: number;
}

export type Sort = 'newest' | 'pay' | 'title';

export const everything: JobQuery = {
  q: '',
  category: '',
  type: '',
  basis: '',
  place: '',
  pay: 0,
  sort: 'newest',
  page: 1,
};

export function isEverything(query: JobQuery): boolean {
  return NAMES.every((name) => query[name] === everything[name]);
}

const NAMES = Object.keys(everything) as (keyof JobQuery)[];

/** What of a query differs from asking for everything: `type=Part+Time&page=2`. */
export function toSearch(query: JobQuery): string {
  const asked = Object.entries(query).filter(([name, value]) => value !== everything[name as keyof JobQuery]);
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
}

/** Reads an address; what it does not understand is as if it were not there. */
export function fromSearch(search: string): JobQuery {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(name) ?? '').slice(0, 80);
  const number = (name: string) => Math.max(0, Math.trunc(Number(params.get(name)) || 0));
  const sort = params.get('sort');
  return {
    q: text('q'),
    category: text('category'),
    type: text('type'),
    basis: text('basis'),
    place: text('place'),
    pay: number('pay'),
    sort: sort === 'pay' || sort === 'title' ? sort : 'newest',
    page: number('page') || 1,
  };
}
