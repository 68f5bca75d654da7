import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../lib/refusal.ts';
import { DATABASE } from './contents.ts';
import { megabytes } from './size.ts';

/** Throws a refusal when a folder has no room for a copy of the database and an archive that nothing could be compressed for. */
export async function refuseFullDisk(dataDir: string, folder: string): Promise<void> {
  const database = (await sizeOf(join(dataDir, DATABASE))) + (await sizeOf(join(dataDir, `${DATABASE}-wal`)));
  const needed = 2 * database + (await sizeOfAll(join(dataDir, 'media'))) + (await sizeOfAll(join(dataDir, 'resumes')));
  const { bavail, bsize } = await statfs(folder);
  if (needed <= bavail * bsize) return;
  const free = megabytes(bavail * bsize);
  throw new Refusal(`The backup may need ${megabytes(needed)}, and ${dirname(folder)} has ${free} left.`);
}

async function sizeOfAll(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let bytes = 0;
  for (const name of names) bytes += await sizeOf(join(folder, name));
  return bytes;
}

function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
