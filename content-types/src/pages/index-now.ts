/** The file with which search engines verify that an IndexNow call comes from the site. */
export const INDEX_NOW_FILE = 'indexnow.txt';

/**
 * Returns the site's key: at least 8 hexadecimal characters, the same for every build. The key is public, because
 * INDEX_NOW_FILE contains it.
 */
export function indexNowKey(origin: string): string {
  const digits = [...new TextEncoder().encode(origin)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(-128);
}
