/** Brings a folder to what a whole feed says: by repair when the same code made it from the same feed, else from nothing. */
import { existsSync } from 'node:fs';
import { copyAssets, type Previous } from './assets.ts';
import type { Culprits } from './culprits.ts';
import { createEdition, type Edition } from './edition.ts';
import { forgetUnfinished, publishFromNothing } from './fresh.ts';
import type { Content } from './load-content.ts';
import { type Manifest, type Origin, openManifest, readManifest } from './manifest.ts';
import type { Pool } from './pool.ts';
import { createPress, type Press } from './press.ts';
import type { PublisherOptions } from './publisher.ts';
import type { Outcome } from './receipt.ts';
import { findDamage } from './repair.ts';
import type { CompiledRoute } from './routes.ts';

/** What a publish needs to know of those before it. */
export interface State {
  edition: Edition;
  manifest: Manifest;
  press: Press;
  /** The newest change that was applied. */
  last: number;
}

type Options = Pick<PublisherOptions, 'folder' | 'manifestFile' | 'compiled' | 'site'> & { culprits: Culprits };

export async function publishAll(
  pool: Pool,
  routes: readonly CompiledRoute[],
  { store, feed, last }: Content,
  { folder, manifestFile, compiled, site, culprits }: Options,
): Promise<{ state: State; outcome: Outcome }> {
  forgetUnfinished(folder);
  const edition = createEdition(routes, store);
  const origin: Origin = { compiled: compiled.hash, feed, site: site.href };
  const previous = readPrevious(folder, manifestFile);

  if (previous && isSame(previous.origin, origin)) {
    const manifest = openManifest(manifestFile, origin, previous.contents);
    const stale = await findDamage({ pool, edition, folder, manifest });
    manifest.record(copyAssets(compiled.client, folder, (asset) => !manifest.assets.has(asset)));
    const press = createPress({ pool, culprits, edition, folder, manifest });
    const outcome = await press.publish(stale);
    return { state: { edition, manifest, press, last }, outcome };
  }

  const fresh = await publishFromNothing({
    pool,
    culprits,
    edition,
    origin,
    client: compiled.client,
    folder,
    previous,
  });
  const manifest = openManifest(manifestFile, origin, fresh.manifest);
  const press = createPress({ pool, culprits, edition, folder, manifest, failures: new Map(fresh.failures) });
  return { state: { edition, manifest, press, last }, outcome: fresh.outcome };
}

function readPrevious(folder: string, manifestFile: string): Previous | null {
  const known = existsSync(folder) ? readManifest(manifestFile) : null;
  return known && { folder, ...known };
}

function isSame(a: Origin, b: Origin): boolean {
  return a.compiled === b.compiled && a.feed === b.feed && a.site === b.site;
}
