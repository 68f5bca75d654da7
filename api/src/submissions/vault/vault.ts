/**
 * Where resumes lie: files with random names in a folder that nothing serves. A file is received under a temporary
 * name, kept (it is then on the disk for good), and only then named by a row; without its row it is an orphan.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { constants, type FileHandle, open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../database/id.ts';

/** 129 random bits. */
const ID_LENGTH = 25;
export const TEMPORARY = '.part';

export interface ReceivedFile {
  /** The name it will have, unguessable. */
  id: string;
  bytes: number;
  sha256: string;
}

/** The folder, made if need be; only our own user may look into it. */
export function vaultFolder(dataDir: string): string {
  const folder = join(dataDir, 'resumes');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Writes what comes to a temporary file. When `source` or the disk fails, the file is gone and the error is thrown. */
export async function receive(folder: string, source: AsyncIterable<Buffer>): Promise<ReceivedFile> {
  const id = newId(ID_LENGTH);
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(join(folder, id + TEMPORARY), NEW_FILE, 0o600);
  try {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      await writeAll(file, chunk);
    }
  } catch (error) {
    await discard(folder, id);
    throw error;
  } finally {
    await file.close();
  }
  return { id, bytes, sha256: hash.digest('hex') };
}

/** The content of a file that was received and not yet kept. */
export function readReceived(folder: string, id: string): Promise<Buffer> {
  return readFile(join(folder, id + TEMPORARY));
}

/** Puts the file on the disk under its own name: after this it survives a power cut. */
export async function keep(folder: string, id: string) {
  await syncPath(join(folder, id + TEMPORARY));
  await rename(join(folder, id + TEMPORARY), join(folder, id));
  await syncPath(folder);
}

/** Removes whatever there is of a file. */
export async function discard(folder: string, id: string) {
  for (const name of [id + TEMPORARY, id]) {
    await unlink(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

const NEW_FILE = constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY;

async function writeAll(file: FileHandle, chunk: Buffer) {
  for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten;
}

async function syncPath(path: string) {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
