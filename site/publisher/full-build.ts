/** A publish from nothing: into a folder of its own, whose files then take the place of the old ones. */
import { rmSync } from 'node:fs';
import { hashOf } from './content/hash.ts';
import type { Edition } from './content/site-state.ts';
import { copyAssets, keepOldAssets, type Previous } from './output/assets.ts';
import { readIfThere, writeNewFile } from './output/files.ts';
import { picturesIn } from './output/images.ts';
import {
  type Contents,
  type Fact,
  type Manifest,
  noContents,
  type Origin,
  unwrittenManifest,
} from './output/manifest.ts';
import { replaceFolder } from './output/replace-folder.ts';
import type { Culprits } from './render/failing-pages.ts';
import { createPress, type Press } from './render/page-publisher.ts';
import { ANOTHER_LOST, type Pool, WorkerLost } from './render/worker-pool.ts';
import type { Outcome } from './server/receipts.ts';

interface FreshOptions {
  pool: Pool;
  culprits: Culprits;
  edition: Edition;
  origin: Origin;
  /** Of the compiled site. */
  client: string;
  folder: string;
  previous: Previous | null;
}

export interface Fresh {
  manifest: Manifest;
  failures: ReadonlyMap<string, string>;
  outcome: Outcome;
}

export async function publishFromNothing(options: FreshOptions): Promise<Fresh> {
  const { pool, culprits, edition, origin, client, folder: target, previous } = options;
  const folder = nextTo(target);
  forgetUnfinished(target);
  const manifest = unwrittenManifest(origin, noContents());
  manifest.record(copyAssets(client, folder));
  if (previous) manifest.record(keepOldAssets(previous, { folder, contents: manifest, origin }));
  const press = createPress({ pool, culprits, edition, folder, fresh: true, manifest });
  const outcome = await press.publish(edition.routes.targets.keys());
  if (pool.isLost()) throw new WorkerLost(ANOTHER_LOST);
  manifest.record(keepLastGood(press, edition, target, previous?.contents, folder));
  replaceFolder(folder, target);
  pool.tell({ kind: 'forget' });
  return { manifest, failures: press.failures, outcome };
}

/**
 * Pages that cannot be rendered stay as they are in the folder: whole, but maybe newer than `known` says, when a replacing
 * was cut short.
 */
function keepLastGood(press: Press, { routes }: Edition, from: string, known: Contents | undefined, fresh: string) {
  const keep = (file: string) => {
    const bytes = readIfThere(from, file);
    if (bytes) writeNewFile(fresh, file, bytes);
    return bytes;
  };
  return [...press.failures.keys()].flatMap((path): Fact[] => {
    const file = routes.targets.get(path)?.file;
    const bytes = file ? keep(file) : null;
    if (!bytes) return [];
    const pictures = picturesIn(bytes);
    const kept = pictures.flatMap((picture): Fact[] => {
      const shown = keep(picture.slice(1));
      return shown ? [{ picture, hash: hashOf(shown) }] : [];
    });
    const keys = known?.pages.get(path)?.keys ?? [];
    return [{ page: path, hash: hashOf(bytes), bytes: bytes.length, signature: '', keys, pictures }, ...kept];
  });
}

/** Removes what a publish from nothing left behind that did not come to its end. */
export function forgetUnfinished(folder: string): void {
  rmSync(nextTo(folder), { recursive: true, force: true });
}

function nextTo(folder: string): string {
  return `${folder}.next`;
}
