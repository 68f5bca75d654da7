/** Explains start-up errors of the disk and the database in sentences that say how to fix them. */
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { FATAL_EXIT } from 'content-types/settings';

/** An error that a restart cannot fix. All other errors may be temporary, such as a full disk. */
export class FatalError extends Error {}

/** The exit code for an error at start-up. */
export function getExitCode(error: unknown): number {
  return error instanceof FatalError ? FATAL_EXIT : 1;
}

/**
 * Says why a database, or another file of the data folder, cannot be used. Damage, missing permission and errors that
 * are not listed here are fatal.
 */
export function explainStorageError(path: string, error: unknown): Error {
  if (error instanceof FatalError) return error;
  const { code, message } = findRootCause(error);
  const hasCode = (...codes: string[]) => codes.some((start) => code.startsWith(start));
  const options = { cause: error };
  // SQLite reports some errors caused by a full disk as other errors.
  if (hasCode('SQLITE_FULL', 'ENOSPC', 'EDQUOT') || (hasCode('SQLITE_IOERR', 'SQLITE_CANTOPEN') && isFull(path))) {
    return new Error(
      `There is no space left on the disk that holds ${path}. Free up some space, then start again.`,
      options,
    );
  }
  if (hasCode('SQLITE_CORRUPT', 'SQLITE_NOTADB')) {
    return new FatalError(`The database ${path} is damaged: ${message}.\n${restoreAdvice(path)}`, options);
  }
  if (hasCode('SQLITE_BUSY', 'SQLITE_LOCKED')) {
    return new Error(
      `${path} is in use by another program, such as a restore. Start again when it has finished.`,
      options,
    );
  }
  if (hasCode('SQLITE_READONLY', 'EROFS')) {
    const check = 'Check that the disk is not mounted read-only and that the file belongs to the server’s user';
    return new Error(`${path} cannot be written to (${message}). ${check}.`, options);
  }
  if (hasCode('SQLITE_IOERR', 'EIO')) {
    const check = 'Check the disk and the kernel log before you restore a backup';
    return new Error(`${path} cannot be read or written (${message}). ${check}.`, options);
  }
  if (hasCode('SQLITE_CANTOPEN', 'EACCES', 'EPERM')) {
    return new FatalError(
      `${path} cannot be opened (${message}). Start the server as the user who owns the file.`,
      options,
    );
  }
  return new FatalError(`${path} cannot be opened: ${message}.`, options);
}

/** Advice for a lost or damaged database at `path`. */
export function restoreAdvice(path: string): string {
  return `Restore a backup: pnpm restore FILE --data-dir ${dirname(path)} --replace`;
}

/** Returns the underlying error of SQLite or the file system. */
export function findRootCause(error: unknown): { code: string; message: string } {
  let root = error instanceof Error ? error : new Error(String(error));
  while (!('code' in root) && root.cause instanceof Error) root = root.cause;
  return { code: 'code' in root ? String(root.code) : '', message: root.message };
}

/** Whether the disk has no room for a few database pages or another file. */
function isFull(path: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(dirname(path));
    return bavail * bsize < 1024 * 1024 || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}
