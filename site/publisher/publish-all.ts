/** Brings a folder to what a whole feed says: by repair when the same code made it from the same feed, else from nothing. */
import { existsSync } from 'node:fs';
import type { Content } from './content/load-content.ts';
import type { CompiledRoute } from './content/routes.ts';
import { createEdition, type Edition } from './content/site-state.ts';
import { forgetUnfinished, publishFromNothing } from './full-build.ts';
import { copyAssets, type Previous } from './output/assets.ts';
import { type Manifest, type Origin, openManifest, readManifest } from './output/manifest.ts';
import { findDamage } from './output/repair.ts';
import type { PublisherOptions } from './publisher.ts';
import type { Culprits } from './render/failing-pages.ts';
import { createPress, type Press } from './render/page-publisher.ts';
import type { Pool } from './render/worker-pool.ts';
import type { Outcome } from './server/receipts.ts';

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
