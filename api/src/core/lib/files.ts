import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs a file's content or a folder's entries to disk: they survive a power cut once this has returned. */
export async function syncPath(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}

/** The file opened for reading; null if it does not exist. */
export function openIfThere(path: string): Promise<FileHandle | null> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** The file's content; null if it does not exist. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  await using handle = await openIfThere(path);
  return handle && (await handle.readFile());
}

/** Removes files whose rows are gone. One that cannot be removed now is an orphan, which the next sweep removes. */
export async function removeFiles(folder: string, names: readonly string[]) {
  for (const name of names) await unlink(join(folder, name)).catch(() => {});
}
