/**
 * Where the file of an address lies below the site's folder: a page is the index of its own folder, so that any web
 * server finds it; anything else is a file of that name. Null for an address that would not lie below the folder.
 */
export function fileOf(path: string, kind: 'page' | 'endpoint'): string | null {
  if (!SAFE_PATH.test(path)) return null;
  const name = path.slice(1);
  if (isForMissing(path)) return `${name}.html`;
  if (kind === 'endpoint') return name;
  return name ? `${name}/index.html` : 'index.html';
}

/** Whether it is shown, with status 404, for what is not there: in the whole site, or below one path. */
export function isForMissing(path: string): boolean {
  return path === '/404' || path === '/job/404';
}

/** Segments of plain characters; none that starts with a dot. */
const SAFE_PATH = /^\/$|^(\/[\w~-][\w.~-]*)+$/;
