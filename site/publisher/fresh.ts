/** A publish from nothing: into a folder of its own, whose files then take the place of the old ones. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyAssets, keepOldAssets, type Previous } from './assets.ts';
import type { Culprits } from './culprits.ts';
import type { Edition } from './edition.ts';
import { hashOfFile, writeNewFile } from './folder.ts';
import { type Fact, type Manifest, noContents, type Origin, unwrittenManifest } from './manifest.ts';
import type { Pool } from './pool.ts';
import { createPress, type Press } from './press.ts';
import type { Outcome } from './receipt.ts';
import { replaceFolder } from './replace-folder.ts';

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
  if (pool.isLost()) throw new Error('A render worker was lost: the new folder is not whole.');
  if (previous) manifest.record(keepLastGood(press, edition, previous, folder));
  replaceFolder(folder, target);
  pool.tell({ kind: 'forget' });
  return { manifest, failures: press.failures, outcome };
}

/** Pages that cannot be rendered stay as they were. */
function keepLastGood(press: Press, { routes }: Edition, { folder, contents }: Previous, fresh: string): Fact[] {
  const keep = (file: string) => writeNewFile(fresh, file, readFileSync(join(folder, file)));
  return [...press.failures.keys()].flatMap((path): Fact[] => {
    const record = contents.pages.get(path);
    const file = routes.targets.get(path)?.file;
    if (!record || !file || hashOfFile(folder, file) !== record.hash) return [];
    keep(file);
    const pictures = record.pictures.flatMap((picture): Fact[] => {
      const hash = hashOfFile(folder, picture.slice(1));
      if (hash) keep(picture.slice(1));
      return hash ? [{ picture, hash }] : [];
    });
    return [{ page: path, ...record, signature: '' }, ...pictures];
  });
}

/** Removes what a publish from nothing left behind that did not come to its end. */
export function forgetUnfinished(folder: string): void {
  rmSync(nextTo(folder), { recursive: true, force: true });
}

function nextTo(folder: string): string {
  return `${folder}.next`;
}
