import type { Image, Point } from 'content-types/fields/image';
import { mediaPath, variantWidths } from 'content-types/media/image-widths';
import classes from './thumbnail.module.css';

/** An image of at most `size` pixels in width and height. */
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

export function FocalPoint({ at, isSmall = false }: { at: Point; isSmall?: boolean }) {
  const style = { left: `${at.x * 100}%`, top: `${at.y * 100}%` };
  return <span className={classes.dot} style={style} data-small={isSmall || undefined} aria-hidden />;
}
