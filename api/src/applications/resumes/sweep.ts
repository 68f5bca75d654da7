import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/open.ts';
import { resumes } from '../../database/schema/applications.ts';
import type { App } from '../../lib/app.ts';

/** Longer than any request lives: what is younger may belong to one that is still being answered. */
const GRACE_MS = 15 * 60_000;
const INTERVAL_MS = 3_600_000;

/** Sweeps at once and every hour after, and says when a resume is missing. Returns what ends it. */
export function keepSwept(app: App, folder: string): () => Promise<void> {
  let cancel = () => {};
  let sweeping = Promise.resolve();
  const run = () => {
    cancel = app.clock.at(app.clock.now() + INTERVAL_MS, run);
    sweeping = sweepAndTell(app, folder);
  };
  run();
  return () => {
    cancel();
    return sweeping;
  };
}

async function sweepAndTell(app: App, folder: string) {
  try {
    const { removed, missing } = await sweep(app.db, folder, app.clock.now());
    if (removed > 0) app.log.info({ removed }, 'removed files of uploads that were broken off');
    if (missing > 0) app.log.error({ missing }, 'resumes are missing from the vault: restore them from a backup');
  } catch (err) {
    app.log.error({ err }, 'the vault could not be swept');
  }
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
    // Asked again: it may have come after the listing.
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
