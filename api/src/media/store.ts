/** How images come into the library and leave it. Files come before the row that names them, and go after it. */
import { createHash, type Hash } from 'node:crypto';
import type { Author } from '../auth/audit.ts';
import type { Database } from '../database/open.ts';
import { untilWritable } from '../database/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import { type Inspected, rejectTooLarge, type Size, type Source } from './decode.ts';
import { checkDecodes, encodeVariants } from './encode.ts';
import { hasVariants, sweep, withNote, writeVariants } from './files.ts';
import { findMedia, type History, insertMedia, removeMedia, requireMedia } from './library.ts';

export interface MediaParts {
  db: Database;
  dataDir: string;
  clock: Clock;
}

/** What people call an image. `userId` is null when a script stores it. */
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
  rejectTooLarge(bytes.length);
  return { id: hashToId(bytes), ...(await checkDecodes(bytes)) };
}

/** Puts an image into the library, in every variant. The same bytes twice are one image. Throws 413, 415 and 422. */
export async function storeImage(parts: MediaParts, bytes: Buffer, about: About): Promise<StoredImage> {
  rejectTooLarge(bytes.length);
  return storeSource(parts, hashToId(bytes), bytes, about);
}

/** The same for bytes that may lie in a file, whose id and size are known. */
export function storeSource(parts: MediaParts, id: string, source: Source, about: About): Promise<StoredImage> {
  const { db, dataDir, clock } = parts;
  const add = ({ width, height }: Size, bytes: number) => {
    insertMedia(db, { ...about, id, width, height, bytes, createdAt: clock.now() });
    return { id, width, height };
  };
  return inTurn(lockKey(dataDir, id), async () => {
    const known = findMedia(db, id);
    if (known && (await hasVariants(dataDir, id, known.width))) return add(known, known.bytes);
    const { variants, ...size } = await encodeVariants(source);
    return withNote(dataDir, id, isKnownIn(db), async () => {
      await writeVariants(dataDir, id, variants);
      await untilWritable(db);
      return add(size, Math.max(...variants.map(({ bytes }) => bytes.length)));
    });
  });
}

/** Removes an image that no document shows. Throws 404, and 409 as `rejectUsed` does. */
export function deleteImage({ db, dataDir }: MediaParts, id: string, history: History, author: Author): Promise<void> {
  return inTurn(lockKey(dataDir, id), async () => {
    requireMedia(db, id);
    await withNote(dataDir, id, isKnownIn(db), async () => removeMedia(db, id, history, author));
  });
}

/** Clears what a process that died has left. To be called while nothing is being stored. */
export function sweepMedia({ db, dataDir }: MediaParts): Promise<void> {
  return sweep(dataDir, isKnownIn(db));
}

/** The id of the image whose original bytes the hash, a SHA-256, has been fed. */
export function mediaIdOf(hash: Hash): string {
  return hash.digest('hex').slice(0, 32);
}

function hashToId(bytes: Buffer): string {
  return mediaIdOf(createHash('sha256').update(bytes));
}

function isKnownIn(db: Database) {
  return (id: string) => findMedia(db, id) !== undefined;
}

function lockKey(dataDir: string, id: string): string {
  return `${dataDir} ${id}`;
}

/** Runs tasks that have the same key one after another, in the order they came. */
export async function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(task, task);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}

const last = new Map<string, Promise<unknown>>();
