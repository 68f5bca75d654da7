import { existsSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '../lib/refusal.ts';
import { DATABASE } from './contents.ts';
import { copyDatabase } from './copy-database.ts';
import { refuseFullDisk } from './disk-space.ts';
import { gather } from './gather.ts';
import type { Manifest } from './manifest.ts';
import { syncPath } from './sync.ts';
import { unpack } from './unpack.ts';
import { withWorkFolder } from './work-folder.ts';
import { writeArchive } from './write-archive.ts';

export interface Backup {
  path: string;
  manifest: Manifest;
  /** Of the archive. */
  bytes: number;
}

interface BackupOptions {
  dataDir: string;
  /** Of the archive to make. */
  path: string;
  /** Now, in milliseconds since 1970. */
  at: number;
}

/**
 * Makes a backup of a data folder, whether a server runs on it or not, and gives it its name only once it has been read
 * back and found whole. First the database, then the files its rows name: those come before their rows and never change,
 * so that rows and files agree. Throws refusals.
 */
export async function createBackup({ dataDir, path, at }: BackupOptions): Promise<Backup> {
  if (existsSync(path)) throw new Refusal(`${path} exists already.`);
  return withWorkFolder(dirname(path), async (folder) => {
    const copy = join(folder, DATABASE);
    const archive = join(folder, basename(path));
    await refuseFullDisk(dataDir, folder);
    await copyDatabase(join(dataDir, DATABASE), copy);
    await writeArchive(archive, (add) => gather(add, { dataDir, copy, at }));
    const manifest = await unpack(archive);
    await rename(archive, path);
    await syncPath(dirname(path));
    return { path, manifest, bytes: (await stat(path)).size };
  });
}
