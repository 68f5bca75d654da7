/** Runs beside the publisher: after each publish, what changed goes to storage. When the storage is away it is asked again. */
import { renameSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { FATAL_EXIT } from '../lib/service.ts';
import { openBucket } from './bucket.ts';
import { sentenceOf } from './report.ts';
import { readStorageSettings, type StorageSettings } from './settings.ts';
import { createSync } from './sync.ts';

/** Milliseconds. */
const LOOK_EVERY = 500;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 5 * 60_000;

const { s3, site, folder, manifestFile, stateFile } = settings();
const bucket = openBucket(s3);
const sync = createSync({ folder, site, bucket });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

let seen = '';
let wait = FIRST_WAIT;
for (;;) {
  const now = stampOf(manifestFile);
  if (now !== '' && now !== seen) await bring(now);
  await sleep(LOOK_EVERY);
}

async function bring(now: string): Promise<void> {
  try {
    const outcome = await sync.run();
    const sentence = sentenceOf(outcome, bucket.host);
    if (outcome.uploaded + outcome.removed > 0) console.log(sentence);
    tell('told', sentence, null);
    if (outcome.isComplete) seen = now;
    wait = FIRST_WAIT;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The stored site is behind: ${reason} The next try is in ${Math.round(wait / 1000)} s.`);
    tell('failing', reason, Date.now() + wait);
    await sleep(wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

/** For the admin. */
function tell(state: 'told' | 'failing', result: string, nextAt: number | null): void {
  const iso = (time: number) => new Date(time).toISOString();
  const told = { host: bucket.host, state, calledAt: iso(Date.now()), result, nextAt: nextAt && iso(nextAt) };
  writeFileSync(`${stateFile}.tmp`, JSON.stringify(told));
  renameSync(`${stateFile}.tmp`, stateFile);
}

/** Empty while nothing has been published. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
}

function settings(): StorageSettings {
  try {
    return readStorageSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(FATAL_EXIT);
  }
}
