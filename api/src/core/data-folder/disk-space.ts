import { statfs } from 'node:fs/promises';
import { HttpError } from '../http/errors.ts';
import type { Env } from '../settings/env.ts';

const GB = 1024 ** 3;
const MIN_FREE_BYTES = 2 * GB;
const MIN_FREE_SHARE = 0.05;

/** The free space on the data disk. Files are accepted only while enough is left for saves, emails and the database. */
export async function readDiskSpace({ dataDir, minFreeBytes }: Env) {
  const { bavail, bsize, blocks } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  const requiredBytes = minFreeBytes ?? Math.max(MIN_FREE_BYTES, MIN_FREE_SHARE * blocks * bsize);
  return { freeBytes, acceptsFiles: freeBytes >= requiredBytes };
}

const ADVICE =
  'The server’s disk is almost full, so it can’t accept files. Ask an administrator to free up some space.';

/** Throws 503 while files are not accepted. */
export async function requireDiskSpace(env: Env, message = ADVICE): Promise<void> {
  if (!(await readDiskSpace(env)).acceptsFiles) throw new HttpError(503, message);
}
