import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../lib/refusal.ts';
import { DATABASE } from './contents.ts';
import { erasuresIn } from './erasures.ts';
import { lockDatabase } from './lock.ts';
import type { Manifest } from './manifest.ts';
import { type Prepared, prepareDatabase } from './prepare.ts';
import { isOfInstallation, swap } from './swap.ts';
import { syncTree } from './sync.ts';
import { unpack } from './unpack.ts';
import { withWorkFolder } from './work-folder.ts';

export interface Restored extends Prepared {
  manifest: Manifest;
  /** Where what was in the data folder before lies now; null when it was empty. */
  aside: string | null;
  /** What was erased for good in the installation that was there, and is erased once more; null when nobody can tell. */
  erasures: number | null;
}

interface RestoreOptions {
  /** The archive. */
  path: string;
  dataDir: string;
  /** Whether what is in the data folder may be moved aside. */
  replace: boolean;
  /** Now, in milliseconds since 1970. */
  at: number;
}

/** Brings a backup into a data folder, which stays as it was until all of the backup has proved whole. Throws refusals. */
export async function restoreBackup({ path, dataDir, replace, at }: RestoreOptions): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const present = readdirSync(dataDir).filter(isOfInstallation);
  if (present.length > 0 && !replace) {
    throw new Refusal(
      `${dataDir} is not empty. Choose another folder with --data-dir, or move what is in it aside with --replace.`,
    );
  }
  const database = join(dataDir, DATABASE);
  const lock = existsSync(database) ? lockDatabase(database) : null;
  try {
    const erasures = lock?.db ? erasuresIn(lock.db) : null;
    return await withWorkFolder(dataDir, async (folder) => {
      const manifest = await unpack(path, folder);
      const prepared = await prepareDatabase(join(folder, DATABASE), erasures ?? []);
      await giveToOwner(folder, dataDir);
      await syncTree(folder);
      if (!replace && readdirSync(dataDir).some(isOfInstallation)) {
        throw new Refusal(`${dataDir} was filled by another program meanwhile. Stop that first.`);
      }
      const aside = await swap({ dataDir, fresh: folder, isLocked: lock !== null, at });
      return { manifest, ...prepared, aside, erasures: erasures?.length ?? null };
    });
  } finally {
    lock?.release();
  }
}

/** An administrator restores for the server's user: the files must be that user's, like the folder they come into. */
async function giveToOwner(folder: string, dataDir: string): Promise<void> {
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() !== 0 || uid === 0) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    await chown(join(folder, entry), uid, gid);
  }
}
