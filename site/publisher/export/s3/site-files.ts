/** The files of a published folder as storage objects, in the order in which they may become visible. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'content-types/pages/mime';
import { IMMUTABLE } from 'content-types/pages/site-headers';
import { listFiles } from '../../output/files.ts';
import { redirectPages } from '../redirect-pages.ts';

export interface SiteFile {
  /** The file's path in the folder. */
  key: string;
  /** A stamp that changes whenever the file does. */
  stamp: string;
  /** The phase of the upload: assets, then pages, then lists that name pages. */
  phase: Phase;
  /** Reads the file; null if the file has changed or gone since it was found. */
  read(): Buffer | null;
}

export const PHASES = ['assets', 'pages', 'lists'] as const;
type Phase = (typeof PHASES)[number];

/**
 * Lists the files to store. Includes redirects as pages, because storage does not read `_redirects`. Throws if the
 * folder holds no site.
 */
export function listSiteFiles(folder: string, site: URL): SiteFile[] {
  const names = listFiles(folder);
  const knownNames = new Set(names);
  if (!knownNames.has('index.html')) throw new Error(`There’s no published site in ${folder}.`);
  const files = names.filter(isForVisitors).flatMap((name) => siteFile(folder, name) ?? []);
  const redirects = knownNames.has('_redirects') ? readFileSync(join(folder, '_redirects'), 'utf8') : '';
  const pages = [...redirectPages(redirects, site)].filter(([name]) => !knownNames.has(name));
  return [...files, ...pages.map(([key, html]) => redirectPage(key, html))];
}

export function objectHeaders(key: string) {
  return {
    ContentType: getMimeType(key),
    CacheControl: /^(_astro|media)\//.test(key) ? IMMUTABLE : 'no-cache',
  };
}

/** Whether a file is for visitors, unlike configuration for other hosts (`_headers`), hidden files and unfinished files. */
function isForVisitors(name: string): boolean {
  return !/^_[^/]*$|(^|\/)\.|\.tmp$/.test(name);
}

function siteFile(folder: string, key: string): SiteFile | null {
  const path = join(folder, key);
  const statFile = () => statSync(path, { throwIfNoEntry: false });
  const stats = statFile();
  if (!stats) return null;
  const foundStamp = toStamp(stats);
  return {
    key,
    stamp: foundStamp,
    phase: choosePhase(key),
    read() {
      const currentStats = statFile();
      return currentStats && toStamp(currentStats) === foundStamp ? readFileSync(path) : null;
    },
  };
}

function redirectPage(key: string, html: string): SiteFile {
  return { key, stamp: html, phase: 'pages', read: () => Buffer.from(html) };
}

function choosePhase(key: string): Phase {
  if (key.endsWith('.html')) return 'pages';
  return /\.(xml|rss|json|txt)$/.test(key) && !key.startsWith('_astro/') ? 'lists' : 'assets';
}

function toStamp({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}
