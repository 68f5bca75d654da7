/** The compiled site, as `ensure-compiled.ts` writes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { createApp } from 'astro/app/entrypoint';
import type { Site } from '../content/site.ts';

export interface Compiled {
  /** A hash of all sources. */
  hash: string;
  /** The path of the renderer's module. */
  bundle: string;
  /** The folder of client assets. */
  client: string;
  definition: Site;
}

/** The exports of the bundle: see the README. */
export interface Bundle {
  app: App;
  definition: Site;
  startWorker(app: App, definition: Site, data: WorkerData): void;
}

/** The data that a worker starts with. */
export interface WorkerData {
  bundle: string;
  site: string;
  /** The address that images come from. */
  api: string;
  /** Shared memory: the worker stores here the index of the page that it is rendering. */
  progress: Int32Array;
}

/** Renders any page of the compiled site. */
export type App = ReturnType<typeof createApp>;

/** The route of a page with only the elements that Astro itself adds to pages; see `headers-file.ts`. */
export const PROBE = '/_inline';

/** The location of compiled sites: one folder per state of the sources, and a file that names the current folder. */
export interface SiteFolders {
  dist: string;
  definition: Site;
}

export function compiledAt({ dist, definition }: SiteFolders, hash: string): Compiled {
  return { hash, bundle: join(dist, hash, 'server/entry.mjs'), client: join(dist, hash, 'client'), definition };
}

/** Returns the compiled site, or null if it has never been compiled. */
export function readCompiled(siteFolders: SiteFolders): Compiled | null {
  try {
    return compiledAt(siteFolders, readFileSync(join(siteFolders.dist, 'current'), 'utf8').trim());
  } catch {
    return null;
  }
}
