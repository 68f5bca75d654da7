import { linkSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCK_FILE } from '../../core/data-folder/lock.ts';
import { DATABASE_FILE } from '../../core/database/open.ts';
import { syncPath } from '../../core/lib/files.ts';
import { OperatorError } from '../../core/lib/operator-error.ts';
import { formatCompactTime } from './archive/archive-name.ts';
import { isWorkFolder } from './work-folder.ts';

interface Swap {
  dataDir: string;
  /** A folder inside `dataDir` with the new contents. */
  fresh: string;
  /** Whether a database exists. If so, the caller has locked it. */
  isLocked: boolean;
  /** The current time, in milliseconds since 1970. */
  at: number;
}

/** Whether an entry of the data folder belongs to an installation, unlike our folders, `lost+found` and the lock. */
export function isOfInstallation(name: string): boolean {
  return name !== 'lost+found' && name !== LOCK_FILE && !name.startsWith(ASIDE_PREFIX) && !isWorkFolder(name);
}

/**
 * Replaces the contents of `dataDir` with those of `fresh`, the database last. Returns the folder inside it with the
 * old contents; null if there were none. `dataDir` itself stays, as it may be a mount. Undoes all changes on failure.
 */
export async function swap({ dataDir, fresh, isLocked, at }: Swap): Promise<string | null> {
  const oldNames = readdirSync(dataDir).filter(isOfInstallation);
  const aside = join(dataDir, ASIDE_PREFIX + formatCompactTime(at));
  const undo: (() => void)[] = [];
  try {
    if (oldNames.length > 0) makeFolder(aside, undo);
    for (const name of oldNames) if (name !== DATABASE_FILE) move(join(dataDir, name), join(aside, name), undo);
    for (const name of readdirSync(fresh))
      if (name !== DATABASE_FILE) move(join(fresh, name), join(dataDir, name), undo);
    const currentPath = join(dataDir, DATABASE_FILE);
    if (isLocked) replace(join(fresh, DATABASE_FILE), currentPath, join(aside, DATABASE_FILE));
    else moveIntoPlace(join(fresh, DATABASE_FILE), currentPath);
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw new OperatorError(`${dataDir} could not be replaced and is unchanged (${(error as Error).message}).`);
  }
  if (oldNames.length > 0) await syncPath(aside);
  await syncPath(dataDir);
  return oldNames.length > 0 ? aside : null;
}

/** Replaces only the database, which the caller has locked. Returns the folder into which the old one moves. */
export async function swapDatabase({ dataDir, fresh, at }: Omit<Swap, 'isLocked'>): Promise<string> {
  const aside = join(dataDir, ASIDE_PREFIX + formatCompactTime(at));
  mkdirSync(aside, { mode: 0o700 });
  replace(join(fresh, DATABASE_FILE), join(dataDir, DATABASE_FILE), join(aside, DATABASE_FILE));
  await syncPath(aside);
  await syncPath(dataDir);
  return aside;
}

const ASIDE_PREFIX = 'before-restore-';

function makeFolder(path: string, undo: (() => void)[]): void {
  mkdirSync(path, { mode: 0o700 });
  undo.push(() => rmdirSync(path));
}

function move(from: string, to: string, undo: (() => void)[]): void {
  renameSync(from, to);
  undo.push(() => renameSync(to, from));
}

function replace(newPath: string, currentPath: string, aside: string): void {
  linkSync(currentPath, aside);
  try {
    renameSync(newPath, currentPath);
  } catch (error) {
    rmSync(aside);
    throw error;
  }
}

/**
 * Moves a database into place by a link, which unlike a rename fails if a newly started server has already created one
 * there.
 */
function moveIntoPlace(newPath: string, currentPath: string): void {
  linkSync(newPath, currentPath);
  rmSync(newPath);
}
