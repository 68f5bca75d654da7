import { existsSync } from 'node:fs';
import { readdir, rename, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unpack, writeArchive } from './archive.ts';
import { collectFiles } from './collect.ts';
import { copyDatabase } from './database.ts';
import { BackupError, DATABASE, type Manifest } from './manifest.ts';
import { syncPath, withWorkFolder } from './work-folder.ts';

export interface Backup {
  path: string;
  manifest: Manifest;
  bytes: number;
}

interface BackupOptions {
  dataDir: string;
  path: string;
  /** Now, in milliseconds since 1970. */
  at: number;
}

/**
 * Makes a backup of a data folder, also while a server runs on it, and gives the archive its name only after reading it back
 * and checking it. The database is copied first, then the files its rows name: files are written before their rows and never
 * change, so rows and files agree. Throws a BackupError.
 */
export async function createBackup({ dataDir, path, at }: BackupOptions): Promise<Backup> {
  if (existsSync(path)) throw new BackupError(`${path} exists already.`);
  return withWorkFolder(dirname(path), async (folder) => {
    const copy = join(folder, DATABASE);
    const archive = join(folder, basename(path));
    await checkDiskSpace(dataDir, folder);
    await copyDatabase(join(dataDir, DATABASE), copy);
    await writeArchive(archive, (add) => collectFiles(add, { dataDir, copy, at }));
    const manifest = await unpack(archive);
    await rename(archive, path);
    await syncPath(dirname(path));
    return { path, manifest, bytes: (await stat(path)).size };
  });
}

/** Throws a BackupError when a folder has no room for a copy of the database and an archive that compression made no smaller. */
async function checkDiskSpace(dataDir: string, folder: string): Promise<void> {
  const database = (await measureSize(join(dataDir, DATABASE))) + (await measureSize(join(dataDir, `${DATABASE}-wal`)));
  const needed = 2 * database + (await sizeOfAll(join(dataDir, 'media'))) + (await sizeOfAll(join(dataDir, 'resumes')));
  const { bavail, bsize } = await statfs(folder);
  if (needed <= bavail * bsize) return;
  const free = inMegabytes(bavail * bsize);
  throw new BackupError(`The backup may need ${inMegabytes(needed)}, and ${dirname(folder)} has ${free} left.`);
}

async function sizeOfAll(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let bytes = 0;
  for (const name of names) bytes += await measureSize(join(folder, name));
  return bytes;
}

function measureSize(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** `12.3 MB`. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
