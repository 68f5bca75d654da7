/** The compiled site as `compile.ts` leaves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Compiled {
  /** Of everything it was compiled from. */
  hash: string;
  /** The file to import: it renders. */
  bundle: string;
  /** The folder of what browsers load. */
  client: string;
}

/** The route of a page that only shows what Astro writes into pages; see `headers-file.ts`. */
export const PROBE = '/_inline';

/** A folder for each compiled state of the sources, and a file that names the current one. */
export const DIST = fileURLToPath(new URL('../../dist/compiled', import.meta.url));
export const CURRENT = join(DIST, 'current');

export function compiledAt(hash: string): Compiled {
  return { hash, bundle: join(DIST, hash, 'server/entry.mjs'), client: join(DIST, hash, 'client') };
}

/** Null when the site was never compiled. */
export function readCompiled(): Compiled | null {
  try {
    return compiledAt(readFileSync(CURRENT, 'utf8').trim());
  } catch {
    return null;
  }
}
