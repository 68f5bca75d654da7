/** How pictures come into the library and leave it. Files come before the row that names them, and go after it. */
import { createHash, type Hash } from 'node:crypto';
import type { Author } from '../auth/audit.ts';
import { untilWritable } from '../database/busy.ts';
import type { Database } from '../database/open.ts';
import type { Clock } from '../lib/clock.ts';
import { type Inspected, refuseTooLarge, type Size, type Source } from './decode.ts';
import { checkDecodes, encodeVariants } from './encode.ts';
import { hasVariants, sweep, withNote, writeVariants } from './files.ts';
import { addMedia, existingMedia, type History, mediaById, removeMedia } from './library.ts';
import { inTurn } from './queue.ts';

export interface MediaParts {
  db: Database;
  dataDir: string;
  clock: Clock;
}

/** What people call a picture. `userId` is null when a script stores it. */
export interface About {
  name: string;
  alt: string;
  userId: string | null;
}

export interface StoredImage extends Size {
  id: string;
}

/**
 * What `storeImage` would answer, and the MIME type by content; nothing is stored. Throws 413, 415 or 422 with a
 * sentence for the person who sent it.
 */
export async function checkImage(bytes: Buffer): Promise<StoredImage & Inspected> {
  refuseTooLarge(bytes.length);
  return { id: idOfBytes(bytes), ...(await checkDecodes(bytes)) };
}

/** Puts a picture into the library, in every variant. The same bytes twice are one picture. Throws 413, 415 and 422. */
export async function storeImage(parts: MediaParts, bytes: Buffer, about: About): Promise<StoredImage> {
  refuseTooLarge(bytes.length);
  return storeSource(parts, idOfBytes(bytes), bytes, about);
}

/** The same for bytes that may lie in a file, whose id and size are known. */
export function storeSource(parts: MediaParts, id: string, source: Source, about: About): Promise<StoredImage> {
  const { db, dataDir, clock } = parts;
  const add = ({ width, height }: Size, bytes: number) => {
    addMedia(db, { ...about, id, width, height, bytes, createdAt: clock.now() });
    return { id, width, height };
  };
  return inTurn(keyOf(dataDir, id), async () => {
    const known = mediaById(db, id);
    if (known && (await hasVariants(dataDir, id, known.width))) return add(known, known.bytes);
    const { variants, ...size } = await encodeVariants(source);
    return withNote(dataDir, id, isKnownIn(db), async () => {
      await writeVariants(dataDir, id, variants);
      await untilWritable(db);
      return add(size, Math.max(...variants.map(({ bytes }) => bytes.length)));
    });
  });
}

/** Removes a picture that no document shows. Throws 404, and 409 as `refuseUsed` does. */
export function deleteImage({ db, dataDir }: MediaParts, id: string, history: History, author: Author): Promise<void> {
  return inTurn(keyOf(dataDir, id), async () => {
    existingMedia(db, id);
    await withNote(dataDir, id, isKnownIn(db), async () => removeMedia(db, id, history, author));
  });
}

/** Clears what a process that died has left. To be called while nothing is being stored. */
export function sweepMedia({ db, dataDir }: MediaParts): Promise<void> {
  return sweep(dataDir, isKnownIn(db));
}

/** The id of the picture whose original bytes the hash, a SHA-256, has been fed. */
export function mediaIdOf(hash: Hash): string {
  return hash.digest('hex').slice(0, 32);
}

function idOfBytes(bytes: Buffer): string {
  return mediaIdOf(createHash('sha256').update(bytes));
}

function isKnownIn(db: Database) {
  return (id: string) => mediaById(db, id) !== undefined;
}

function keyOf(dataDir: string, id: string): string {
  return `${dataDir} ${id}`;
}
