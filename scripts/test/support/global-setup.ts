/**
 * Vitest's global setup: one temporary folder per run, removed at the end with everything in it. Each project names it first,
 * because Vitest would run it after theirs.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup(): (() => void) | undefined {
  if (process.env.SAMPLE_DATA) return;
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Some tests run commands as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.SAMPLE_DATA = join(folder, 'sample-data');
  // Every process that a test starts shares the compiled code.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true });
}
