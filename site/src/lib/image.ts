import type { Image } from 'content-types/fields/image';
import { mediaPath, type VariantFormat, variantWidths } from 'content-types/lib/paths';

/** What an `<img>` inside a `<picture>` needs, as plain values that an island may be given. */
export interface ImageProps {
  avif: string;
  webp: string;
  src: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** Which part stays in sight where the image is cut to a shape, as in CSS; undefined for the middle. */
  position: string | undefined;
}

/**
 * `sizes` says how wide the image is shown, as in HTML: `(min-width: 60rem) 40vw, 100vw`. The large images that a page
 * opens with ask for two thirds of a phone: that is sharp enough, and the page is there sooner.
 */
export function toImageProps(image: Image, sizes: string): ImageProps {
  const widths = variantWidths(image.width);
  const srcset = (format: VariantFormat) => widths.map((w) => `${mediaPath(image.id, w, format)} ${w}w`).join(', ');
  const largest = widths.at(-1) ?? image.width;
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    src: mediaPath(image.id, largest, 'webp'),
    sizes,
    width: largest,
    height: Math.round((image.height * largest) / image.width),
    alt: image.alt,
    position: image.focus && `${percent(image.focus.x)} ${percent(image.focus.y)}`,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
