import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeRunFolder, removeOrphans } from './run-folder.ts';

const { pid: ENDED } = spawnSync('true');
const isRoot = process.getuid?.() === 0;

test('what a killed run left is removed, what is in use is not', () => {
  const parent = parentFolder();
  const own = makeRunFolder(parent);
  leftFolder(parent);
  removeOrphans(parent);
  expect(readdirSync(parent)).toEqual([basename(own)]);
});

test('of a run in another container nothing can be known', () => {
  const parent = parentFolder();
  const elsewhere = leftFolder(parent, (name) => name.replace(/^tests-\d+/, 'tests-1'));
  removeOrphans(parent);
  expect(readdirSync(parent)).toEqual([basename(elsewhere)]);
});

test.runIf(isRoot)("another user's is left alone", () => {
  const parent = parentFolder();
  const left = leftFolder(parent);
  chownSync(left, 65_534, 65_534);
  removeOrphans(parent);
  expect(existsSync(left)).toBe(true);
});

test.runIf(isRoot)('a disk that is still mounted there is unmounted', ({ skip }) => {
  const parent = parentFolder();
  const disk = join(leftFolder(parent), 'disk');
  mkdirSync(disk);
  skip(spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', disk]).status !== 0, 'nothing can be mounted here');
  onTestFinished(() => void spawnSync('umount', [disk]));
  removeOrphans(parent);
  expect(readdirSync(parent)).toEqual([]);
});

test('a disk that cannot be unmounted keeps its files, and no run fails for it', ({ skip }) => {
  const parent = parentFolder();
  const disk = join(leftFolder(parent), 'disk');
  mkdirSync(disk);
  skip(!isRoot || spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', disk]).status !== 0, 'nothing can be mounted here');
  onTestFinished(() => void spawnSync('umount', [disk]));
  mkdirSync(join(disk, 'precious'));
  // Whatever stands in a disk keeps it from being unmounted.
  const before = process.cwd();
  process.chdir(disk);
  onTestFinished(() => process.chdir(before));
  removeOrphans(parent);
  expect(readdirSync(disk)).toEqual(['precious']);
});

function parentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parent-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** As a run that has ended would have left it, but for its name. */
function leftFolder(parent: string, named = (name: string) => name): string {
  const made = makeRunFolder(parent);
  const left = join(parent, named(basename(made).replace(`-${process.pid}-`, `-${ENDED}-`)));
  renameSync(made, left);
  return left;
}
