import type { Image } from 'content-types/fields/image';
import { mediaPath, type VariantFormat, variantWidths } from 'content-types/lib/paths';

/** The attributes of an `<img>` inside a `<picture>`, as plain values that islands can take. */
export interface ImageProps {
  avif: string;
  webp: string;
  src: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** The part that stays visible when the image is cropped, as CSS `object-position`; undefined for the centre. */
  position: string | undefined;
}

/**
 * `sizes` says how wide the image is shown, as in HTML: `(min-width: 60rem) 40vw, 100vw`. The large images at the
 * top of a page ask for two thirds of a phone's width, which is sharp enough and loads sooner.
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
