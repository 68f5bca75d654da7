/**
 * Puts a new folder's files into the place of the old ones, one by one, in an order in which no page meets what it needs
 * too late. So the folder is there at every moment and its pages are whole for every reader: our server, nginx,
 * a container in which only this folder is mounted. What is cut short is done again at the next start.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, removeFile, writeFile } from './files.ts';

/** Afterwards there is no `fresh` any more. */
export function replaceFolder(fresh: string, folder: string): void {
  if (!existsSync(folder)) {
    renameSync(fresh, folder);
    return;
  }
  const files = listFiles(fresh);
  for (const phase of [0, 1, 2, 3]) {
    for (const file of files) if (choosePhase(file) === phase) move(fresh, folder, file);
  }
  const wanted = new Set(files);
  for (const file of listFiles(folder)) if (!wanted.has(file)) removeFile(folder, file);
  rmSync(fresh, { recursive: true });
}

/** What the folder is known by when this is cut short, what pages load, pages, and what names pages. */
function choosePhase(file: string): 0 | 1 | 2 | 3 {
  if (file === '_headers') return 0;
  if (/^(_astro|media)\//.test(file)) return 1;
  return file.endsWith('.html') ? 2 : 3;
}

function move(fresh: string, folder: string, file: string): void {
  const [from, to] = [join(fresh, file), join(folder, file)];
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  } catch {
    // Something is in the way, or the folder is another file system, such as a mount.
    clearTheWay(folder, file);
    writeFile(folder, file, readFileSync(from));
  }
}

/** A file may stand where a folder is needed now, or a folder where the file is to be. */
function clearTheWay(folder: string, file: string): void {
  const parts = file.split('/');
  for (let length = 1; length <= parts.length; length++) {
    const path = join(folder, ...parts.slice(0, length));
    const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder === (length === parts.length)) rmSync(path, { recursive: true });
  }
}
