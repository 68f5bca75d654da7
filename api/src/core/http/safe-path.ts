/**
 * Converts a URL path to a relative path inside a folder, without `.` or `..`: `/about-us` is `about-us`, `/` is the
 * empty path. Returns null for anything that other software could read as a different file: `..`, `//`, backslashes,
 * NUL, hidden files, and escapes that do not decode or that hide one of these.
 */
export function safePath(address: string): string | null {
  const decodedPath = decode(address);
  if (decodedPath === null || !decodedPath.startsWith('/') || FORBIDDEN.test(decodedPath)) return null;
  const segments = decodedPath.slice(1).split('/');
  if (segments.at(-1) === '') segments.pop();
  if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return null;
  return segments.join('/');
}

// Control characters, backslashes, the colons of drives and streams, and `%`: a remaining escape was escaped twice.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they must be found
const FORBIDDEN = /[\u0000-\u001f\u007f\\:%]/;

function decode(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}
