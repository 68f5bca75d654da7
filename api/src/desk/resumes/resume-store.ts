/**
 * The resume store: CVs and email files under random names, in a folder that nothing serves. A file is received under a
 * temporary name, kept (permanently on disk), and only then named by a row. A file without a row is an orphan.
 */

import { createHash } from 'node:crypto';

import { constants, copyFile, type FileHandle, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../core/app.ts';
import type { Database } from '../../core/database/open.ts';
import { resumes } from '../../core/database/schema/applications.ts';
import { incomingFiles } from '../../core/database/schema/incoming-mail.ts';
import { outboxFiles } from '../../core/database/schema/mail.ts';
import { type FileTarget, type ReceivedFile, readForm, type SentForm } from '../../core/forms/read-form.ts';
import { HOUR_MS, MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { syncPath } from '../../core/lib/files.ts';
import { newId } from '../../core/lib/ids.ts';
import { resumeField } from '../../core/parsing/verdict.ts';

/** 129 random bits, so that names cannot be guessed. */
const ID_LENGTH = 25;
const TEMPORARY_SUFFIX = '.part';
const NEW_FILE_FLAGS = constants.O_CREAT | constants.O_EXCL | constants.O_RDWR;
/** Bytes written at a time, because each write is a round trip to another thread. */
const BATCH_BYTES = 256 * 1024;
/**
 * The age from which an orphan is removed, longer than any request takes, because a younger file may belong to a
 * request in progress.
 */
const SWEEP_GRACE_MS = 15 * MINUTE_MS;
const SWEEP_INTERVAL_MS = HOUR_MS;

export function resumePart({ resumeFolder: folder }: App): FileTarget {
  return {
    part: 'resume',
    maxBytes: resumeField.maxBytes,
    receive: (source) => receiveResume(folder, source),
    discard: (file) => discardResume(folder, file),
  };
}

/** Reads a form with a CV, which is discarded unless `work` keeps it. */
export async function withResume<T>(
  app: App,
  request: FastifyRequest,
  work: (form: SentForm) => Promise<{ isKept: boolean; result: T }>,
): Promise<T> {
  const form = await readForm(request, resumePart(app));
  let isKept = false;
  try {
    const outcome = await work(form);
    isKept = outcome.isKept;
    return outcome.result;
  } finally {
    if (form.file && !isKept) await discardResume(app.resumeFolder, form.file);
  }
}

/** Writes `source` to a temporary file. If `source` or the disk fails, the file is removed and the error is thrown. */
async function receiveResume(folder: string, source: AsyncIterable<Buffer>): Promise<ReceivedFile> {
  const id = newId(ID_LENGTH);
  const handle = await open(join(folder, id + TEMPORARY_SUFFIX), NEW_FILE_FLAGS, 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  let batch: Buffer[] = [];
  let waitingBytes = 0;
  try {
    for await (const chunk of source) {
      hash.update(chunk);
      batch.push(chunk);
      bytes += chunk.length;
      waitingBytes += chunk.length;
      if (waitingBytes < BATCH_BYTES) continue;
      await writeAll(handle, batch);
      batch = [];
      waitingBytes = 0;
    }
    await writeAll(handle, batch);
  } catch (error) {
    await discardResume(folder, { id, handle });
    throw error;
  }
  return { id, bytes, sha256: hash.digest('hex'), handle };
}

/** Syncs the file to disk under its final name: after this it survives a power cut. */
export async function keepResume(folder: string, { id, handle }: ReceivedFile) {
  await handle.sync();
  await handle.close();
  await rename(join(folder, id + TEMPORARY_SUFFIX), join(folder, id));
  await syncPath(folder);
}

/** Copies a file under a new name, and returns that name. */
export async function copyResume(folder: string, id: string): Promise<string> {
  const copyId = newId(ID_LENGTH);
  await copyFile(join(folder, id), join(folder, copyId), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await syncPath(join(folder, copyId));
  await syncPath(folder);
  return copyId;
}

/** Removes the file, whether it was kept or not. */
export async function discardResume(folder: string, { id, handle }: Pick<ReceivedFile, 'id' | 'handle'>) {
  await handle.close();
  for (const name of [id + TEMPORARY_SUFFIX, id]) {
    await unlink(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** Removes orphans at start-up and every hour after, and logs when a CV is missing. */
export function startSweep(app: App) {
  runWhenDue(app, {
    retryMs: SWEEP_INTERVAL_MS,
    failure: 'failed to clean up the CV folder',
    async work(now) {
      const { removed, missing } = await sweep(app.db, app.resumeFolder, now);
      if (removed > 0) app.log.info({ removed }, 'removed files of interrupted uploads');
      if (missing > 0) app.log.error({ missing }, 'CVs are missing: restore them from a backup');
      return now + SWEEP_INTERVAL_MS;
    },
  });
}

/** Removes files that no row names, and counts rows whose file is missing. `now` is in milliseconds since 1970. */
export async function sweep(db: Database, folder: string, now: number) {
  const files = await readdir(folder);
  const knownFiles = new Set(listNamedFiles(db));
  let removedCount = 0;
  for (const name of files) {
    if (knownFiles.has(name)) continue;
    if (now - (await readModifiedAt(folder, name)) < SWEEP_GRACE_MS) continue;
    const isRemoved = await unlink(join(folder, name)).then(
      () => true,
      () => false,
    );
    if (isRemoved) removedCount += 1;
  }
  return { removed: removedCount, missing: await countMissing(db, folder) };
}

/** The number of files that rows name and the folder lacks. */
export async function countMissing(db: Database, folder: string): Promise<number> {
  const files = new Set(await readdir(folder).catch(() => []));
  let missingCount = 0;
  for (const id of listNamedFiles(db)) {
    // Checks again, because the file may have been added after the listing.
    if (!files.has(id) && Number.isNaN(await readModifiedAt(folder, id))) missingCount += 1;
  }
  return missingCount;
}

function listNamedFiles(db: Database): string[] {
  const resumeIds = db.select({ id: resumes.id }).from(resumes);
  const rows = resumeIds
    .unionAll(db.select({ id: incomingFiles.id }).from(incomingFiles))
    .unionAll(db.select({ id: outboxFiles.id }).from(outboxFiles))
    .all();
  return rows.map(({ id }) => id);
}

async function writeAll(handle: FileHandle, chunks: Buffer[]) {
  if (chunks.length === 0) return;
  const { bytesWritten } = await handle.writev(chunks);
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (bytesWritten === length) return;
  // Continues after a partial write; the next write reports the cause.
  const pendingBytes = Buffer.concat(chunks);
  for (let offset = bytesWritten; offset < length; ) offset += (await handle.write(pendingBytes, offset)).bytesWritten;
}

/** Returns the time of a file's last change, in milliseconds since 1970; NaN if the file does not exist. */
async function readModifiedAt(folder: string, name: string): Promise<number> {
  return stat(join(folder, name)).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.NaN,
  );
}
