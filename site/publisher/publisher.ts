/**
 * Keeps a folder of files equal to the content. Each publish takes a batch of changes, finds the pages they affect,
 * renders and writes those, and returns a receipt. One publish runs at a time; changes that arrive during one share the next.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeBatch, pullFeed, type SentBatch } from './content/feed.ts';
import { createPurger, type Edge } from './export/cdn/purger.ts';
import type { Progress } from './full-build.ts';
import { loadSite, type SiteOptions, type State } from './load-site.ts';
import { publishBatch } from './publish-batch.ts';
import { createReceipts, type Outcome, type PublishError, type Receipt } from './receipts.ts';
import { createDeferredPages } from './render/deferred-pages.ts';
import { createFailingPages } from './render/failing-pages.ts';
import type { Preview, PreviewRequest } from './render/messages.ts';
import { createWorkerPool, WorkerLost } from './render/worker-pool.ts';

export interface PublisherOptions extends SiteOptions {
  workers: number;
  /** The report of the export to S3 storage, if the CDN reads from there. */
  storageFile?: string | null;
}

export interface Publisher {
  /** Brings the folder up to date. Waits for the API as long as necessary. */
  start(): Promise<void>;
  /** Publishes all changes up to `change`, which `batch` may include. If they are already published, retries failed pages. */
  publish(change: number, batch?: SentBatch | null): Promise<Receipt>;
  /** Renders every page and writes every file again, whatever is in the folder. */
  publishEverything(): Promise<Receipt>;
  preview(request: PreviewRequest): Promise<Preview>;
  /** Returns the paths that have no page, even when the site is open. */
  missing(paths: readonly string[]): string[];
  status(): Status;
  /** Returns the state of each change at the CDN, or null for a change that affected no file. */
  edges(changes: readonly number[]): (Edge | null)[];
  close(): Promise<void>;
}

export interface Status {
  applied: number;
  compiled: string;
  pages: number;
  publishing: boolean;
  /** The progress of a full build; null if no full build is running. */
  progress: Progress | null;
  errors: PublishError[];
}

const FEED_RETRY_MS = 250;
/** The interval at which deleted files are noticed when nothing is published. */
const CHECK_MS = 30_000;
/** The number of consecutive lost workers after which newer content no longer retries failing pages. */
const MAX_LOSSES_IN_A_ROW = 5;

