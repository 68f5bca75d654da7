import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { archiveName, findNewestArchive, removeOldArchives } from './archive-name.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-12-30T12:00:00Z');

test('archive names sort by the time of the backup', () => {
  expect(archiveName(NOON + 7)).toBe('staffing-site-20261230T120000007Z.tar.zst');
  const names = [3, 1, 2, 0].map((day) => archiveName(NOON + day * DAY));
  expect(names.sort()).toEqual([0, 1, 2, 3].map((day) => archiveName(NOON + day * DAY)));
});

test('removes only backups, keeping the newest', () => {
  const folder = folderWith([
    ...[0, 1, 2, 3, 4].map((day) => archiveName(NOON + day * DAY)),
    'staffing-site-20261230T120000000Z.tar.zst.copy',
    'my-staffing-site-20261230T120000000Z.tar.zst',
    'staffing-site-latest.tar.zst',
    'letters.zip',
  ]);
  expect(removeOldArchives(folder, 2)).toEqual([0, 1, 2].map((day) => archiveName(NOON + day * DAY)));
  expect(readdirSync(folder)).toHaveLength(6);
  expect(findNewestArchive(folder)).toBe(archiveName(NOON + 4 * DAY));
  expect(removeOldArchives(folder, 2)).toEqual([]);
});

test('finds no backups in a missing folder', () => {
  expect(findNewestArchive('/nowhere/at/all')).toBeNull();
  expect(findNewestArchive(folderWith(['letters.zip']))).toBeNull();
});

function folderWith(names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'archives-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}
