/** Vitest's global setup: whatever a run leaves in the folder for temporary files goes with it, also after a failure. */
import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRunFolder, removeOrphans, removeRunFolder } from './run-folder.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes, three times of what lies there at once. */
const ROOM = 2e9;

export default function setup(): () => void {
  for (const parent of [MEMORY, tmpdir()]) removeOrphans(parent);
  const folder = inMemory() ?? makeRunFolder(tmpdir());
  // Some tests run what they test as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // The servers that tests start by the hundred need not be compiled each time.
  process.env.NODE_COMPILE_CACHE ??= CACHE;
  return () => removeRunFolder(folder);
}

/** Hundreds of databases wait for the disk at each of their transactions, and nothing of them shall outlive the run. */
function inMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem() / 2, process.availableMemory() / 2) < ROOM) return null;
    const folder = makeRunFolder(MEMORY);
    if (runsPrograms(folder)) return folder;
    removeRunFolder(folder);
    return null;
  } catch {
    return null;
  }
}

/** Copies of the project build themselves there; in a container, what is in memory often may not be executed. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
