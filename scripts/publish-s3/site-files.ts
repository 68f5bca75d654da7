/** The files of a published folder as storage is to have them, in the order in which visitors may find them. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from 'content-types/lib/mime';
import { IMMUTABLE } from 'content-types/lib/site-headers';
import { redirectPages } from 'site/publisher/export/redirect-pages';
import { listFiles } from 'site/publisher/output/files';
import { Refusal } from '../lib/refusal.ts';

export interface SiteFile {
  /** Its path below the folder. */
  key: string;
  /** Another one when the file is another. */
  stamp: string;
  /** What a page needs comes before it, and what names pages after them. */
  phase: Phase;
  /** Null when it is not the file any more that was found. */
  read(): Buffer | null;
}

export const PHASES = ['assets', 'pages', 'lists'] as const;
type Phase = (typeof PHASES)[number];

/** With redirects as pages, because storage reads no `_redirects`. Throws a refusal when the folder holds no site. */
export function siteFiles(folder: string, site: URL): SiteFile[] {
  const names = listFiles(folder);
  const known = new Set(names);
  if (!known.has('index.html')) throw new Refusal(`${folder} holds no published site.`);
  const files = names.filter((name) => isForVisitors(name, known)).flatMap((name) => fileAt(folder, name) ?? []);
  const redirects = known.has('_redirects') ? readFileSync(join(folder, '_redirects'), 'utf8') : '';
  const pages = [...redirectPages(redirects, site)].filter(([name]) => !known.has(name));
  return [...files, ...pages.map(([key, html]) => pageOf(key, html))];
}

export function headersOf(key: string, encoding?: string): Record<string, string> {
  return {
    'content-type': contentTypeOf(key),
    'cache-control': /^(_astro|media)\//.test(key) ? IMMUTABLE : 'no-cache',
    ...(encoding && { 'content-encoding': encoding }),
  };
}

/** Not what hosts of another kind read, what is being written, nor compressed forms, which are made anew. */
function isForVisitors(name: string, known: ReadonlySet<string>): boolean {
  const isHidden = /^_[^/]*$|(^|\/)\.|\.tmp$/.test(name);
  const original = /^(.+)\.(br|gz)$/.exec(name)?.[1];
  return !isHidden && !(original !== undefined && known.has(original));
}

function fileAt(folder: string, key: string): SiteFile | null {
  const path = join(folder, key);
  const look = () => statSync(path, { throwIfNoEntry: false });
  const found = look();
  if (!found) return null;
  const stamp = stampOf(found);
  return {
    key,
    stamp,
    phase: phaseOf(key),
    read() {
      const now = look();
      return now && stampOf(now) === stamp ? readFileSync(path) : null;
    },
  };
}

function pageOf(key: string, html: string): SiteFile {
  return { key, stamp: html, phase: 'pages', read: () => Buffer.from(html) };
}

function phaseOf(key: string): Phase {
  if (key.endsWith('.html')) return 'pages';
  return /\.(xml|rss|json|txt)$/.test(key) && !key.startsWith('_astro/') ? 'lists' : 'assets';
}

function stampOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}
