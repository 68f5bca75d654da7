/** A folder's files in memory. A file is read again as soon as another stands in its place, so that what was just published is served at once. */
import { type Stats, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from 'content-types/lib/mime';
import { type CachedAnswer, cachedAnswer } from '../../lib/http-cache.ts';

export interface ServedFile extends CachedAnswer {
  contentType: string;
  /** Where it belongs, and what identifies it there. */
  place: string;
  stamp: Stamp;
}

type ReadFile = Omit<ServedFile, 'place'>;
type Stamp = Pick<Stats, 'ino' | 'size' | 'mtimeMs'>;

export interface Folder {
  /** The file at a safe relative path; null when there is none. */
  file(path: string): Promise<ServedFile | null> | ServedFile | null;
}

const MAY_BE_MISSING = { throwIfNoEntry: false } as const;

/** `maxBytes` of contents are kept, those used last. */
export function openFolder(root: string, maxBytes = 128 * 1024 * 1024): Folder {
  const files = new Map<string, ServedFile>();
  let bytes = 0;

  function keep(path: string, file: ServedFile) {
    forget(path);
    files.set(path, file);
    bytes += weightOf(file);
    for (const oldest of files.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  function forget(path: string) {
    const file = files.get(path);
    if (!file) return;
    files.delete(path);
    bytes -= weightOf(file);
  }

  async function load(path: string): Promise<ServedFile | null> {
    const read = await readServed(root, path);
    const file = read && { ...read, place: join(root, path) };
    if (file) keep(path, file);
    else forget(path);
    return file;
  }

  return {
    file(path) {
      const known = files.get(path);
      if (!known) return load(path);
      // Synchronous: two microseconds for a file the kernel knows, where a thread's round trip takes fifty.
      const stats = statSync(known.place, MAY_BE_MISSING);
      if (!stats || !isSame(stats, known.stamp)) return load(path);
      // The last in the map is the last to go.
      files.delete(path);
      files.set(path, known);
      return known;
    },
  };
}

async function readServed(root: string, path: string): Promise<ReadFile | null> {
  const handle = await open(join(root, path), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return null;
    throw error;
  });
  if (!handle) return null;
  try {
    // Of the open file, not of the name: that may mean another one by now.
    const stats = await handle.stat();
    if (!stats.isFile()) return null;
    const { ino, size, mtimeMs } = stats;
    const stamp = { ino, size, mtimeMs };
    return { ...cachedAnswer(await handle.readFile()), contentType: contentTypeOf(path), stamp };
  } finally {
    await handle.close();
  }
}

function isSame(a: Stamp, b: Stamp): boolean {
  return a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs;
}

/** With its compressed forms it is about half as large again. */
function weightOf({ body }: ServedFile): number {
  return 500 + body.length * 1.5;
}
