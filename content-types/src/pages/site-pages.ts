/** The pages of this site. */
import { type CollectionName, contentTypes, type SingletonName } from '../index.ts';
import { findEntryPages, findOptionalPages, linkedPath } from './links.ts';

const types = Object.values(contentTypes);

/** The addresses of the pages that editors can unpublish, with their types. */
export const optionalPages = findOptionalPages(types) as ReadonlyMap<string, SingletonName>;

/** The collections whose entries have a page each, by the first part of its address: `job`. */
export const entryPages = findEntryPages(types) as ReadonlyMap<string, CollectionName>;

/** Paths of the site's pages that are not made from entries. A test keeps this list equal to the site's pages. */
export const SITE_PATHS: readonly string[] = [
  ...new Set([
    ...['/', '/complaints', '/frame', '/saved-jobs'],
    ...types.flatMap(({ page }) => (page && !page.includes('[') ? [page] : [])),
  ]),
].sort();

/** First parts of addresses that the site reserves for entries, feeds, icons and error pages. */
const RESERVED = ['404', 'jobs', 'feeds', 'icons', ...entryPages.keys()];

/** Whether the site itself has a page at this path, or reserves it. */
export function isSitePath(path: string): boolean {
  const lower = path.toLowerCase();
  return (
    SITE_PATHS.some((sitePath) => sitePath.toLowerCase() === lower) || RESERVED.includes(lower.split('/')[1] ?? '')
  );
}

/** The paths that a closed site serves: “opening soon”, the legal notices, error pages and a few files. */
export const CLOSED_PATHS =
  /^\/($|404$|job\/404$|frame$|privacy$|accessibility$|complaints$|robots\.txt$|favicon\.svg$|_redirects$|fonts\/)/;

/** Returns the type of the page that a link leads to, if editors can unpublish it. */
export function findOptionalPage(href: string): SingletonName | undefined {
  return optionalPages.get(linkedPath(href));
}

/** The path of the footer's brand link, which is named after the company's domain; null when that is not a domain. */
export function domainPath(domain: string): string | null {
  return /^[\w-]+(\.[\w-]+)+$/.test(domain) ? `/${domain}` : null;
}
