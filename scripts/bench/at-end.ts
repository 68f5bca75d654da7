/** What a bench leaves behind, put away when it ends: also when it is stopped in the middle. */
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
 * Removes a folder when all is measured. Not before: ext4 passes over each file that was removed in the last minutes when it
 * makes a new one, so that after ten thousand of them a publish takes twice as long.
 */
export function removeAtEnd(folder: string): void {
  folders.push(folder);
}

/** Returns the child, which does not outlive the bench. */
export function endAtEnd<Child extends ChildProcess>(child: Child): Child {
  children.push(child);
  return child;
}
