/** Vitest's global setup: whatever a run leaves in the folder for temporary files goes with it, also after a failure. */
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes, three times of what lies there at once. */
const ROOM = 2e9;

export default function setup(): () => void {
  const parent = hasRoomInMemory() ? MEMORY : tmpdir();
  removeOrphans(parent);
  const folder = mkdtempSync(join(parent, `tests-${process.pid}-`));
  // Some tests run what they test as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // The servers that tests start by the hundred need not be compiled each time.
  process.env.NODE_COMPILE_CACHE ??= CACHE;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Hundreds of databases wait for the disk at each of their transactions, and nothing of them shall outlive the run. */
function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem() / 2) > ROOM;
  } catch {
    return false;
  }
}

/** A run that was killed could not remove its own. */
function removeOrphans(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^tests-(\d+)-\w+$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
