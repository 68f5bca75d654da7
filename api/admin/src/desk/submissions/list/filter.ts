import { isNarrowed } from '../../../core/navigation/use-list.ts';
import { completeDay } from '../../../kit/text/dates.ts';

/** Filters of the list. An empty value matches all. */
export interface InboxFilter {
  box: Box;
  /** Applications can be shown as a board with a column for each stage, their interviews as a week. */
  layout: 'list' | 'board' | 'week';
  status: string;
  search: string;
  job: string;
  /** The source of applications, or `unknown`. */
  source: string;
  /** The kind of message: `brief` for vacancy briefs only. */
  kind: '' | 'message' | 'complaint' | 'brief';
  /** `true` for applications with flagged answers only. */
  flagged: '' | 'true';
  /** `true` for entries with unread emails only. */
  unread: '' | 'true';
  /** `true` for entries with a reply promised for today or earlier. */
  due: '' | 'true';
  /** A user's id, or `nobody`. */
  assignedTo: string;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

/** The lists of an inbox: empty for the inbox itself, `spam` for suspected spam, `bin` for the bin. */
export type Box = '' | 'spam' | 'bin';

export const NO_FILTER: InboxFilter = {
  box: '',
  layout: 'list',
  status: '',
  search: '',
  job: '',
  source: '',
  kind: '',
  flagged: '',
  unread: '',
  due: '',
  assignedTo: '',
  from: '',
  to: '',
};

/** Whether the filter hides any entries of its box. */
export function isFiltered(filter: InboxFilter): boolean {
  return isNarrowed(filter, ['box', 'layout']);
}

export function toParameters({ box, layout: _layout, status, search, from, to, ...rest }: InboxFilter) {
  return {
    ...rest,
    from: completeDay(from),
    to: completeDay(to),
    search,
    status: box === 'spam' ? 'spam' : status,
    bin: box === 'bin',
  };
}
