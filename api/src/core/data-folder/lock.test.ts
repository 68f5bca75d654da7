import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './lock.ts';

test('lets only one server use a data folder at a time', () => {
  const dataDir = join(folder(), 'data');
  const release = lockFolder(dataDir);
  const lockAgain = () => lockFolder(dataDir, 50);
  expect(lockAgain).toThrow(`Another server is using the data folder ${dataDir}. Stop it`);
  release();
  lockFolder(dataDir, 0)();
});

test('names the path of a lock that cannot be opened', () => {
  const dataDir = folder();
  const lock = join(dataDir, 'server.lock');
  // Uses a folder, because the tests may run as root, who ignores permissions.
  mkdirSync(lock);
  expect(() => lockFolder(dataDir)).toThrow(`${lock} cannot be opened`);
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sole-server-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
