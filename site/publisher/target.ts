/**
 * Where the file of an address lies below the site's folder: a page is the index of its own folder, so that any web
 * server finds it; anything else is a file of that name. Null for an address that would not lie below the folder.
 */
export function fileOf(path: string, kind: 'page' | 'endpoint'): string | null {
  if (!SAFE_PATH.test(path)) return null;
  if (path === '/404') return '404.html';
  const name = path.slice(1);
  if (kind === 'endpoint') return name;
  return name ? `${name}/index.html` : 'index.html';
}

/** Segments of plain characters; none that starts with a dot. */
const SAFE_PATH = /^\/$|^(\/[\w~-][\w.~-]*)+$/;
