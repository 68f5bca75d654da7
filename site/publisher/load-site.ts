/**
 * Brings a folder up to date with the whole change feed. Repairs it if the same code made it from the same feed, for
 * the same address and in the same year, otherwise builds it.
 */
import { existsSync } from 'node:fs';
import type { Compiled } from './compile/compiled.ts';
import { readFeed } from './content/feed.ts';
import { packChanges } from './content/packed.ts';
import { createStore, omitPageData, type Store } from './content/store.ts';
import type { Cdn } from './export/cdn/cdn.ts';
import { type Progress, removeUnfinishedBuild, runFullBuild } from './full-build.ts';
import { copyAssets, type Previous } from './output/assets.ts';
import { EVERYTHING, type Manifest, newChange, type Origin, openManifest, readManifest } from './output/manifest.ts';
import { createSiteState, type SiteState } from './pages/site-state.ts';
import type { Outcome } from './receipts.ts';
import type { FailingPages } from './render/failing-pages.ts';
import { createPagePublisher, type PagePublisher } from './render/page-publisher.ts';
import type { WorkerPool } from './render/worker-pool.ts';
import { findDifferences } from './repair.ts';

export interface SiteOptions {
  api: string;
  site: URL;
  folder: string;
  manifestFile: string;
  compiled: Compiled;
  /** The CDN whose purges the manifest tracks. */
  cdn?: Cdn | null;
}

/** The state that one publish passes on to the next. */
export interface State {
  siteState: SiteState;
  manifest: Manifest;
  pagePublisher: PagePublisher;
  /** The number of the newest change that was applied. */
  last: number;
}

interface LoadOptions extends SiteOptions {
  pool: WorkerPool;
  failingPages: FailingPages;
  /** Whether to build the folder again even if it looks right. */
  isFull: boolean;
  /** Called with the newest change when the content has been read. */
  onContent(lastSeq: number): void;
  /** Called with the progress of a full build. */
  onProgress(progress: Progress): void;
}

export async function loadSite(options: LoadOptions): Promise<{ state: State; outcome: Outcome }> {
  const { site, folder, manifestFile, compiled, cdn, pool, failingPages, isFull, onProgress } = options;
  const { routes } = await pool.ready;
  const year = new Date().getFullYear();
  const { store, feed, last } = await loadContent(options, year);
  options.onContent(last);
  removeUnfinishedBuild(folder);
  const siteState = createSiteState(routes, store);
  const origin: Origin = { compiled: compiled.hash, feed, site: site.href, year, cdn: cdn?.id };
  const previousSite = readPrevious(folder, manifestFile);

  if (previousSite && !isFull && isSame(previousSite.origin, origin)) {
    if (!cdn) previousSite.contents.unpurged.clear();
    else if (previousSite.origin.cdn !== cdn.id) previousSite.contents.unpurged.set(EVERYTHING, newChange());
    const manifest = openManifest(manifestFile, origin, previousSite.contents);
    const stalePaths = await findDifferences({ pool, siteState, folder, manifest });
    manifest.record(copyAssets(compiled.client, folder, (asset) => !manifest.assets.has(asset)));
    const pagePublisher = createPagePublisher({ pool, failingPages, siteState, folder, manifest });
    const outcome = await pagePublisher.publish(stalePaths);
    return { state: { siteState, manifest, pagePublisher, last }, outcome };
  }

  const build = await runFullBuild({
    pool,
    failingPages,
    siteState,
    origin,
    client: compiled.client,
    folder,
    previous: previousSite,
    onProgress,
  });
  if (cdn) build.manifest.unpurged.set(EVERYTHING, newChange());
  const manifest = openManifest(manifestFile, origin, build.manifest);
  const failures = new Map(build.failures);
  const pagePublisher = createPagePublisher({ pool, failingPages, siteState, folder, manifest, failures });
  return { state: { siteState, manifest, pagePublisher, last }, outcome: build.outcome };
}

/**
 * Reads the feed in chunks, to limit memory. The workers get complete entries; the returned store leaves out page data.
 */
async function loadContent(
  { api, pool, compiled: { definition } }: LoadOptions,
  year: number,
): Promise<{ store: Store; feed: string; last: number }> {
  const content = { store: createStore(definition), feed: '', last: 0 };
  pool.broadcast({ kind: 'reset', year });
  for await (const { id, changes, last } of readFeed(api, 0)) {
    pool.broadcast({ kind: 'chunk', chunk: packChanges(changes, definition) });
    for (const change of changes) content.store.apply(omitPageData(change, definition));
    content.feed = id;
    content.last = last;
  }
  return content;
}

function readPrevious(folder: string, manifestFile: string): Previous | null {
  const manifest = existsSync(folder) ? readManifest(manifestFile) : null;
  return manifest && { folder, ...manifest };
}

function isSame(a: Origin, b: Origin): boolean {
  return a.compiled === b.compiled && a.feed === b.feed && a.site === b.site && a.year === b.year;
}
