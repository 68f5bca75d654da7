/**
 * Writes the site's files atomically: a reader sees either the old or the new bytes. Nothing is fsynced, because every file
 * can be rebuilt.
 */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { hashBytes, startHash } from '../content/hash.ts';

let temporaryCount = 0;

/** Writes a file. `file` is relative to `folder`, as everywhere in this module. */
export function writeFile(folder: string, file: string, bytes: Uint8Array): void {
  const path = join(folder, file);
  const temporary = temporaryPath(path);
  try {
    withFolder(path, () => writeFileSync(temporary, bytes));
    renameSync(temporary, path);
  } catch (error) {
    // Removes the partial file, because on a full disk it would occupy space indefinitely.
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes a file in a folder that is not public yet. */
export function writeNewFile(folder: string, file: string, bytes: Uint8Array): void {
  const path = join(folder, file);
  // Always creates the folder, instead of only when writing fails, because nearly every page has its own folder.
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

export interface Written {
  hash: string;
  bytes: number;
}

/** Writes bytes that arrive in pieces. The file does not change if their hash is `previousHash`. */
export async function writePieces(
  folder: string,
  file: string,
  pieces: AsyncIterable<Uint8Array>,
  previousHash: string | null,
): Promise<Written> {
  const path = join(folder, file);
  const temporary = temporaryPath(path);
  try {
    const result = await writeAll(temporary, pieces);
    if (result.hash === previousHash) rmSync(temporary);
    else renameSync(temporary, path);
    return result;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Removes a file, and any folders that are then empty. Does nothing if there is no such file. */
export function removeFile(folder: string, file: string): void {
  rmSync(join(folder, file), { force: true });
  for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return;
    }
  }
}

/** Every file in the folder and its subfolders; empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? read(folder, '') : [];
}

/** Returns the hash of a file, or null if it does not exist. Throws if it cannot be read. */
export function hashFile(folder: string, file: string): string | null {
  const bytes = readIfExists(folder, file);
  return bytes && hashBytes(bytes);
}

/**
 * Returns the file's bytes if they have this hash. Null means that the file is different or unreadable and has to be
 * written again.
 */
export function readIfSame(folder: string, file: string, hash: string): Buffer | null {
  try {
    const bytes = readFileSync(join(folder, file));
    return hashBytes(bytes) === hash ? bytes : null;
  } catch {
    return null;
  }
}

/** Returns the file's bytes, or null if it does not exist. Throws if it cannot be read. */
export function readIfExists(folder: string, file: string): Buffer | null {
  try {
    return readFileSync(join(folder, file));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether a file system error means that the file does not exist. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function temporaryPath(path: string): string {
  return `${path}.${process.pid}-${threadId}-${temporaryCount++}.tmp`;
}

async function writeAll(path: string, pieces: AsyncIterable<Uint8Array>): Promise<Written> {
  const contentHash = startHash();
  let bytes = 0;
  mkdirSync(dirname(path), { recursive: true });
  const descriptor = openSync(path, 'wx');
  try {
    for await (const piece of pieces) {
      for (let offset = 0; offset < piece.length; ) offset += writeSync(descriptor, piece, offset);
      contentHash.add(piece);
      bytes += piece.length;
    }
  } finally {
    closeSync(descriptor);
  }
  return { hash: contentHash.end(), bytes };
}

function read(folder: string, folderPath: string): string[] {
  const entries = readdirSync(join(folder, folderPath), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = folderPath ? `${folderPath}/${entry.name}` : entry.name;
    return entry.isDirectory() ? read(folder, name) : [name];
  });
}

function withFolder(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    write();
  }
}

export interface Difference {
  file: string;
  problem: 'missing' | 'different' | 'not expected';
}

/** Lists the differences between a folder and another that should hold the same files, byte for byte. */
export function compareFolders(folder: string, expected: string): Difference[] {
  const expectedFiles = listFiles(expected);
  const names = new Set(expectedFiles);
  const extraFiles = listFiles(folder).filter((file) => !names.has(file));
  const faults = expectedFiles.flatMap((file): Difference[] => {
    const hash = hashFile(folder, file);
    if (hash === null) return [{ file, problem: 'missing' }];
    return hash === hashFile(expected, file) ? [] : [{ file, problem: 'different' }];
  });
  return [...faults, ...extraFiles.map((file): Difference => ({ file, problem: 'not expected' }))];
}
