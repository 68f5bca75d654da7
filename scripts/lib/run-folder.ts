/** A folder for each run of the tests, which says whose it is: a run that was killed could not remove its own. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './is-alive.ts';

export function makeRunFolder(parent: string): string {
  return mkdtempSync(join(parent, `tests-${pidNamespace()}-${process.pid}-`));
}

/** What cannot be removed stays, so that the tests run all the same. */
export function removeRunFolder(folder: string): void {
  try {
    // A disk that is still mounted there is never emptied: before anything is removed, this throws.
    for (const mount of mountsBelow(folder)) execFileSync('umount', [mount], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The next run tries again.
  }
}

/** Removes what ended runs of this user left in `parent`. Of a process in another container nothing can be known. */
export function removeOrphans(parent: string): void {
  for (const name of namesIn(parent)) {
    const [, namespace, pid] = /^tests-(\d+)-(\d+)-\w+$/.exec(name) ?? [];
    const folder = join(parent, name);
    if (namespace === pidNamespace() && !isAlive(Number(pid)) && isOwn(folder)) removeRunFolder(folder);
  }
}

/** What process ids are counted in: a container has its own. */
function pidNamespace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isOwn(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}

/** The last that was mounted first. */
function mountsBelow(folder: string): string[] {
  if (process.platform !== 'linux') return [];
  const paths = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  return paths
    .flatMap((line) => line.split(' ', 2).slice(1))
    .filter((path) => path.startsWith(`${folder}/`))
    .toReversed();
}
