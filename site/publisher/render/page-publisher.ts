/** Renders pages into a folder and records in the manifest and dependency graph what they were made from. */

import type { Fragments } from '../content/fragments.ts';
import type { Target } from '../content/routes.ts';
import type { SiteState } from '../content/site-state.ts';
import { hashFile, removeFile } from '../output/files.ts';
import { countImageUses } from '../output/images.ts';
import type { Manifest, ManifestLine } from '../output/manifest.ts';
import type { Outcome } from '../receipts.ts';
import type { FailingPages } from './failing-pages.ts';
import type { PageDone, PageFailed, PageResult, RenderResult, Replacements } from './messages.ts';
import { type Patches, renderPages } from './render-pages.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface PagePublisher {
  /** Pages that could not be rendered, with the reason; their files are the last good ones. */
  readonly failures: ReadonlyMap<string, string>;
  /** Assets are published earlier. This publishes pages, lists of pages and pages with outdated fragments, then removes files. */
  publish(
    stale: Iterable<string>,
    also?: { outdated?: ReadonlySet<string>; gone?: readonly Target[] },
  ): Promise<Outcome>;
}

interface PagePublisherOptions {
  pool: WorkerPool;
  failingPages: FailingPages;
  siteState: SiteState;
  folder: string;
  /** The folder is not public yet. */
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
    const keys = done.keys ?? siteState.dependencies.getKeys(path);
    siteState.dependencies.record(path, keys);
    uses.replace(manifest.pages.get(path)?.images ?? [], images);
    failures.delete(path);
    const signature = isCurrent ? siteState.dependencies.getSignature(path) : '';
    return { page: path, hash, bytes, signature, keys, images };
  }

  function render(paths: Iterable<string>, patches?: Patches): Promise<RenderResult> {
    const targets = [...paths].flatMap((path) => siteState.routes.targets.get(path) ?? []);
    const getHash = (path: string) => manifest.pages.get(path)?.hash ?? null;
    return renderPages({ pool, failingPages, folder, isNewFolder, targets, hashOf: getHash, patches });
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

  /** Removes images that no page shows any more. Returns those that are not in the manifest: new ones, and a lost one. */
  function updateImages(): ManifestLine[] {
    const { unused, used } = uses.takeChanges();
    const added = used.filter((image) => !manifest.images.has(image));
    for (const image of unused) removeFile(folder, image.slice(1));
    if (unused.length > 0) pool.broadcast({ kind: 'forget' });
    return [
      ...unused.map((gone): ManifestLine => ({ gone })),
      ...added.flatMap((image): ManifestLine[] => {
        const hash = hashFile(folder, image.slice(1));
        return hash ? [{ image, hash }] : [];
      }),
    ];
  }

  return {
    failures,
    async publish(stale, { outdated = NONE, gone = [] } = {}) {
      const { version, dependencies } = siteState;
      const plan = planPublish(siteState, stale, outdated, failures);
      const rendered = await render(plan.render);
      const replacements = findReplacements(outdated, manifest.fragments, new Map(rendered.fragments));
      const findOutdated = (path: string) => dependencies.getKeys(path).filter((key) => outdated.has(key));
      const patched = await render(plan.patch, { replacements, findOutdated });
      const results = [...rendered.pages, ...patched.pages];
      const done = results.filter(isDone);
      const failed = results.filter((result): result is PageFailed => !isDone(result));
      for (const { path, error } of failed) failures.set(path, error);
      // Content may have changed while a deferred page was rendered, so it may be out of date already.
      const isCurrent = siteState.version === version;
      const fragments = [...rendered.fragments, ...patched.fragments].map(toFragmentLine);
      const pages = done.map((page) => toPageLine(page, isCurrent));
      manifest.record([...fragments, ...pages, ...gone.map(removePage), ...updateImages()]);
      const written = done.filter((page) => page.written);
      return {
        pages: [
          ...written.map(({ path }) => ({ path, action: 'written' as const })),
          ...gone.map(({ path }) => ({ path, action: 'removed' as const })),
        ],
        bytes: written.reduce((sum, page) => sum + page.bytes, 0),
        errors: failed.map(({ path, error }) => ({ path, message: error })),
      };
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

function isDone(result: PageResult): result is PageDone {
  return !('error' in result);
}

export interface Plan {
  /** Among them one page per outdated fragment, which provides its new HTML. */
  render: Set<string>;
  /** Pages in which only fragments have changed. */
  patch: Set<string>;
}

/** Pages that failed before are `broken`: more than a fragment in their files is old. */
export function planPublish(
  { dependencies, routes }: SiteState,
  stale: Iterable<string>,
  outdated: ReadonlySet<string>,
  broken: ReadonlyMap<string, unknown>,
): Plan {
  const render = new Set(stale);
  const patch = new Set<string>();
  for (const fragment of outdated) {
    const pages = [...dependencies.pagesWith(fragment)].filter((path) => routes.targets.has(path));
    const example = pages.find((path) => !broken.has(path));
    for (const path of pages) (path === example || broken.has(path) ? render : patch).add(path);
  }
  for (const path of render) patch.delete(path);
  return { render, patch };
}

/** The replacements for the fragments whose old and new HTML are known. */
export function findReplacements(outdated: ReadonlySet<string>, before: Fragments, after: Fragments): Replacements {
  const known = [...outdated].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    return old && now ? [[key, [old.html, now.html]] as const] : [];
  });
  return Object.fromEntries(known);
}
