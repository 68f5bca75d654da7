/** The widths and formats in which every uploaded image exists, up to its own width, and their paths. */
import type { Image } from '../fields/image.ts';

/** Pixels. */
const VARIANT_WIDTHS = [480, 960, 1600] as const;
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** The widths of the variants of an image of this width, ascending. */
export function variantWidths(width: number): number[] {
  const smaller = VARIANT_WIDTHS.filter((w) => w < width);
  const largest = VARIANT_WIDTHS.find((w) => w >= width);
  return largest ? [...smaller, width] : [...smaller];
}

/** Returns the path of a variant: `/media/{id}-{width}.{format}`. */
export function mediaPath(id: string, width: number, format: VariantFormat): string {
  return `/media/${id}-${width}.${format}`;
}

/** The path of the largest variant, for uses that allow only one path. */
export function imagePath(image: Image): string {
  return mediaPath(image.id, variantWidths(image.width).at(-1) ?? image.width, 'webp');
}
