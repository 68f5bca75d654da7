/** The photo of a shared link, as JPEG, because some networks do not show the WebP images of the pages. */
import { variantWidths } from 'content-types/media/image-widths';
import sharp from 'sharp';
import { variantPath } from '../../core/media/files.ts';
import type { MediaRow } from '../../core/media/library.ts';

/** The width in pixels that social networks expect. */
const WIDTH = 1200;
/** JPEG quality, chosen to stay below 300 kB: messaging apps show no larger image. */
const QUALITY = 72;

/** Draws the photo as a JPEG. */
export function drawPhoto({ id, width }: MediaRow, dataDir: string): Promise<Buffer> {
  const largest = variantWidths(width).at(-1) ?? width;
  return sharp(variantPath(dataDir, { id, width: largest, format: 'webp' }))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
