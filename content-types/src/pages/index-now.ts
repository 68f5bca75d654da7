/** The file by which search engines see that a call of IndexNow comes from the site. */
export const INDEX_NOW_FILE = 'indexnow.txt';

/**
 * Returns the site's key: at least 8 hexadecimal characters, the same for every build. It is public, because the file
 * is.
 */
export function indexNowKey(origin: string): string {
  const digits = [...new TextEncoder().encode(origin)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(-128);
}
