import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a file's content or a folder's entries on the disk: they survive a power cut once this has returned. */
export async function syncPath(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}

/** The same for a folder with everything below it. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(path) : syncPath(path));
  }
  await syncPath(folder);
}
