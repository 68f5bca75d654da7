/** Renders pages into a folder and records in the manifest and dependency graph what they were made from. */

import type { Fragments } from '../content/fragments.ts';
import { hashFile, removeFile } from '../output/files.ts';
import { countImageUses } from '../output/images.ts';
import type { Manifest, ManifestLine } from '../output/manifest.ts';
import { planPublish } from '../pages/plan.ts';
import type { Target } from '../pages/routes.ts';
import type { SiteState } from '../pages/site-state.ts';
import type { Outcome } from '../receipts.ts';
import type { FailingPages } from './failing-pages.ts';
import type { PageDone, PageResult, RenderResult, Replacements } from './messages.ts';
import { type Patches, renderPages } from './render-pages.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface PagePublisher {
  /** Pages that could not be rendered, with the reason. Their files keep the last good version. */
  readonly failures: ReadonlyMap<string, string>;
  /** Publishes pages, lists of pages and pages with outdated fragments, then removes files. Assets are published earlier. */
  publish(stalePaths: Iterable<string>, relatedChanges?: AlsoPublished): Promise<Outcome>;
}

interface AlsoPublished {
  outdated?: ReadonlySet<string>;
  gone?: readonly Target[];
  /** Whether a page waits to be rendered later. A new header does not make such a page current. */
  isWaiting?(path: string): boolean;
}

interface PagePublisherOptions {
  pool: WorkerPool;
  failingPages: FailingPages;
  siteState: SiteState;
  folder: string;
  /** Whether the folder is not public yet. */
  isNewFolder?: boolean;
  manifest: Manifest;
  failures?: Map<string, string>;
}

export function createPagePublisher(options: PagePublisherOptions): PagePublisher {
  const {
    pool,
    failingPages,
    siteState,
    folder,
    isNewFolder = false,
    manifest,
    failures = new Map<string, string>(),
  } = options;
  const uses = countImageUses(manifest.pages.values());

  function toPageLine({ path, hash, bytes, images, ...done }: PageDone, isCurrent: boolean): ManifestLine {
    if (done.keys) siteState.dependencies.record(path, done.keys);
    // Takes the keys from the graph, which stores each key only once for all pages.
    const keys = siteState.dependencies.getKeys(path);
    uses.replace(manifest.pages.get(path)?.images ?? [], images);
    failures.delete(path);
    const signature = isCurrent ? siteState.dependencies.getSignature(path) : '';
    return { page: path, hash, bytes, signature, keys, images };
  }

  function render(paths: Iterable<string>, onResult: (result: RenderResult) => void, patches?: Patches): Promise<void> {
    const targets = [...paths].flatMap((path) => siteState.routes.targets.get(path) ?? []);
    const getHash = (path: string) => manifest.pages.get(path)?.hash ?? null;
    return renderPages({ pool, failingPages, folder, isNewFolder, targets, hashOf: getHash, patches, onResult });
  }

  function toFragmentLine([key, fragment]: RenderResult['fragments'][number]): ManifestLine {
    siteState.dependencies.record(key, fragment.keys);
    return { fragment: key, ...fragment };
  }

  function removePage({ path, file }: Target): ManifestLine {
    removeFile(folder, file);
    siteState.dependencies.forget(path);
    uses.replace(manifest.pages.get(path)?.images ?? [], []);
    failures.delete(path);
    return { gone: path };
  }

  /** Returns lines for images missing from the manifest: new images, and lost ones that were fetched again. */
  function toImageLines({ pages }: RenderResult): ManifestLine[] {
    const shownImages = new Set(pages.flatMap((page) => (isDone(page) ? page.images : [])));
    return [...shownImages].flatMap((image): ManifestLine[] => {
      const hash = manifest.images.has(image) ? null : hashFile(folder, image.slice(1));
      return hash ? [{ image, hash }] : [];
    });
  }

  function removeUnusedImages(): ManifestLine[] {
    const unusedImages = uses.takeUnused();
    for (const image of unusedImages) removeFile(folder, image.slice(1));
    if (unusedImages.length > 0) pool.broadcast({ kind: 'forget' });
    return unusedImages.map((removedPath): ManifestLine => ({ gone: removedPath }));
  }

  return {
    failures,
    async publish(stalePaths, { outdated = NO_FRAGMENTS, gone = [], isWaiting = () => false } = {}) {
      const { version, dependencies } = siteState;
      const plan = planPublish(siteState, stalePaths, outdated, failures);
      const oldFragments: Fragments = new Map(manifest.fragments);
      const newFragments: Fragments = new Map();
      const outcome: Outcome = { pages: [], bytes: 0, errors: [] };
      // Records one task at a time, because the results of thousands of pages take much memory.
      const record = (result: RenderResult) => {
        // Content may have changed while a deferred page was rendered, so it may be out of date already.
        const isCurrent = siteState.version === version;
        for (const [key, fragment] of result.fragments) newFragments.set(key, fragment);
        const lines = [...result.fragments.map(toFragmentLine), ...toImageLines(result)];
        for (const page of result.pages) {
          const { path } = page;
          if (isDone(page)) {
            lines.push(toPageLine(page, isCurrent && !isWaiting(path)));
            if (page.written) outcome.pages.push({ path, action: 'written' });
            outcome.bytes += page.written ? page.bytes : 0;
          } else {
            failures.set(path, page.error);
            outcome.errors.push({ path, message: page.error });
          }
        }
        manifest.record(lines);
      };
      await render(plan.pagesToRender, record);
      const replacements = findReplacements(outdated, oldFragments, newFragments);
      const findOutdated = (path: string) => dependencies.getKeys(path).filter((key) => outdated.has(key));
      await render(plan.pagesToPatch, record, { replacements, findOutdated });
      manifest.record([...gone.map(removePage), ...removeUnusedImages()]);
      outcome.pages.push(...gone.map(({ path }) => ({ path, action: 'removed' as const })));
      return outcome;
    },
  };
}

const NO_FRAGMENTS: ReadonlySet<string> = new Set();

function isDone(result: PageResult): result is PageDone {
  return !('error' in result);
}

/** The replacements for the fragments whose old and new HTML are known. */
export function findReplacements(
  outdated: ReadonlySet<string>,
  oldFragments: Fragments,
  newFragments: Fragments,
): Replacements {
  const replacementEntries = [...outdated].flatMap((key) => {
    const [old, now] = [oldFragments.get(key), newFragments.get(key)];
    return old && now ? [[key, [old.html, now.html]] as const] : [];
  });
  return Object.fromEntries(replacementEntries);
}
