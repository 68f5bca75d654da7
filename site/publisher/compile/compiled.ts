/** The compiled site, as `ensure-compiled.ts` writes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { createApp } from 'astro/app/entrypoint';

export interface Compiled {
  /** A hash of everything it was compiled from. */
  hash: string;
  /** The renderer, to import. */
  bundle: string;
  /** The folder of client assets. */
  client: string;
}

/** Renders any page of the compiled site. */
export type App = ReturnType<typeof createApp>;

/** The route of a page that shows only what Astro itself adds to pages; see `headers-file.ts`. */
export const PROBE = '/_inline';

/** One folder per compiled state of the sources, and a file that names the current one. */
export const DIST = fileURLToPath(new URL('../../dist/compiled', import.meta.url));
export const CURRENT = join(DIST, 'current');

export function compiledAt(hash: string): Compiled {
  return { hash, bundle: join(DIST, hash, 'server/entry.mjs'), client: join(DIST, hash, 'client') };
}

/** Null if the site has never been compiled. */
export function readCompiled(): Compiled | null {
  try {
    return compiledAt(readFileSync(CURRENT, 'utf8').trim());
  } catch {
    return null;
  }
}
