import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/open.ts';
import { resumes } from '../../database/schema/applications.ts';
import type { App } from '../../lib/app.ts';
import { runWhenDue } from '../../lib/due-loop.ts';

/** Longer than any request lives: a younger file may belong to one that is still being handled. */
const GRACE_MS = 15 * 60_000;
const INTERVAL_MS = 3_600_000;

/** Removes orphans at the start and every hour after, and logs when a resume is missing. */
export function startSweep(app: App) {
  runWhenDue(app, {
    retryMs: INTERVAL_MS,
    failure: 'the resume store could not be swept',
    async work(now) {
      const { removed, missing } = await sweep(app.db, app.resumeFolder, now);
      if (removed > 0) app.log.info({ removed }, 'removed files of interrupted uploads');
      if (missing > 0) app.log.error({ missing }, 'resumes are missing: restore them from a backup');
      return now + INTERVAL_MS;
    },
  });
}

/** Removes files that no row names, and counts rows whose file is not there. `now` is in milliseconds since 1970. */
export async function sweep(db: Database, folder: string, now: number) {
  const files = new Set(await readdir(folder));
  const rows = db.select({ id: resumes.id }).from(resumes).all();
  const known = new Set(rows.map(({ id }) => id));
  let removed = 0;
  for (const name of files) {
    if (known.has(name)) continue;
    if (now - (await modifiedAt(folder, name)) < GRACE_MS) continue;
    await unlink(join(folder, name)).catch(() => {});
    removed += 1;
  }
  let missing = 0;
  for (const id of known) {
    // Checked again: it may have been added after the listing.
    if (!files.has(id) && Number.isNaN(await modifiedAt(folder, id))) missing += 1;
  }
  return { removed, missing };
}

/** NaN when there is no such file. */
async function modifiedAt(folder: string, name: string): Promise<number> {
  return stat(join(folder, name)).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.NaN,
  );
}
