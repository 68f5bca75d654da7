/** Applies a batch of changes to a loaded site and publishes the pages that they affect. */
import type { ChangeBatch } from './content/feed.ts';
import type { State } from './load-site.ts';
import { splitDeferred } from './pages/plan.ts';
import { applyChanges } from './pages/site-state.ts';
import type { Outcome, PublishError } from './receipts.ts';
import type { DeferredPages } from './render/deferred-pages.ts';
import type { FailingPages } from './render/failing-pages.ts';
import type { WorkerPool } from './render/worker-pool.ts';

/** The number of failed pages to retry with every publish: few, because an editor waits for it. */
const MAX_RETRIED_PAGES = 20;

interface BatchOptions {
  pool: WorkerPool;
  failingPages: FailingPages;
  deferredPages: DeferredPages;
  /** Whether to retry every page that failed before. */
  isRetry: boolean;
  /** Receives the newest change when the workers have been sent it. */
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
  // A fragment that a worker is making for the first time is not in the manifest yet.
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
  // Reports known failures only once: an editor who saved something else is not informed again of pages that still
  // fail.
  const isNew = ({ path }: PublishError) => isRetry || stale.has(path);
  return { ...outcome, errors: outcome.errors.filter(isNew) };
}
