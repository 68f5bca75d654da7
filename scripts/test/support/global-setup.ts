/**
 * Vitest's global setup: one temporary folder per run, removed at the end with everything in it. Each project lists it
 * first, because Vitest would otherwise run it after the project's own setup.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory, on Linux, so that tests write thousands of databases without waiting for a real disk. */
const MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;

function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem()) > ROOM;
}

export default function setup(): (() => void) | undefined {
  if (process.env.SAMPLE_DATA) return;
  const { TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const folder = mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), 'tests-'));
  // Lets other users open the folder, because some tests run commands as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.SAMPLE_DATA = join(folder, 'sample-data');
  // Every process that a test starts shares the compiled code.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return () => {
    // A second run in this process has a folder of its own.
    restore({ TMPDIR, NODE_COMPILE_CACHE, SAMPLE_DATA: undefined });
    // A process that is ending may still write compiled code.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
