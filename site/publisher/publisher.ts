/** Keeps a folder of files equal to what the content says. One publish at a time; what comes meanwhile shares the next. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Compiled } from './compile/compiled.ts';
import { type News, pullFeed } from './content/feed.ts';
import { loadContent } from './content/load-content.ts';
import { applyChanges } from './content/site-state.ts';
import { publishAll, type State } from './publish-all.ts';
import { createDeferred } from './render/deferred-pages.ts';
import { createCulprits } from './render/failing-pages.ts';
import type { Preview, PreviewRequest } from './render/messages.ts';
import { ANOTHER_LOST, createPool, WorkerLost } from './render/worker-pool.ts';
import { oneAtATime } from './server/one-at-a-time.ts';
import { createReceipts, type Outcome, type PublishError, type Receipt } from './server/receipts.ts';

export interface PublisherOptions {
  /** The API's address. */
  api: string;
  /** Where visitors find the site. */
  site: URL;
  /** To publish into. */
  folder: string;
  /** The manifest's file. */
  manifestFile: string;
  compiled: Compiled;
  workers: number;
}

export interface Publisher {
  /** Brings the folder up to date. Waits for the API as long as it must. */
  start(): Promise<void>;
  /** Brings everything up to `change` to the site. A change that was brought before: what failed is tried again. */
  publish(change: number): Promise<Receipt>;
  preview(request: PreviewRequest): Promise<Preview>;
  status(): Status;
  close(): Promise<void>;
}

export interface Status {
  applied: number;
  compiled: string;
  pages: number;
  publishing: boolean;
  errors: PublishError[];
}

/** Pages that failed before are tried again with every publish, but no more of them than cost nothing. */
const MOST_RETRIES = 20;
/** Milliseconds. */
const PAUSE_BEFORE_ASKING_AGAIN = 250;

export function createPublisher(options: PublisherOptions): Publisher {
  const { api, site, compiled } = options;
  const receipts = createReceipts();
  let state: State | null = null;
  let shallRetryAll = false;
  const pool = createPool({
    size: options.workers,
    data: { bundle: compiled.bundle, site: site.href, api },
    onLoss: () => {
      // The worker that takes its place knows nothing, and what the lost one has written is uncertain.
      state = null;
      publishing.run().catch(report);
    },
  });
  const culprits = createCulprits();
  const publishing = oneAtATime(bringUpToDate);
  const deferred = createDeferred(async (path) => state?.press.publish([path]));

  async function bringUpToDate(): Promise<Receipt> {
    const began = performance.now();
    const before = state?.last ?? 0;
    const news = state && (await pullFeed(api, before));
    try {
      const outcome = news && isSameFeed(state, news) ? await follow(state, news) : await begin();
      if (pool.isLost()) throw new WorkerLost(ANOTHER_LOST);
      culprits.succeeded();
      return receipts.add(before, state?.last ?? 0, performance.now() - began, outcome);
    } catch (error) {
      // What was applied and what was not is uncertain: the next publish looks at every file.
      state = null;
      throw error;
    }
  }

  async function begin(): Promise<Outcome> {
    const { routes } = await pool.ready;
    await deferred.stop();
    state = null;
    const content = await loadContent(api, pool);
    culprits.startOver(content.last);
    const begun = await publishAll(pool, routes, content, { ...options, culprits });
    state = begun.state;
    return begun.outcome;
  }

  async function follow(state: State, { changes, last }: News): Promise<Outcome> {
    const { edition, press } = state;
    pool.tell({ kind: 'changes', changes });
    const { stale, outdated, gone } = applyChanges(edition, changes);
    state.last = last;
    const isRetry = shallRetryAll;
    shallRetryAll = false;
    const failed = [...press.failures.keys()].filter((path) => !stale.has(path));
    culprits.forgive(isRetry ? [...failed, ...stale] : stale);
    const retried = isRetry ? failed : failed.slice(0, MOST_RETRIES);
    const due = [...stale, ...retried];
    const isDeferred = (path: string) => edition.routes.targets.get(path)?.deferred === true;
    deferred.add(due.filter(isDeferred));
    const now = due.filter((path) => !isDeferred(path));
    const outcome = await press.publish(now, { outdated, gone });
    // Who saved something else is not told again about pages that still fail.
    const isNews = ({ path }: PublishError) => isRetry || stale.has(path);
    return { ...outcome, errors: outcome.errors.filter(isNews) };
  }

  return {
    async start() {
      await pool.ready;
      for (;;) {
        try {
          return void (await publishing.run());
        } catch (error) {
          report(error);
          await sleep(PAUSE_BEFORE_ASKING_AGAIN);
        }
      }
    },
    async publish(change) {
      const isApplied = state !== null && change <= state.last;
      if (isApplied && state?.press.failures.size === 0 && !publishing.isRunning()) return receipts.find(change);
      if (isApplied) shallRetryAll = true;
      const receipt = await publishing.run();
      return isApplied ? receipt : receipts.find(change);
    },
    async preview(preview) {
      if (!state) throw new Error('The content is not loaded yet.');
      return pool.ask({ kind: 'preview', preview });
    },
    status: () => ({
      applied: state?.last ?? 0,
      compiled: compiled.hash,
      pages: state?.manifest.pages.size ?? 0,
      publishing: publishing.isRunning() || deferred.isBusy(),
      errors: [...(state?.press.failures ?? [])].map(([path, message]) => ({ path, message })),
    }),
    async close() {
      await publishing.idle();
      await deferred.flush();
      await pool.close();
    },
  };
}

function isSameFeed(state: State | null, news: News): state is State {
  return state?.manifest.origin.feed === news.id;
}

function report(error: unknown): void {
  console.error(`Nothing was published: ${error instanceof Error ? error.message : error}`);
}
