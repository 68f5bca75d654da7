import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../output/files.ts';

/** A hash of files and whole folders below `root`, tests left out: what is built from them is as new as it. */
export function sourceHash(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const path = join(root, source);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    const files = isFolder ? listFiles(path).filter((file) => !/\.test\.tsx?$/.test(file)) : [''];
    for (const file of files.sort()) {
      const full = join(path, file);
      if (existsSync(full)) hash.update(`${source}/${file}\0`).update(readFileSync(full)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
