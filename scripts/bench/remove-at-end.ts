import { rmSync } from 'node:fs';

const folders: string[] = [];

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Removes a folder when all is measured. Not before: ext4 passes over each file that was removed in the last minutes when it
 * makes a new one, so that after ten thousand of them a publish takes twice as long.
 */
export function removeAtEnd(folder: string): void {
  folders.push(folder);
}
