import { isNarrowed } from '../../../core/navigation/use-list.ts';
import { completeDay } from '../../../kit/text/dates.ts';

/** The lists of an inbox: empty for the inbox itself, `spam` for suspected spam, `bin` for the bin. */
export type Box = '' | 'spam' | 'bin';

/** Filters of the list. An empty value matches all. */
export const NO_FILTER = {
  box: '' as Box,
  /** Applications can be shown as a board with a column for each stage, their interviews as a week. */
  layout: 'list' as 'list' | 'board' | 'week',
  status: '',
  search: '',
  job: '',
  /** The source of applications, or `unknown`. */
  source: '',
  /** The kind of message: `brief` for vacancy briefs only. */
  kind: '' as '' | 'message' | 'complaint' | 'brief',
  /** `true` for applications with flagged answers only. */
  flagged: '' as '' | 'true',
  /** `true` for entries with unread emails only. */
  unread: '' as '' | 'true',
  /** `true` for entries with a reply promised for today or earlier. */
  due: '' as '' | 'true',
  /** A user's id, or `nobody`. */
  assignedTo: '',
  /** The first and last day as `YYYY-MM-DD`, both included. */
  from: '',
  to: '',
};

export type InboxFilter = typeof NO_FILTER;

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
