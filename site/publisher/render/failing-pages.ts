/**
 * Pages that crash their worker or never finish. After two failures a page is quarantined, so that all others are
 * published. Newer content or an editor's retry releases it.
 */
export interface FailingPages {
  /** Records that a worker was lost while it rendered this page from the content of this change. */
  addLoss(path: string, change: number, reason: string): void;
  /** Returns the reason that a page is left out, or undefined if it is not. */
  findReason(path: string): string | undefined;
  /** Allows these pages to be rendered again. */
  retry(paths: Iterable<string>): void;
  /** Retries pages that failed with the content of another change. */
  retryOlder(change: number): void;
}

const MAX_LOSSES = 2;

export function createFailingPages(): FailingPages {
  const losses = new Map<string, { count: number; change: number; reason: string }>();
  return {
    addLoss(path, change, reason) {
      losses.set(path, { count: (losses.get(path)?.count ?? 0) + 1, change, reason });
    },
    findReason(path) {
      const loss = losses.get(path);
      return loss && loss.count >= MAX_LOSSES ? loss.reason : undefined;
    },
    retry(paths) {
      for (const path of paths) losses.delete(path);
    },
    retryOlder(change) {
      for (const [path, loss] of losses) if (loss.change !== change) losses.delete(path);
    },
  };
}
