/** Checks which images may be uploaded. Only reads; stores nothing. */
import { open } from 'node:fs/promises';
import { image } from 'content-types/fields/image';
import sharp, { type SharpOptions } from 'sharp';
import { HttpError } from '../http/errors.ts';

/** The bytes of an uploaded image, or the path of its file. */
export type Source = Buffer | string;

/** Size in pixels, with the orientation applied. */
export interface Size {
  width: number;
  height: number;
}

/** A part of an image, in fractions of its width and height, from the top left. */
export interface Area extends Size {
  x: number;
  y: number;
}

export interface Inspected extends Size {
  /** The MIME type detected from the content. */
  type: string;
}

/** Limits for any image; a field may have stricter ones. */
export const { maxBytes: MAX_BYTES, messages: MESSAGES } = image('Image');
const MAX_PIXELS = 50_000_000;
/** Maximum width and height in pixels. WebP cannot hold more than 16,383. */
const MAX_SIDE_PX = 16_000;

// Disables the cache: each image is read once, so cached images or open files would only use memory.
sharp.cache(false);

// Reads only the first frame, with its orientation applied. A truncated file is an error rather than an image with a
// grey end.
const READING: SharpOptions = { pages: 1, autoOrient: true, failOn: 'error', limitInputPixels: MAX_PIXELS };

/**
 * Kind and size, from the file's header. Throws 413 if there is too much to decode, 415 for any other kind of file,
 * 422 for a damaged one.
 */
export async function inspect(source: Source): Promise<Inspected> {
  const format = detectFormat(await readHead(source, HEAD_BYTES));
  if (!format) throw new HttpError(415, MESSAGES.wrongType);
  const metadata = await rejectUnreadable(sharp(source, { ...READING, limitInputPixels: false }).metadata());
  const type = `image/${format}`;
  // Rejects a file in which the decoder detects another type.
  if (metadata.mediaType !== type) throw new HttpError(415, MESSAGES.wrongType);
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    throw new HttpError(413, `Images can be up to ${MAX_PIXELS / 1_000_000} megapixels. Please make this one smaller.`);
  }
  if (Math.max(width, height) > MAX_SIDE_PX) {
    throw new HttpError(413, `Images can be up to ${MAX_SIDE_PX.toLocaleString('en-GB')} pixels wide or high.`);
  }
  return { type, width, height };
}

/**
 * Decodes to sRGB pixels, no wider than `width`, without any other data from the file. Throws 422 if the file is
 * damaged.
 */
export async function decode(source: Source, width: number) {
  const image = sharp(source, READING).resize({ width, withoutEnlargement: true }).timeout({ seconds: 30 });
  return rejectUnreadable(image.raw().toBuffer({ resolveWithObject: true }));
}

/** A part of a stored image, as a PNG. */
export async function crop(path: string, area: Area): Promise<Buffer> {
  const { width, height } = await inspect(path);
  const left = Math.min(width - 1, Math.round(area.x * width));
  const top = Math.min(height - 1, Math.round(area.y * height));
  const region = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(area.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(area.height * height))),
  };
  return rejectUnreadable(sharp(path, READING).extract(region).png({ compressionLevel: 3 }).toBuffer());
}

export function rejectTooLarge(bytes: number) {
  if (bytes > MAX_BYTES) throw new HttpError(413, MESSAGES.tooLarge);
}

export async function readHead(source: Source, length: number): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, length);
  await using file = await open(source);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: 0 });
  return buffer.subarray(0, bytesRead);
}

async function rejectUnreadable<Result>(result: Promise<Result>): Promise<Result> {
  return result.catch(() => {
    throw new HttpError(422, 'This image is damaged and can’t be read.');
  });
}

type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Bytes at a file's start that `detectFormat` reads. */
const HEAD_BYTES = 256;

/**
 * Detects the format from a file's first bytes, regardless of its name and MIME type; null if not accepted, such as
 * SVG. The file-type package is unsuitable: it identifies an AVIF that lists another brand first as HEIF.
 */
export function detectFormat(head: Buffer): ImageFormat | null {
  const start = head.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.slice(4, 8) === 'ftyp' && readBrands(head).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'avif';
  return null;
}

/** The brands in an ISO media file's first box: the major one, its version, then those it is compatible with. */
function readBrands(head: Buffer): string[] {
  const box = head.subarray(8, Math.min(head.readUInt32BE(0), HEAD_BYTES));
  return box.toString('latin1').match(/.{4}/gs) ?? [];
}
