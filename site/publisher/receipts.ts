/** The result of a publish, shown to the editor who caused it. */
export interface Receipt {
  /** Everything up to this change is on the site. */
  applied: number;
  /** `failed` if a page could not be rendered; it keeps its last good file. */
  state: 'live' | 'failed';
  /** The first of them, if there are very many. */
  pages: { path: string; action: 'written' | 'removed' }[];
  pageCount: number;
  /** Bytes written. */
  bytes: number;
  ms: number;
  errors: PublishError[];
}

export interface PublishError {
  path: string;
  message: string;
}

const MAX_PAGES = 100;
const MAX_RECEIPTS = 200;

export type Outcome = Pick<Receipt, 'pages' | 'bytes' | 'errors'>;

export interface Receipts {
  /** `after` is the change that was applied before. */
  add(after: number, applied: number, ms: number, outcome: Outcome): Receipt;
  /** The publish that included a change; one without pages if it changed nothing on the site or is too long ago. */
  find(change: number): Receipt;
}

export function createReceipts(): Receipts {
  const receipts: { after: number; receipt: Receipt }[] = [];
  let last = 0;
  return {
    add(after, applied, ms, { pages, bytes, errors }) {
      last = applied;
      const receipt: Receipt = {
        applied,
        state: errors.length > 0 ? 'failed' : 'live',
        pages: pages.slice(0, MAX_PAGES),
        pageCount: pages.length,
        bytes,
        ms: Math.round(ms * 10) / 10,
        errors: errors.slice(0, MAX_PAGES),
      };
      if (applied > after) receipts.unshift({ after, receipt });
      receipts.length = Math.min(receipts.length, MAX_RECEIPTS);
      return receipt;
    },
    find(change) {
      const found = receipts.find(({ after, receipt }) => after < change && change <= receipt.applied);
      return found?.receipt ?? { applied: last, state: 'live', pages: [], pageCount: 0, bytes: 0, ms: 0, errors: [] };
    },
  };
}
