/** Vitest's global setup: whatever a run leaves in the folder for temporary files goes with it, also after a failure. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Some tests run what they test as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // The servers that tests start by the hundred need not be compiled each time.
  process.env.NODE_COMPILE_CACHE ??= CACHE;
  return () => rmSync(folder, { recursive: true, force: true });
}
