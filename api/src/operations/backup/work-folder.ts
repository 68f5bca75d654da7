import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPath } from '../../core/lib/files.ts';

/**
 * Runs `task` with a new private folder inside `parent`, and removes it afterwards, even after SIGINT or SIGTERM. First
 * removes the folders of killed runs, because they hold personal data.
 */
export async function withWorkFolder<Result>(
  parent: string,
  task: (folder: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  removeLeftovers(parent);
  let folder = '';
  const remove = () => folder && rmSync(folder, { recursive: true, force: true });
  const stop = () => process.exit(130);
  // Registered before the folder exists, so that a signal always removes it.
  process.once('exit', remove).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
    return await task(folder);
  } finally {
    process.off('exit', remove).off('SIGINT', stop).off('SIGTERM', stop);
    remove();
  }
}

export function isWorkFolder(name: string): boolean {
  return OWNER.test(name);
}

const PREFIX = '.unfinished-';
const OWNER = /^\.unfinished-(\d+)-\w+$/;

function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = OWNER.exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Like `syncPath`, for a folder and everything in it. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(path) : syncPath(path));
  }
  await syncPath(folder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
