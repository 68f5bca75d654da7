/** Adds and removes images of the library. Files are written before the row that names them, and removed after it. */
import { createHash, type Hash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { IMAGE_TYPES, SVG_TYPE } from 'content-types/fields/image';
import { variantWidths } from 'content-types/media/image-widths';
import { z } from 'zod';
import type { Author } from '../audit.ts';
import type { Database } from '../database/open.ts';
import { untilWritable } from '../database/transaction.ts';
import { HttpError } from '../http/errors.ts';
import type { Clock } from '../lib/clock.ts';
import { type Area, type Inspected, inspect, MESSAGES, rejectTooLarge, type Size, type Source } from './decode.ts';
import { checkDecodes, encodeCrop, encodeVariants } from './encode.ts';
import { readVariants, sweep, variantPath, variantsOf, withNote, writeVariants } from './files.ts';
import { findMedia, type History, insertMedia, type MediaRow, removeMedia, requireMedia } from './library.ts';
import { isSvgFile, rasteriseSvg } from './svg.ts';

const CROPPED = ' (cropped)';
const LOST = 'Files of this image have been lost or damaged. Please upload it again.';

interface MediaParts {
  db: Database;
  dataDir: string;
  clock: Clock;
}

/** The name and description of an image. `userId` is null if a script stores it. */
interface About {
  name: string;
  alt: string;
  userId: string | null;
}

type Original = Pick<MediaRow, 'originalType' | 'originalBytes'>;

const shareSchema = z.number().min(0).max(1);

export const areaSchema: z.ZodType<Area> = z
  .strictObject({ x: shareSchema, y: shareSchema, width: shareSchema.gt(0), height: shareSchema.gt(0) })
  // Allows for rounding, because sums of fractions are rarely exact.
  .refine(({ x, y, width, height }) => Math.max(x + width, y + height) < 1.001, 'The area is outside the image.');

export interface StoredImage extends Size {
  id: string;
}

/**
 * Returns the result that `storeImage` would, with the MIME type detected from the content, but stores nothing. Throws
 * 413, 415 or 422 with a message for the uploader, including 415 for a type not in `accept`.
 */
export async function checkImage(
  bytes: Buffer,
  accept: readonly string[] = IMAGE_TYPES,
): Promise<StoredImage & Inspected> {
  rejectTooLarge(bytes.length);
  if (!accept.includes(SVG_TYPE) && (await isSvgFile(bytes))) throw new HttpError(415, MESSAGES.wrongType);
  const drawing = await rasteriseSvg(bytes);
  const imageInfo = await checkDecodes(drawing ?? bytes);
  const type = drawing ? SVG_TYPE : imageInfo.type;
  if (!accept.includes(type)) throw new HttpError(415, MESSAGES.wrongType);
  return { id: hashToId(bytes), ...imageInfo, type };
}

/**
 * Stores an image in the library in every variant. Identical bytes are stored once. `encodedIn` is a folder that may
 * already contain the variants under their library file names. Throws 413, 415 and 422.
 */
export async function storeImage(
  parts: MediaParts,
  bytes: Buffer,
  details: About,
  encodedIn?: string,
): Promise<StoredImage> {
  rejectTooLarge(bytes.length);
  return storeSource(parts, hashToId(bytes), bytes, details, { encodedIn });
}

/**
 * Like `storeImage`, for a known id and for bytes that may be in a file. For a crop, `original` is the type and size of
 * the original upload.
 */
export function storeSource(
  parts: MediaParts,
  id: string,
  source: Source,
  details: About,
  { original, encodedIn }: { original?: Original; encodedIn?: string } = {},
): Promise<StoredImage> {
  const { db, dataDir, clock } = parts;
  const add = ({ width, height }: Size, bytes: number, originalFile: Original) => {
    insertMedia(db, {
      ...details,
      id,
      width,
      height,
      bytes,
      originalType: originalFile.originalType,
      originalBytes: originalFile.originalBytes,
      createdAt: clock.now(),
    });
    return { id, width, height };
  };
  return inTurn(lockKey(dataDir, id), async () => {
    const existingItem = findMedia(db, id);
    if (existingItem && (await isWhole(dataDir, existingItem)))
      return add(existingItem, existingItem.bytes, existingItem);
    const drawing = await rasteriseSvg(source);
    const { variants, type, ...size } =
      (encodedIn && (await readEncoded(encodedIn, id, drawing ?? source))) || (await encodeVariants(drawing ?? source));
    const originalFile = original ?? {
      originalType: drawing ? SVG_TYPE : type,
      originalBytes: await measureSize(source),
    };
    return withNote(dataDir, id, isKnownIn(db), async () => {
      await writeVariants(dataDir, id, variants);
      await untilWritable(db);
      return add(size, Math.max(...variants.map(({ bytes }) => bytes.length)), originalFile);
    });
  });
}

/**
 * Adds a part of an image to the library, with its description. Crops the largest variant, because originals are not
 * kept. Throws 404, and 409 if files of the image are lost or damaged.
 */
export async function cropImage(parts: MediaParts, id: string, area: Area, userId: string): Promise<MediaRow> {
  const row = requireMedia(parts.db, id);
  if (!(await isWhole(parts.dataDir, row))) throw new HttpError(409, LOST);
  const width = variantWidths(row.width).at(-1) ?? row.width;
  const bytes = await encodeCrop(variantPath(parts.dataDir, { id, width, format: 'webp' }), area);
  const croppedId = hashToId(bytes);
  await storeSource(parts, croppedId, bytes, { name: croppedName(row.name), alt: row.alt, userId }, { original: row });
  return requireMedia(parts.db, croppedId);
}

/** Reads the variants in a folder; null unless the folder has all of them. */
async function readEncoded(folder: string, id: string, source: Source) {
  const imageInfo = await inspect(source);
  const variants = await readVariants(folder, { id, width: imageInfo.width });
  return variants && { ...imageInfo, variants };
}

/** Whether all files of the image exist and can be read to their end. */
async function isWhole(dataDir: string, image: MediaRow): Promise<boolean> {
  return Promise.all(variantsOf(image).map((name) => checkDecodes(variantPath(dataDir, name)))).then(
    () => true,
    () => false,
  );
}

/** Removes an image that no document shows. Throws 404, and 409 as `rejectUsed` does. */
export function deleteImage({ db, dataDir }: MediaParts, id: string, history: History, author: Author): Promise<void> {
  return inTurn(lockKey(dataDir, id), async () => {
    requireMedia(db, id);
    await withNote(dataDir, id, isKnownIn(db), async () => removeMedia(db, id, history, author));
  });
}

/** Removes leftovers of a crashed process. Call it while nothing is being stored. */
export function sweepMedia({ db, dataDir }: MediaParts): Promise<void> {
  return sweep(dataDir, isKnownIn(db));
}

/** The id of an image, from the SHA-256 of its original bytes. */
export function toMediaId(hash: Hash): string {
  return hash.digest('hex').slice(0, 32);
}

/** Changes `desk.png` to `desk (cropped).png`. Cropping again keeps the name. */
function croppedName(name: string): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[a-z]{3,4})?$/i.exec(name) ?? [];
  return stem.endsWith(CROPPED) ? name : `${stem.slice(0, 180)}${CROPPED}${ending}`;
}

async function measureSize(source: Source): Promise<number> {
  return typeof source === 'string' ? (await stat(source)).size : source.length;
}

function hashToId(bytes: Buffer): string {
  return toMediaId(createHash('sha256').update(bytes));
}

function isKnownIn(db: Database) {
  return (id: string) => findMedia(db, id) !== undefined;
}

function lockKey(dataDir: string, id: string): string {
  return `${dataDir} ${id}`;
}

/** Runs tasks with the same key one after another, in the order of the calls. */
export async function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const previousTask = lastTasks.get(key) ?? Promise.resolve();
  const queuedTask = previousTask.then(task, task);
  lastTasks.set(key, queuedTask);
  try {
    return await queuedTask;
  } finally {
    if (lastTasks.get(key) === queuedTask) lastTasks.delete(key);
  }
}

const lastTasks = new Map<string, Promise<unknown>>();
