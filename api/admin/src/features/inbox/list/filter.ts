import { completeDay } from '../../../lib/dates.ts';

/** What the list is narrowed down to. Empty for all. */
export interface InboxFilter {
  box: Box;
  status: string;
  search: string;
  job: string;
  /** A user's id, or `nobody`. */
  assignedTo: string;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

/** Suspected spam and what was thrown away stay within reach, and out of sight. */
export type Box = 'inbox' | 'spam' | 'bin';

/** In a link, the place of an entry: it opens the list of suspected spam. */
export const SPAM = 'spam';

export const NO_FILTER: InboxFilter = {
  box: 'inbox',
  status: '',
  search: '',
  job: '',
  assignedTo: '',
  from: '',
  to: '',
};

export function isFiltered({ box: _box, ...filter }: InboxFilter): boolean {
  return Object.values(filter).some((value) => value.trim() !== '');
}

export function toParameters({ box, status, search, from, to, ...rest }: InboxFilter) {
  return {
    ...rest,
    from: completeDay(from),
    to: completeDay(to),
    search: search.trim(),
    status: box === 'spam' ? 'spam' : status,
    bin: box === 'bin',
  };
}
