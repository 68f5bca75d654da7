import { open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs a file's content or a folder's entries to disk: they survive a power cut once this has returned. */
export async function syncPath(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}

/** The file's content; null if it does not exist. */
export function readIfExists(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** The file's content; null if it does not exist or the disk cannot read it, where nothing else may fail because of it. */
export function readIfPossible(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

/** Removes files whose rows are gone. One that cannot be removed now is an orphan, which the next sweep removes. */
export async function removeFiles(folder: string, names: readonly string[]) {
  for (const name of names) await unlink(join(folder, name)).catch(() => {});
}
