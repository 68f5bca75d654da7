export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Bytes of a file's start that `sniff` looks at. */
export const HEAD_BYTES = 256;

/** Which accepted format a file begins like. Its name and MIME type say whatever the sender likes. */
export function sniff(head: Buffer): ImageFormat | null {
  const start = head.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.slice(4, 8) === 'ftyp' && brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'avif';
  return null;
}

/** The brands in an ISO media file's first box: the major one, its version, then those it is compatible with. */
function brandsOf(head: Buffer): string[] {
  const box = head.subarray(8, Math.min(head.readUInt32BE(0), HEAD_BYTES));
  return box.toString('latin1').match(/.{4}/gs) ?? [];
}
