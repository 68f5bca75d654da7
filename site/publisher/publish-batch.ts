/** Applies a batch of changes to a loaded site and publishes the pages that they affect. */
import type { ChangeBatch } from './content/feed.ts';
import type { State } from './load-site.ts';
import { splitDeferred } from './pages/plan.ts';
import { applyChanges } from './pages/site-state.ts';
import type { Outcome, PublishError } from './receipts.ts';
import type { DeferredPages } from './render/deferred-pages.ts';
import type { FailingPages } from './render/failing-pages.ts';
import type { WorkerPool } from './render/worker-pool.ts';

/** Maximum number of failed pages to retry with every publish. Kept small, because an editor is waiting. */
const MAX_RETRIED_PAGES = 20;

interface BatchOptions {
  pool: WorkerPool;
  failingPages: FailingPages;
  deferredPages: DeferredPages;
  /** Whether to retry every page that failed before. */
  isRetry: boolean;
  /** Called with the newest change when it has been sent to the workers. */
  onContent(lastSeq: number): void;
}

export async function publishBatch(
  state: State,
  { changes, last }: ChangeBatch,
  { pool, failingPages, deferredPages, isRetry, onContent }: BatchOptions,
): Promise<Outcome> {
  const { siteState, manifest, pagePublisher } = state;
  const { failures } = pagePublisher;

  const { stale, outdated, gone } = applyChanges(siteState, changes);
  // Excludes fragments that a worker is rendering for the first time, because they are not in the manifest yet.
  const currentFragments = new Set([...manifest.fragments.keys()].filter((key) => !outdated.has(key)));
  pool.broadcast({ kind: 'changes', changes, current: currentFragments });
  state.last = last;
  onContent(last);

  const failedPaths = [...failures.keys()].filter((path) => !stale.has(path));
  failingPages.retry(isRetry ? [...failedPaths, ...stale] : stale);
  const affectedPaths = [...stale, ...(isRetry ? failedPaths : failedPaths.slice(0, MAX_RETRIED_PAGES))];
  const { now, later } = splitDeferred(affectedPaths, changes, siteState, { pages: manifest.pages, failures });
  deferredPages.add(later);

  const outcome = await pagePublisher.publish(now, { outdated, gone, isWaiting: deferredPages.isWaiting });
  // Reports a known failure only once, so that an editor who saves something else is not notified of it again.
  const isNew = ({ path }: PublishError) => isRetry || stale.has(path);
  return { ...outcome, errors: outcome.errors.filter(isNew) };
}
