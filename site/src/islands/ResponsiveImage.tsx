import type { PictureProps } from '../lib/image.ts';

/** The island's twin of `Picture.astro`. */
export function Picture({
  avif,
  webp,
  sizes,
  alt,
  position,
  eager = false,
  ...size
}: PictureProps & { eager?: boolean }) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className="cover"
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        style={position ? { objectPosition: position } : undefined}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        {...size}
      />
    </picture>
  );
}
