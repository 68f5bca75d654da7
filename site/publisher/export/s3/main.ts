/** A process next to the publisher: after each publish it copies what changed to storage. Retries while the storage is down. */
import { renameSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { openBucket } from 'content-types/storage/bucket';
import { readOrExit, readStorageSettings } from '../../settings.ts';
import { createSync, describeOutcome } from './sync.ts';

const CHECK_INTERVAL_MS = 500;
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 5 * 60_000;

const { s3, site, folder, manifestFile, stateFile, siteId, publishedBy } = readOrExit(readStorageSettings);
const sync = createSync({ folder, site, bucket: openBucket(s3), publishedBy, siteId, replaces: 'nothing' });
// Leaves an interrupted upload for the next run to repeat.
closeWithGrace(async ({ err }) => {
  if (err) console.error(err);
});

let syncedStamp = '';
let retryMs = MIN_RETRY_MS;
for (;;) {
  const currentStamp = readStamp(manifestFile);
  if (currentStamp !== '' && currentStamp !== syncedStamp) await syncTo(currentStamp);
  await sleep(CHECK_INTERVAL_MS);
}

async function syncTo(stamp: string): Promise<void> {
  try {
    const startedAt = Date.now();
    const outcome = await sync.run();
    const sentence = describeOutcome(outcome, s3.host);
    if (outcome.uploaded + outcome.removed > 0) console.log(sentence);
    report('current', sentence, null, outcome.isComplete ? startedAt : 0);
    if (outcome.isComplete) syncedStamp = stamp;
    retryMs = MIN_RETRY_MS;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The stored site is out of date: ${reason} Retrying in ${Math.round(retryMs / 1000)} s.`);
    report('failing', reason, Date.now() + retryMs);
    await sleep(retryMs);
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
  }
}

/**
 * Writes the report that the admin reads from `GET /api/publish/storage`. The storage matches the folder at `storedAt`,
 * unless that is 0.
 */
function report(state: 'current' | 'failing', result: string, nextAt: number | null, storedAt = 0): void {
  const iso = (time: number) => new Date(time).toISOString();
  const status = { host: s3.host, state, calledAt: iso(Date.now()), result, nextAt: nextAt && iso(nextAt) };
  writeFileSync(`${stateFile}.tmp`, JSON.stringify({ ...status, storedAt }));
  renameSync(`${stateFile}.tmp`, stateFile);
}

/** Returns the stamp of a file; empty as long as nothing has been published. */
function readStamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
}
