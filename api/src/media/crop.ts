import { createHash } from 'node:crypto';
import { variantWidths } from 'content-types/lib/paths';
import { z } from 'zod';
import type { Area } from './decode.ts';
import { cutOut } from './encode.ts';
import { variantPath } from './files.ts';
import { type MediaRow, requireMedia } from './library.ts';
import { type MediaParts, mediaIdOf, storeSource } from './store.ts';

const share = z.number().min(0).max(1);

export const areaSchema: z.ZodType<Area> = z
  .strictObject({ x: share, y: share, width: share.gt(0), height: share.gt(0) })
  // Sums of shares are rarely exact.
  .refine(({ x, y, width, height }) => Math.max(x + width, y + height) < 1.001, 'The part lies outside the picture.');

/**
 * Puts a part of an image into the library as another image, which inherits its description. The best there is of it
 * is its largest variant: originals are not kept. Throws 404.
 */
export async function cropImage(parts: MediaParts, id: string, area: Area, userId: string): Promise<MediaRow> {
  const row = requireMedia(parts.db, id);
  const width = variantWidths(row.width).at(-1) ?? row.width;
  const bytes = await cutOut(variantPath(parts.dataDir, { id, width, format: 'webp' }), area);
  const cropped = mediaIdOf(createHash('sha256').update(bytes));
  await storeSource(parts, cropped, bytes, { name: croppedName(row.name), alt: row.alt, userId });
  return requireMedia(parts.db, cropped);
}

/** `desk.png` becomes `desk (cropped).png`, and stays that when it is cropped again. */
function croppedName(name: string): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[a-z]{3,4})?$/i.exec(name) ?? [];
  return stem.endsWith(MARK) ? name : `${stem.slice(0, 180)}${MARK}${ending}`;
}

const MARK = ' (cropped)';
