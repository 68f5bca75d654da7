import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toIso } from '../../../core/lib/dates.ts';

const NAME_PATTERN = /^staffing-site-\d{8}T\d{9}Z\.tar\.zst(\.age)?$/;

/**
 * Returns an archive name: `staffing-site-20261121T043512000Z.tar.zst`. Names sort by time. `at` is in milliseconds
 * since 1970.
 */
export function archiveName(at: number, isEncrypted = false): string {
  return `staffing-site-${formatCompactTime(at)}${archiveEnding(isEncrypted)}`;
}

export function archiveEnding(isEncrypted: boolean): string {
  return isEncrypted ? '.tar.zst.age' : '.tar.zst';
}

/** A UTC timestamp to the millisecond: `20261121T043512000Z`. */
export function formatCompactTime(at: number): string {
  return toIso(at).replace(/[-:.]/g, '');
}

/** The time in a name, in milliseconds since 1970. */
export function parseArchiveTime(name: string): number {
  const [, date, hours, minutes, seconds, ms] = /(\d{8})T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(name) ?? [];
  const day = date?.replace(/(\d{4})(\d\d)/, '$1-$2-');
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}

/** Returns the name of the newest backup in a folder; null if none exists. */
export function findNewestArchive(folder: string): string | null {
  return listArchives(folder).at(-1) ?? null;
}

/** Removes all but the `keep` newest backups of a folder and returns their names. Other files stay. */
export function removeOldArchives(folder: string, keep: number): string[] {
  const oldArchives = listArchives(folder).slice(0, -keep);
  for (const name of oldArchives) rmSync(join(folder, name));
  return oldArchives;
}

/** Lists backups, oldest first. Empty if the folder cannot be read. */
function listArchives(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => NAME_PATTERN.test(name));
    return names.sort();
  } catch {
    return [];
  }
}
