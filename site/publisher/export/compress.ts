/** The compressed forms of files, for hosts that send what lies ready. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType, isCompressible } from 'content-types/lib/mime';
import type { Keep } from './build-cache.ts';

export interface Variant {
  /** What its name ends in. */
  ending: '.br' | '.gz';
  /** As `Content-Encoding` says it. */
  encoding: 'br' | 'gzip';
  bytes: Buffer;
}

/** `smallest` makes a page a tenth smaller than `quick`, in sixty times the time. */
export type Effort = 'smallest' | 'quick';

const FORMS = [
  { ending: '.br', encoding: 'br', compress: brotli },
  { ending: '.gz', encoding: 'gzip', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
] as const;

export const ENDINGS = FORMS.map(({ ending }) => ending);

/** None for what is compressed already, and for what would not get smaller. */
export async function compressVariants(
  file: string,
  bytes: Buffer,
  effort: Effort,
  keep: Keep = (_, make) => make(),
): Promise<Variant[]> {
  if (!isCompressible(getMimeType(file))) return [];
  const made = FORMS.map(async ({ ending, encoding, compress }) => {
    return { ending, encoding, bytes: await keep(ending, () => compress(bytes, effort)) };
  });
  return (await Promise.all(made)).filter((variant) => variant.bytes.length < bytes.length);
}

function brotli(bytes: Buffer, effort: Effort): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'smallest' ? constants.BROTLI_MAX_QUALITY : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}
