/**
 * The resume store: files with random names in a folder that nothing serves. A file is received under a temporary name,
 * kept (it is then on the disk for good), and only then named by a row; without its row it is an orphan.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { constants, type FileHandle, open, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../../lib/app.ts';
import type { FileTarget, ReceivedFile } from '../../lib/forms/read-form.ts';
import { newId } from '../../lib/ids.ts';
import { resumeField } from '../form.ts';

/** 129 random bits, so that names cannot be guessed. */
const ID_LENGTH = 25;
const TEMPORARY = '.part';
const NEW_FILE = constants.O_CREAT | constants.O_EXCL | constants.O_RDWR;
/** Written at a time: each write is a round trip to another thread. */
const BATCH_BYTES = 256 * 1024;

/** The folder, created if missing, which only our own user may read. */
export function resumeFolder(dataDir: string): string {
  const folder = join(dataDir, 'resumes');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** How a form's resume part is received. */
export function resumePart({ resumeFolder: folder }: App): FileTarget {
  return {
    part: 'resume',
    maxBytes: resumeField.maxBytes,
    receive: (source) => receiveResume(folder, source),
    discard: (file) => discardResume(folder, file),
  };
}

/** Writes `source` to a temporary file. When `source` or the disk fails, the file is removed and the error is thrown. */
async function receiveResume(folder: string, source: AsyncIterable<Buffer>): Promise<ReceivedFile> {
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
      if (waiting < BATCH_BYTES) continue;
      await writeAll(handle, batch);
      batch = [];
      waiting = 0;
    }
    await writeAll(handle, batch);
  } catch (error) {
    await discardResume(folder, { id, handle });
    throw error;
  }
  return { id, bytes, sha256: hash.digest('hex'), handle };
}

/** Syncs the file to the disk under its final name: after this it survives a power cut. */
export async function keepResume(folder: string, { id, handle }: ReceivedFile) {
  await handle.sync();
  await handle.close();
  await rename(join(folder, id + TEMPORARY), join(folder, id));
  await syncFolder(folder);
}

/** Removes the file, whether it was kept or not. */
export async function discardResume(folder: string, { id, handle }: Pick<ReceivedFile, 'id' | 'handle'>) {
  await handle.close();
  for (const name of [id + TEMPORARY, id]) {
    await unlink(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** Removes files whose rows are gone. One that cannot be removed now is an orphan, which the next sweep removes. */
export async function removeResumes(folder: string, ids: readonly string[]) {
  for (const id of ids) await unlink(join(folder, id)).catch(() => {});
}

async function writeAll(handle: FileHandle, chunks: Buffer[]) {
  if (chunks.length === 0) return;
  const { bytesWritten } = await handle.writev(chunks);
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (bytesWritten === length) return;
  // The disk took less than it was given: the next write reports why.
  const all = Buffer.concat(chunks);
  for (let at = bytesWritten; at < length; ) at += (await handle.write(all, at)).bytesWritten;
}

/** Makes the new name durable. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
