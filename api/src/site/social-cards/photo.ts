/** The photo of a shared link. Some networks show no WebP, the format of the pages. */
import { variantWidths } from 'content-types/media/image-widths';
import sharp from 'sharp';
import { variantPath } from '../../core/media/files.ts';
import type { MediaRow } from '../../core/media/library.ts';

/** Pixels, as social networks expect it. */
const WIDTH = 1200;
/** Messaging apps show no image above 300 kB. */
const QUALITY = 72;

/** JPEG. */
export function drawPhoto({ id, width }: MediaRow, dataDir: string): Promise<Buffer> {
  const largest = variantWidths(width).at(-1) ?? width;
  return sharp(variantPath(dataDir, { id, width: largest, format: 'webp' }))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
