/** The icon that phones show for a bookmark: the logo if it is square, else the mark, on the background of the pages. */
import type { DataByType } from 'content-types';
import { isSquare } from 'content-types/brand/theme';
import { variantWidths } from 'content-types/media/image-widths';
import { renderMark } from 'content-types/text/mark';
import sharp from 'sharp';
import { variantPath } from '../../core/media/files.ts';

/** Sizes of the icon and of the logo in it, in pixels. */
const SIZE = 180;
const LOGO_SIZE = 140;

/** Draws the icon as a PNG. */
export async function drawIcon(theme: DataByType['theme'], dataDir: string): Promise<Buffer> {
  const { logo, paper } = theme;
  if (!logo || !isSquare(logo))
    return sharp(Buffer.from(renderMark(theme, 6)), { density: 300 })
      .resize(SIZE)
      .png()
      .toBuffer();
  const width = variantWidths(logo.width)[0] ?? logo.width;
  const image = await sharp(variantPath(dataDir, { id: logo.id, width, format: 'webp' }))
    .resize({ width: LOGO_SIZE, height: LOGO_SIZE, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: paper } })
    .composite([{ input: image }])
    .png()
    .toBuffer();
}
