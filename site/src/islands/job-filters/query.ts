/** What a visitor searches the job list for. The names are those of the form's fields and of the address's parameters. */
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

/** Matches every job, newest first. */
export const emptyQuery: JobQuery = {
  q: '',
  category: '',
  type: '',
  basis: '',
  place: '',
  pay: 0,
  sort: 'newest',
  page: 1,
};

/** Reads a form or an address. Ignores what it does not understand. */
export function parseQuery(values: Pick<FormData | URLSearchParams, 'get'>): JobQuery {
  const text = (name: keyof JobQuery) => String(values.get(name) ?? '').slice(0, 80);
  const number = (name: keyof JobQuery) => Math.max(0, Math.trunc(Number(values.get(name)) || 0));
  const sort = values.get('sort');
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

/** The query as an address has it, without what is as in the empty query: `type=Part+Time&page=2`. */
export function formatQuery(query: JobQuery): string {
  const set = Object.entries(query).filter(([name, value]) => value !== emptyQuery[name as keyof JobQuery]);
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}
