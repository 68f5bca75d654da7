/** Cleans up when a benchmark ends, even if it is interrupted. */
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';

const folders: string[] = [];
const children: ChildProcess[] = [];

process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Removes a folder at the very end. Removing it earlier would distort the results: after ten thousand removals, ext4 is slow to
 * create files for several minutes, and a publish takes twice as long.
 */
export function removeAtEnd(folder: string): void {
  folders.push(folder);
}

/** Returns the child process, which is killed when the benchmark ends. */
export function endAtEnd<Child extends ChildProcess>(child: Child): Child {
  children.push(child);
  return child;
}
