import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './sole-server.ts';

test('a data folder has one server at a time, and what to do is said to the next', () => {
  const parent = mkdtempSync(join(tmpdir(), 'sole-server-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const dataDir = join(parent, 'data');
  const release = lockFolder(dataDir);
  expect(() => lockFolder(dataDir, 50)).toThrow(`Another server uses the data folder ${dataDir}. Stop that one`);
  release();
  lockFolder(dataDir, 0)();
});
