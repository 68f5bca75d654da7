import { completeDay } from '../../../kit/text/dates.ts';

/** The filters of the list. An empty one matches all. */
export interface InboxFilter {
  box: Box;
  /** Applications can be shown as a board with a column for each stage. */
  layout: 'list' | 'board';
  status: string;
  search: string;
  job: string;
  /** Of messages: `brief` for vacancy briefs only. */
  kind: '' | 'message' | 'complaint' | 'brief';
  /** `true` for applications with flagged answers only. */
  flagged: '' | 'true';
  /** `true` for those with unread emails only. */
  unread: '' | 'true';
  /** A user's id, or `nobody`. */
  assignedTo: string;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

/** The lists of an inbox. Suspected spam and the bin are apart from the inbox itself. */
export type Box = 'inbox' | 'spam' | 'bin';

export const NO_FILTER: InboxFilter = {
  box: 'inbox',
  layout: 'list',
  status: '',
  search: '',
  job: '',
  kind: '',
  flagged: '',
  unread: '',
  assignedTo: '',
  from: '',
  to: '',
};

export function isFiltered({ box: _box, layout: _layout, ...filter }: InboxFilter): boolean {
  return Object.values(filter).some((value) => value.trim() !== '');
}

/** The filter and the page of the list in the query of an address. Leaves out defaults. */
export function toQuery(filter: InboxFilter, page = 1): string {
  const changed = Object.entries(filter).filter(([name, value]) => value !== NO_FILTER[name as keyof InboxFilter]);
  return new URLSearchParams([...changed, ...(page > 1 ? [['page', String(page)]] : [])]).toString();
}

/** The inverse of `toQuery`. */
export function fromQuery(query: string): { filter: InboxFilter; page: number } {
  const given = new URLSearchParams(query);
  const filter = Object.fromEntries(Object.entries(NO_FILTER).map(([name, value]) => [name, given.get(name) ?? value]));
  const page = Math.max(1, Math.trunc(Number(given.get('page'))) || 1);
  return { filter: filter as unknown as InboxFilter, page };
}

export function toParameters({ box, layout: _layout, status, search, from, to, ...rest }: InboxFilter) {
  return {
    ...rest,
    from: completeDay(from),
    to: completeDay(to),
    search: search.trim(),
    status: box === 'spam' ? 'spam' : status,
    bin: box === 'bin',
  };
}
