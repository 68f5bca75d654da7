import type { Edge } from './export/cdn/purger.ts';

/** The result of a publish, shown to the editor who caused it. */
export interface Receipt {
  /** All changes up to this one are on the site. */
  applied: number;
  /** `failed` if a page could not be rendered; the page keeps its last good file. */
  state: 'live' | 'failed';
  /** The written and removed pages; only the first `MAX_PAGES` if there are more. */
  pages: { path: string; action: 'written' | 'removed' }[];
  pageCount: number;
  /** Bytes written. */
  bytes: number;
  ms: number;
  errors: PublishError[];
  /** The state at the CDN. Null if there is no CDN, or if no file changed. */
  edge: Edge | null;
}

export interface PublishError {
  path: string;
  message: string;
}

const MAX_PAGES = 100;
const MAX_RECEIPTS = 200;
const EMPTY_RECEIPT = { state: 'live' as const, pages: [], pageCount: 0, bytes: 0, ms: 0, errors: [], edge: null };

export type Outcome = Pick<Receipt, 'pages' | 'bytes' | 'errors'>;

export interface Receipts {
  /** Adds and returns the receipt of a publish. `afterChange` is the last change of the previous publish. */
  add(afterChange: number, appliedChange: number, ms: number, outcome: Outcome, edge: Edge | null): Receipt;
  /** Returns the receipt that includes a change. It lists no pages if the change had no effect or is too long ago. */
  find(change: number): Receipt;
  /** Returns the state at the CDN, or undefined if the publish is not known. */
  findEdge(change: number): Edge | null | undefined;
}

export function createReceipts(): Receipts {
  const receipts: { after: number; receipt: Receipt }[] = [];
  let lastApplied = 0;
  const find = (change: number) =>
    receipts.find(({ after, receipt }) => after < change && change <= receipt.applied)?.receipt;
  return {
    add(afterChange, appliedChange, ms, { pages, bytes, errors }, edge) {
      lastApplied = appliedChange;
      const receipt: Receipt = {
        applied: appliedChange,
        state: errors.length > 0 ? 'failed' : 'live',
        pages: pages.slice(0, MAX_PAGES),
        pageCount: pages.length,
        bytes,
        ms: Math.round(ms * 10) / 10,
        errors: errors.slice(0, MAX_PAGES),
        edge,
      };
      if (appliedChange > afterChange) receipts.unshift({ after: afterChange, receipt });
      receipts.length = Math.min(receipts.length, MAX_RECEIPTS);
      return receipt;
    },
    find: (change) => find(change) ?? { ...EMPTY_RECEIPT, applied: lastApplied },
    findEdge: (change) => find(change)?.edge,
  };
}
