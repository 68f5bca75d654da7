import { existsSync } from 'node:fs';
import { readdir, rename, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { formatBytes } from 'content-types/text/bytes';
import { DATABASE_FILE } from '../../core/database/open.ts';
import { syncPath } from '../../core/lib/files.ts';
import { OperatorError } from '../../core/lib/operator-error.ts';
import { type AddFile, unpack, writeArchive } from './archive/archive.ts';
import { collectFiles } from './archive/collect.ts';
import { copyDatabase } from './archive/database.ts';
import { generateKey } from './archive/encryption.ts';
import type { Manifest } from './archive/manifest.ts';
import { withWorkFolder } from './work-folder.ts';

export interface Backup {
  path: string;
  manifest: Manifest;
  bytes: number;
}

interface BackupOptions {
  dataDir: string;
  path: string;
  /** Public keys for encrypting the archive; empty for an unencrypted one. */
  recipients?: readonly string[];
  /** Whether images and CVs are stored elsewhere and only listed in the manifest. */
  areFilesApart?: boolean;
  /** An additional key pair to encrypt to, for reading the archive back. Generated for this run by default. */
  key?: { identity: string; recipient: string };
  /** The current time, in milliseconds since 1970. */
  at: number;
}

/**
 * Backs up a data folder, even in use, and names the archive once it is verified. Copies the database first, because
 * files precede their rows and never change. With recipients, only encrypted data leaves the data folder. Throws
 * OperatorErrors.
 */
export async function createBackup({
  dataDir,
  path,
  recipients = [],
  areFilesApart = false,
  key: givenKey,
  at,
}: BackupOptions): Promise<Backup> {
  if (existsSync(path)) throw new OperatorError(`${path} already exists.`);
  const database = join(dataDir, DATABASE_FILE);
  if (!existsSync(database))
    throw new OperatorError(`There is no database at ${database}. Set DATA_DIR to the data folder.`);
  const isEncrypted = recipients.length > 0;
  const key = isEncrypted ? (givenKey ?? (await generateKey())) : null;
  return withWorkFolder(dirname(path), async (folder) => {
    const archivePath = join(folder, basename(path));
    const size = (await measureSize(database)) + (await measureSize(`${database}-wal`));
    const files = areFilesApart ? 0 : (await sizeOfAll(dataDir, 'media')) + (await sizeOfAll(dataDir, 'resumes'));
    await checkDiskSpace(folder, 2 * size + files);
    const archiveAll = async (copyFolder: string) => {
      const copy = join(copyFolder, DATABASE_FILE);
      await copyDatabase(database, copy);
      const fill = (add: AddFile) => collectFiles(add, { dataDir, copy, at, areFilesApart });
      await writeArchive(archivePath, fill, key ? [...recipients, key.recipient] : []);
    };
    if (isEncrypted) {
      await withWorkFolder(dataDir, async (copyFolder) => {
        await checkDiskSpace(copyFolder, size);
        await archiveAll(copyFolder);
      });
    } else await archiveAll(folder);
    const manifest = await unpack(archivePath, { identities: key ? [key.identity] : [] });
    await rename(archivePath, path);
    await syncPath(dirname(path));
    return { path, manifest, bytes: (await stat(path)).size };
  });
}

/** Throws an OperatorError if the disk of a folder has no room for this many bytes. */
async function checkDiskSpace(folder: string, neededBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (neededBytes <= bavail * bsize) return;
  const freeText = formatBytes(bavail * bsize);
  throw new OperatorError(
    `The backup may need ${formatBytes(neededBytes)}, but only ${freeText} is free in ${dirname(folder)}.`,
  );
}

async function sizeOfAll(dataDir: string, name: string): Promise<number> {
  const folder = join(dataDir, name);
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
