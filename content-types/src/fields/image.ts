import { z } from 'zod';
import { formatBytes } from '../text/bytes.ts';
import { type Field, type FieldOptions, mustBe, requiredWhen } from './field.ts';
import { cleanLine } from './text.ts';

/** An image in the media library. `width` and `height` are the original's, in pixels; the server fills them in. */
export interface Image {
  /** The media id: the start of the content's SHA-256, in hex. */
  id: string;
  /** A description for people who cannot see the image; empty if it is decorative. */
  alt: string;
  width: number;
  height: number;
  /** The point that stays visible where the site crops the image; the middle by default. */
  focus?: Point | undefined;
}

/** A point in an image, as fractions (0 to 1) of its width and height from the top left. */
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
  /** Whether the site shows the whole image, so that it needs no focal point. */
  readonly isWhole: boolean;
  readonly messages: { tooLarge: string; wrongType: string };
}

interface ImageOptions extends FieldOptions {
  maxBytes?: number;
  accept?: readonly string[];
  ratio?: number;
  isWhole?: boolean;
  messages?: Partial<ImageField['messages']>;
}

/** The server converts an uploaded SVG to a PNG. */
export const SVG_TYPE = 'image/svg+xml';
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', SVG_TYPE] as const;
export const MEDIA_ID = /^[0-9a-f]{32}$/;

const NOT_IN_LIBRARY = 'This image isn’t in the media library.';
const SIZE = 'The image size must be in whole pixels.';

const shareSchema = z
  .number('This must be a number from 0 to 1.')
  .min(0, 'This must be 0 or more.')
  .max(1, 'This must be 1 or less.');

/** The schemas of an image's properties. */
export const imageParts = {
  id: z.string(NOT_IN_LIBRARY).regex(MEDIA_ID, NOT_IN_LIBRARY),
  alt: cleanLine('The description', 300),
  // Optional for clients, because the server fills in the real size.
  width: z.int(SIZE).min(1, SIZE).max(30_000, SIZE).default(1),
  height: z.int(SIZE).min(1, SIZE).max(30_000, SIZE).default(1),
  focus: z.strictObject({ x: shareSchema, y: shareSchema }, 'The focal point must have x and y.').optional(),
};

/** A field for one image, or `null`. */
export function image(label: string, options: ImageOptions = {}): ImageField {
  const { required = false, help, maxBytes = 15 * 1024 * 1024, accept = IMAGE_TYPES, ratio, isWhole = false } = options;
  const field = { kind: 'image' as const, label, help, required, maxBytes, accept, ratio, isWhole };
  const shape: z.ZodType<Image | null> = z.strictObject(imageParts, { error: mustBe(label, 'an image') }).nullable();
  return {
    ...field,
    messages: {
      tooLarge: `Images must be under ${formatBytes(maxBytes)}`,
      wrongType: 'Only JPEG, PNG, GIF, WebP, AVIF and SVG images are allowed',
      ...options.messages,
    },
    initial: () => null,
    example: () => ({ id: '0123456789abcdef0123456789abcdef', alt: 'What the image shows' }),
    schema: (rules) => requiredWhen(field, rules, shape, (value) => value === null),
  };
}
