import { open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Flushes a file's content or a folder's entries to disk, so that they survive a power cut after it returns. */
export async function syncPath(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}

/** Reads a file; null if it does not exist. */
export function readIfExists(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Reads a file; null if it does not exist or cannot be read. For callers that must not fail because of it. */
export function readIfPossible(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

/**
 * Removes files whose rows have been deleted. A file that cannot be removed now is left for the next sweep of orphans.
 */
export async function removeFiles(folder: string, names: readonly string[]) {
  for (const name of names) await unlink(join(folder, name)).catch(() => {});
}
