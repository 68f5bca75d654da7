import type { Image } from 'content-types/fields/image';
import { mediaPath, variantWidths } from 'content-types/lib/media-paths';
import classes from './image.module.css';

/** A picture no larger than `size` pixels either way. */
export function Thumbnail({ image, size }: { image: Pick<Image, 'id' | 'alt' | 'width'>; size: number }) {
  const width = variantWidths(image.width)[0] ?? image.width;
  return (
    <img
      className={classes.thumbnail}
      src={mediaPath(image.id, width, 'webp')}
      alt={image.alt}
      style={{ maxWidth: size, maxHeight: size }}
      loading="lazy"
    />
  );
}
