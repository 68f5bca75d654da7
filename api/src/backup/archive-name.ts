/** How backups in a folder are called, and which of them are old. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toIso } from '../lib/dates.ts';

const NAME = /^staffing-site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar\.zst$/;

/** `staffing-site-20261121T043512000Z.tar.zst`: names sort as their times do. `at` is in milliseconds since 1970. */
export function archiveName(at: number): string {
  return `staffing-site-${compactTime(at)}.tar.zst`;
}

/** `20261121T043512000Z`: UTC, to the millisecond. */
export function compactTime(at: number): string {
  return toIso(at).replace(/[-:.]/g, '');
}

/** When the backup of this name was begun, in milliseconds since 1970; null for any other file. */
export function timeOfArchive(name: string): number | null {
  const [, ...parts] = NAME.exec(name) ?? [];
  if (parts.length === 0) return null;
  const [year, month, day, hour, minute, second, ms] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** The time of the newest backup in a folder; null when there is none. */
export function newestArchive(folder: string): number | null {
  const last = archivesIn(folder).at(-1);
  return last === undefined ? null : timeOfArchive(last);
}

/** Removes all but the `keep` newest backups of a folder and returns their names. Other files stay. */
export function removeOldArchives(folder: string, keep: number): string[] {
  const old = archivesIn(folder).slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}

/** Oldest first. */
function archivesIn(folder: string): string[] {
  return names(folder)
    .filter((name) => NAME.test(name))
    .sort();
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
