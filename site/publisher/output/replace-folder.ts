/**
 * Replaces the old files with those of a new folder, one by one, in an order that keeps every page working. The
 * folder therefore always exists, and its pages are complete for every reader: our server, nginx, or a container in
 * which only this folder is mounted. An interrupted replacement is repeated at the next start.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, removeFile, writeFile } from './files.ts';

/** Replaces the files. Afterwards `newFolder` no longer exists. */
export function replaceFolder(newFolder: string, folder: string): void {
  if (!existsSync(folder)) {
    renameSync(newFolder, folder);
    return;
  }
  const files = listFiles(newFolder);
  for (const phase of [0, 1, 2, 3]) {
    for (const file of files) if (choosePhase(file) === phase) move(newFolder, folder, file);
  }
  const expectedFiles = new Set(files);
  for (const file of listFiles(folder)) if (!expectedFiles.has(file)) removeFile(folder, file);
  rmSync(newFolder, { recursive: true });
}

/** Orders the files: first `_headers`, which identifies the folder after an interruption, then assets, pages and page lists. */
function choosePhase(file: string): 0 | 1 | 2 | 3 {
  if (file === '_headers') return 0;
  if (/^(_astro|media)\//.test(file)) return 1;
  return file.endsWith('.html') ? 2 : 3;
}

function move(newFolder: string, folder: string, file: string): void {
  const [from, to] = [join(newFolder, file), join(folder, file)];
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  } catch {
    // Handles an obstacle, or a folder on another file system, such as a mount.
    clearTheWay(folder, file);
    writeFile(folder, file, readFileSync(from));
  }
}

/** Removes a file where a folder is needed, or a folder where a file is needed. */
function clearTheWay(folder: string, file: string): void {
  const parts = file.split('/');
  for (let length = 1; length <= parts.length; length++) {
    const path = join(folder, ...parts.slice(0, length));
    const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder === (length === parts.length)) rmSync(path, { recursive: true });
  }
}
