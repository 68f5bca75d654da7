import type { Image } from 'content-types/fields/image';
import { mediaPath, type VariantFormat, variantWidths } from 'content-types/media/image-widths';
import { escapeHtml } from 'content-types/text/rich-text';

/** The width of each shape of shapes.css divided by its height. */
export const SHAPE_RATIOS = { disc: 1, arch: 4 / 5, half: 2, leaf: 1, quarter: 1, pair: 1.62 } as const;

/** The attributes of an `<img>` inside a `<picture>`, as plain values that islands can take. */
export interface ImageProps {
  avif: string;
  webp: string;
  src: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** The focal point of a cropped image, as CSS `object-position`. Undefined for the centre. */
  position: string | undefined;
}

/**
 * Returns an image's sources and sizes. `shownSizes` is its width, as in HTML: `(min-width: 60rem) 40vw, 100vw`;
 * `ratio` is the shown part's width divided by its height. A narrower part needs a wider file, because the sides are
 * cut off.
 */
export function toImageProps(image: Image, shownSizes: string, ratio: number): ImageProps {
  const widthFactor = Math.max(1, image.width / image.height / ratio);
  const sizes = shownSizes.replace(/\d{1,4}(?:\.\d{1,3})?(?=(?:px|rem|vw)(?:,|$))/g, (length) =>
    String(Math.round(Number(length) * widthFactor * 10) / 10),
  );
  const widths = variantWidths(image.width);
  const toSrcset = (format: VariantFormat) => widths.map((w) => `${mediaPath(image.id, w, format)} ${w}w`).join(', ');
  const largest = widths.at(-1) ?? image.width;
  return {
    avif: toSrcset('avif'),
    webp: toSrcset('webp'),
    src: mediaPath(image.id, largest, 'webp'),
    sizes,
    width: largest,
    height: Math.round((image.height * largest) / image.width),
    alt: image.alt,
    position: image.focus && `${formatPercent(image.focus.x)} ${formatPercent(image.focus.y)}`,
  };
}

/** The HTML of a whole image in rich text, which is at most 44 rem wide. */
export function renderPicture(image: Image): string {
  const shownSizes = '(width >= 48rem) 44rem, 92vw';
  const { avif, webp, src, sizes, width, height, alt } = toImageProps(image, shownSizes, image.width / image.height);
  return `<picture><source type="image/avif" srcset="${escapeHtml(avif)}" sizes="${sizes}"><img srcset="${escapeHtml(webp)}" src="${escapeHtml(src)}" sizes="${sizes}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`;
}

function formatPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