export function createPublisher(options: PublisherOptions): Publisher {
  const { api, site, compiled, folder, manifestFile, cdn, storageFile } = options;
  const receipts = createReceipts();
  const failingPages = createFailingPages();
  /** The published state. Null until the content is loaded, or if the files or workers may be out of step with it. */
  let state: State | null = null;
  /** The number of the newest change that the workers know. */
  let loadedSeq = 0;
  /** The newest batch that came with a call of `publish`. */
  let sentBatch: SentBatch | null = null;
  let lossCount = 0;
  let isRetryWanted = false;
  let isFullWanted = false;
  let progress: Progress | null = null;
  const pool = createWorkerPool({
    size: options.workers,
    data: { bundle: compiled.bundle, site: site.href, api },
    onLoss: (path, reason) => {
      lossCount++;
      console.error(`A render worker was lost${path === null ? '' : ` at ${path}`}. ${reason}`);
      if (path !== null) failingPages.addLoss(path, loadedSeq, reason);
      // Reloads everything, because the new worker has no content and the lost one may have written anything.
      state = null;
      publishInTurn.run().catch(logFailure);
    },
  });
  const stateFile = join(dirname(manifestFile), 'cdn.json');
  const getManifest = () => state?.manifest ?? null;
  const purger = cdn ? createPurger({ cdn, site, getManifest, stateFile, storageFile }) : null;
  const publishInTurn = oneAtATime(publishNext);
  const deferredPages = createDeferredPages(publishDeferred);

  const checks = setInterval(() => {
    if (!publishInTurn.isRunning() && !isIntact(state, folder)) publishInTurn.run().catch(logFailure);
  }, CHECK_MS).unref();

  async function publishNext(): Promise<Receipt> {
    const startedAt = performance.now();
    const isFull = isFullWanted;
    isFullWanted = false;
    if (!isIntact(state, folder)) state = null;
    const previousSeq = state?.last ?? 0;
    if (isFull) {
      failingPages.retry(state?.pagePublisher.failures.keys() ?? []);
      state = null;
    }
    const batch = state && (sentBatch?.since === previousSeq ? sentBatch : await pullFeed(api, previousSeq));
    sentBatch = null;
    try {
      const outcome = batch && isSameFeed(state, batch) ? await applyBatch(state, batch) : await loadEverything(isFull);
      if (pool.isLost()) throw new WorkerLost('A render worker was lost.');
      lossCount = 0;
      const ms = performance.now() - startedAt;
      return receipts.add(previousSeq, state?.last ?? 0, ms, outcome, purger?.follow(startedAt) ?? null);
    } catch (error) {
      // Some changes may not have been applied, so the next publish checks every file.
      state = null;
      throw error;
    } finally {
      progress = null;
    }
  }

  /** Publishes deferred pages one at a time, so that a save need not wait, then all lists together. */
  async function publishDeferred(paths: readonly string[]): Promise<void> {
    const version = state?.siteState.version;
    const isList = (path: string) => state?.siteState.routes.targets.get(path)?.last === true;
    for (const path of paths) if (!isList(path)) await state?.pagePublisher.publish([path]);
    await state?.pagePublisher.publish(paths.filter(isList));
    // Follows these purges separately, because the receipt of the next save does not cover them.
    purger?.follow(performance.now());
    // Renders the pages again if content has changed, because a fragment may have been replaced after a page was written.
    if (state && state.siteState.version !== version) deferredPages.add(paths);
  }

  async function loadEverything(isFull: boolean): Promise<Outcome> {
    await pool.ready;
    await deferredPages.stop();
    state = null;
    const onContent = (lastSeq: number) => {
      loadedSeq = lastSeq;
      if (lossCount < MAX_LOSSES_IN_A_ROW) failingPages.retryOlder(lastSeq);
    };
    const onProgress = (now: Progress) => {
      progress = now;
    };
    const result = await loadSite({ ...options, isFull, pool, failingPages, onContent, onProgress });
    state = result.state;
    return result.outcome;
  }

  function applyBatch(currentState: State, batch: ChangeBatch): Promise<Outcome> {
    const isRetry = isRetryWanted;
    isRetryWanted = false;
    const onContent = (lastSeq: number) => {
      loadedSeq = lastSeq;
    };
    return publishBatch(currentState, batch, { pool, failingPages, deferredPages, isRetry, onContent });
  }

  return {
    async start() {
      await pool.ready;
      for (;;) {
        try {
          return void (await publishInTurn.run());
        } catch (error) {
          logFailure(error);
          await sleep(FEED_RETRY_MS);
        }
      }
    },
    async publish(change, batch = null) {
      const isApplied = state !== null && change <= state.last && isIntact(state, folder);
      if (isApplied && state?.pagePublisher.failures.size === 0 && !publishInTurn.isRunning())
        return receipts.find(change);
      if (isApplied) isRetryWanted = true;
      else sentBatch = batch;
      const receipt = await publishInTurn.run();
      return isApplied ? receipt : receipts.find(change);
    },
    publishEverything() {
      isFullWanted = true;
      return publishInTurn.run();
    },
    async preview(preview) {
      if (!state) throw new Error('The content is not loaded yet.');
      return pool.run({ kind: 'preview', preview });
    },
    missing(paths) {
      if (!state) throw new Error('The content is not loaded yet.');
      const { routes } = state.siteState;
      return paths.filter((path) => !routes.has(path));
    },
    status: () => ({
      applied: state?.last ?? 0,
      compiled: compiled.hash,
      pages: state?.manifest.pages.size ?? 0,
      publishing: publishInTurn.isRunning() || deferredPages.isBusy(),
      progress,
      errors: [...(state?.pagePublisher.failures ?? [])].map(([path, message]) => ({ path, message })),
    }),
    edges: (changes) =>
      changes.map((change) => {
        const edge = receipts.findEdge(change);
        return edge === undefined ? (purger?.overall() ?? null) : edge;
      }),
    async close() {
      purger?.close();
      clearInterval(checks);
      await publishInTurn.idle();
      await deferredPages.flush();
      await pool.close();
    },
  };
}

function isSameFeed(state: State | null, batch: ChangeBatch): state is State {
  return state?.manifest.origin.feed === batch.id;
}

/**
 * Whether the folder still holds the published site. Checks all assets, one page and one image, because the folder may
 * have been emptied. In a new year, every page is out of date.
 */
function isIntact(state: State | null, folder: string): boolean {
  if (!state || state.manifest.origin.year !== new Date().getFullYear()) return false;
  const { pages, images, assets } = state.manifest;
  const [page] = pages.keys();
  const [image] = images.keys();
  const pageFile = page === undefined ? undefined : state.siteState.routes.targets.get(page)?.file;
  const files = [...assets.keys(), pageFile, image].filter((file) => file !== undefined);
  return files.every((file) => existsSync(join(folder, file)));
}

function logFailure(error: unknown): void {
  console.error(`Nothing was published: ${error instanceof Error ? error.message : error}`);
}

/**
 * Shares runs: `work` runs one at a time, and calls made during a run share the next one, which therefore sees all
 * earlier changes.
 */
export function oneAtATime<T>(work: () => Promise<T>): {
  run(): Promise<T>;
  isRunning(): boolean;
  idle(): Promise<void>;
} {
  let currentRun: Promise<unknown> = Promise.resolve();
  let nextRun: Promise<T> | null = null;
  let runCount = 0;

  async function startRun(): Promise<T> {
    nextRun = null;
    runCount++;
    try {
      return await work();
    } finally {
      runCount--;
    }
  }

  return {
    run() {
      if (!nextRun) {
        nextRun = currentRun.then(startRun);
        currentRun = nextRun.catch(() => {});
      }
      return nextRun;
    },
    isRunning: () => runCount > 0,
    idle: async () => void (await currentRun),
  };
}
