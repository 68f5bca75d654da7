import type { ImageProps } from '../lib/image.ts';

/** `components/content/ResponsiveImage.astro` for islands. */
export function ResponsiveImage({
  avif,
  webp,
  sizes,
  alt,
  position,
  eager = false,
  ...size
}: ImageProps & { eager?: boolean }) {
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
