import { z } from 'zod';
import { type Field, type FieldOptions, requiredWhen } from './field.ts';

/** An image in the media library. `width` and `height` are the original's, in pixels; the server fills them in. */
export interface Image {
  /** The media id: the start of the content's SHA-256, in hex. */
  id: string;
  /** A description for people who cannot see it; empty for decoration. */
  alt: string;
  width: number;
  height: number;
  /** The point that stays visible where the site crops the image; the middle by default. */
  focus?: Point | undefined;
}

/** A point in an image: 0 to 1 of its width and of its height, from the top left. */
export interface Point {
  x: number;
  y: number;
}

export interface ImageField extends Field<'image', Image | null> {
  readonly maxBytes: number;
  /** MIME types that may be picked, for an `accept` attribute. */
  readonly accept: readonly string[];
  /** Width divided by height of the site's crop; undefined where the site uses several. */
  readonly ratio?: number;
  readonly messages: { tooLarge: string; wrongType: string };
}

interface ImageOptions extends FieldOptions {
  maxBytes?: number;
  accept?: readonly string[];
  ratio?: number;
  messages?: Partial<ImageField['messages']>;
}

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const;
export const MEDIA_ID = /^[0-9a-f]{32}$/;

const share = z
  .number('This must be a number from 0 to 1.')
  .min(0, 'This must be 0 or more.')
  .max(1, 'This must be 1 or less.');

const imageSchema: z.ZodType<Image> = z.strictObject({
  id: z.string().regex(MEDIA_ID, 'This image isn’t in the media library.'),
  alt: z.string().trim().max(300, 'The description must be 300 characters or fewer.'),
  // Clients can leave them out: the server fills in the real size.
  width: z.int().min(1).max(30_000).default(1),
  height: z.int().min(1).max(30_000).default(1),
  focus: z.strictObject({ x: share, y: share }).optional(),
});

/** One image, or `null`. */
export function image(label: string, options: ImageOptions = {}): ImageField {
  const { required = false, help, maxBytes = 15 * 1024 * 1024, accept = IMAGE_TYPES, ratio } = options;
  const field = { kind: 'image' as const, label, help, required, maxBytes, accept, ratio };
  const shape = imageSchema.nullable();
  return {
    ...field,
    messages: {
      tooLarge: `Images must be under ${Math.round(maxBytes / 1024 / 1024)} MB`,
      wrongType: 'Only JPEG, PNG, GIF, WebP and AVIF images are allowed',
      ...options.messages,
    },
    initial: () => null,
    schema: (rules) => requiredWhen(field, rules, shape, (value) => value === null),
  };
}
