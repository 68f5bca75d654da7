/**
 * Where resumes lie: files with random names in a folder that nothing serves. A file is received under a temporary
 * name, kept (it is then on the disk for good), and only then named by a row; without its row it is an orphan.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { constants, type FileHandle, open, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../lib/ids.ts';

export interface ReceivedFile {
  /** The name it will have, unguessable: 129 random bits. */
  id: string;
  bytes: number;
  sha256: string;
  /** Open until the file is kept or discarded. */
  handle: FileHandle;
}

const ID_LENGTH = 25;
const TEMPORARY = '.part';
const NEW_FILE = constants.O_CREAT | constants.O_EXCL | constants.O_RDWR;
/** Written at a time: each writing is a journey to another thread and back. */
const BATCH = 256 * 1024;

/** The folder, made if need be; only our own user may look into it. */
export function vaultFolder(dataDir: string): string {
  const folder = join(dataDir, 'resumes');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Writes what comes to a temporary file. When `source` or the disk fails, the file is gone and the error is thrown. */
export async function receive(folder: string, source: AsyncIterable<Buffer>): Promise<ReceivedFile> {
  const id = newId(ID_LENGTH);
  const handle = await open(join(folder, id + TEMPORARY), NEW_FILE, 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  let batch: Buffer[] = [];
  let waiting = 0;
  try {
    for await (const chunk of source) {
      hash.update(chunk);
      batch.push(chunk);
      bytes += chunk.length;
      waiting += chunk.length;
      if (waiting < BATCH) continue;
      await writeAll(handle, batch);
      batch = [];
      waiting = 0;
    }
    await writeAll(handle, batch);
  } catch (error) {
    await discard(folder, { id, handle });
    throw error;
  }
  return { id, bytes, sha256: hash.digest('hex'), handle };
}

/** Puts the file on the disk under its own name: after this it survives a power cut. */
export async function keep(folder: string, { id, handle }: ReceivedFile) {
  await handle.sync();
  await handle.close();
  await rename(join(folder, id + TEMPORARY), join(folder, id));
  await syncFolder(folder);
}

/** Removes whatever there is of a file. */
export async function discard(folder: string, { id, handle }: Pick<ReceivedFile, 'id' | 'handle'>) {
  await handle.close();
  for (const name of [id + TEMPORARY, id]) {
    await unlink(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** Removes files whose rows are gone. One that cannot be removed now is an orphan, which the next sweep removes. */
export async function removeFiles(folder: string, ids: readonly string[]) {
  for (const id of ids) await unlink(join(folder, id)).catch(() => {});
}

async function writeAll(handle: FileHandle, chunks: Buffer[]) {
  if (chunks.length === 0) return;
  const { bytesWritten } = await handle.writev(chunks);
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (bytesWritten === length) return;
  // A disk that takes less than it was given is about to say why.
  const all = Buffer.concat(chunks);
  for (let at = bytesWritten; at < length; ) at += (await handle.write(all, at)).bytesWritten;
}

/** A name is on the disk when its folder is. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
