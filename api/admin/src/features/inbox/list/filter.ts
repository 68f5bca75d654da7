import { completeDay } from '../../../lib/dates.ts';

/** The filters of the list. An empty one matches all. */
export interface InboxFilter {
  box: Box;
  status: string;
  search: string;
  job: string;
  /** `true` for applications with flagged answers only. */
  flagged: '' | 'true';
  /** A user's id, or `nobody`. */
  assignedTo: string;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

/** The lists of an inbox. Suspected spam and the bin are apart from the inbox itself. */
export type Box = 'inbox' | 'spam' | 'bin';

/** Takes the place of an id in a link and opens the list of suspected spam. */
export const SPAM = 'spam';

export const NO_FILTER: InboxFilter = {
  box: 'inbox',
  status: '',
  search: '',
  job: '',
  flagged: '',
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
