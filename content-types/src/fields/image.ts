import { z } from 'zod';
import { type Field, type FieldOptions, requiredWhen } from '../field.ts';

/** A picture in the media library. `width` and `height` are pixels of the original and are filled in by the server. */
export interface Image {
  /** The media id: the start of the content's SHA-256, in hex. */
  id: string;
  /** What a person who cannot see it should know; empty when it is decoration. */
  alt: string;
  width: number;
  height: number;
}

export interface ImageField extends Field<'image', Image | null> {
  /** Bytes. */
  readonly maxBytes: number;
  /** MIME types that may be picked, for an `accept` attribute. */
  readonly accept: readonly string[];
  readonly messages: { tooLarge: string; wrongType: string };
}

interface ImageOptions extends FieldOptions {
  maxBytes?: number;
  accept?: readonly string[];
  messages?: Partial<ImageField['messages']>;
}

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const;
export const MEDIA_ID = /^[0-9a-f]{32}$/;

const imageSchema: z.ZodType<Image> = z.strictObject({
  id: z.string().regex(MEDIA_ID, 'This picture is not in the media library.'),
  alt: z.string().trim().max(300, 'The description must be 300 characters or fewer.'),
  // A client need not know them: the server fills in what the picture really has.
  width: z.int().min(1).max(30_000).default(1),
  height: z.int().min(1).max(30_000).default(1),
});

/** One picture, or `null`. */
export function image(label: string, options: ImageOptions = {}): ImageField {
  const { required = false, help, maxBytes = 15 * 1024 * 1024, accept = IMAGE_TYPES } = options;
  const field = { kind: 'image' as const, label, help, required, maxBytes, accept };
  const shape = imageSchema.nullable();
  return {
    ...field,
    messages: {
      tooLarge: `Image size should be less than ${Math.round(maxBytes / 1024 / 1024)}MB`,
      wrongType: 'Only JPEG, PNG, GIF, WebP and AVIF images are allowed',
      ...options.messages,
    },
    initial: () => null,
    schema: (rules) => requiredWhen(field, rules, shape, (value) => value === null),
  };
}
