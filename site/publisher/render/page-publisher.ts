/** Renders pages into a folder and keeps trace and manifest true to it. */

import type { Target } from '../content/routes.ts';
import type { Edition } from '../content/site-state.ts';
import { hashOfFile, removeFile } from '../output/files.ts';
import { countUses } from '../output/image-uses.ts';
import type { Fact, Manifest } from '../output/manifest.ts';
import type { Outcome } from '../server/receipts.ts';
import type { Culprits } from './failing-pages.ts';
import type { PageDone, PageFailed, PageResult, RenderAnswer } from './messages.ts';
import { planPublish, replacementsOf } from './plan.ts';
import { type Patches, renderPages } from './render-pages.ts';
import type { Pool } from './worker-pool.ts';

export interface Press {
  /** Pages that could not be rendered, with the reason; their files are the last good ones. */
  readonly failures: ReadonlyMap<string, string>;
  /** Assets come before; here pages, then lists of pages, then pages with outdated fragments, then removals. */
  publish(
    stale: Iterable<string>,
    also?: { outdated?: ReadonlySet<string>; gone?: readonly Target[] },
  ): Promise<Outcome>;
}

interface PressOptions {
  pool: Pool;
  culprits: Culprits;
  edition: Edition;
  folder: string;
  /** Nobody reads the folder yet. */
  fresh?: boolean;
  manifest: Manifest;
  failures?: Map<string, string>;
}

export function createPress(options: PressOptions): Press {
  const { pool, culprits, edition, folder, fresh = false, manifest, failures = new Map<string, string>() } = options;
  const uses = countUses(manifest.pages.values());

  function takeDone({ path, hash, bytes, pictures, ...done }: PageDone, isCurrent: boolean): Fact {
    const keys = done.keys ?? edition.trace.keysOf(path);
    edition.trace.record(path, keys);
    uses.replace(manifest.pages.get(path)?.pictures ?? [], pictures);
    failures.delete(path);
    const signature = isCurrent ? edition.trace.signatureOf(path) : '';
    return { page: path, hash, bytes, signature, keys, pictures };
  }

  function render(paths: Iterable<string>, patches?: Patches): Promise<RenderAnswer> {
    const targets = [...paths].flatMap((path) => edition.routes.targets.get(path) ?? []);
    const hashOf = (path: string) => manifest.pages.get(path)?.hash ?? null;
    return renderPages({ pool, culprits, folder, fresh, targets, hashOf, patches });
  }

  function takeFragment([key, fragment]: RenderAnswer['fragments'][number]): Fact {
    edition.trace.record(key, fragment.keys);
    return { fragment: key, ...fragment };
  }

  function removePage({ path, file }: Target): Fact {
    removeFile(folder, file);
    edition.trace.forget(path);
    uses.replace(manifest.pages.get(path)?.pictures ?? [], []);
    failures.delete(path);
    return { gone: path };
  }

  /** Removes the pictures that no page shows any more; names those that the manifest has not got: new ones, and one that was lost. */
  function takePictures(): Fact[] {
    const { unused, used } = uses.news();
    const added = used.filter((picture) => !manifest.pictures.has(picture));
    for (const picture of unused) removeFile(folder, picture.slice(1));
    if (unused.length > 0) pool.tell({ kind: 'forget' });
    return [
      ...unused.map((gone): Fact => ({ gone })),
      ...added.flatMap((picture): Fact[] => {
        const hash = hashOfFile(folder, picture.slice(1));
        return hash ? [{ picture, hash }] : [];
      }),
    ];
  }

  return {
    failures,
    async publish(stale, { outdated = NONE, gone = [] } = {}) {
      const { version, trace } = edition;
      const plan = planPublish(edition, stale, outdated, failures);
      const rendered = await render(plan.render);
      const replacements = replacementsOf(outdated, manifest.fragments, new Map(rendered.fragments));
      const outdatedOf = (path: string) => trace.keysOf(path).filter((key) => outdated.has(key));
      const patched = await render(plan.patch, { replacements, outdatedOf });
      const results = [...rendered.pages, ...patched.pages];
      const done = results.filter(isDone);
      const failed = results.filter((result): result is PageFailed => !isDone(result));
      for (const { path, error } of failed) failures.set(path, error);
      // A deferred page may be older than what was published beside it.
      const isCurrent = edition.version === version;
      const fragments = [...rendered.fragments, ...patched.fragments].map(takeFragment);
      const pages = done.map((page) => takeDone(page, isCurrent));
      manifest.record([...fragments, ...pages, ...gone.map(removePage), ...takePictures()]);
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
