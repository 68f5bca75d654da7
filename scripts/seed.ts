/** `pnpm seed`: adds the sample agency to an empty database. `pnpm seed --jobs 10000`: adds that many more job adverts. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importDocuments } from 'api/core/content/documents/save';
import { DATABASE_FILE, type Database, openDatabase } from 'api/core/database/open';
import { getExitCode } from 'api/core/http/storage-error';
import { systemClock } from 'api/core/lib/clock';
import { DAY_MS } from 'api/core/lib/dates';
import { type Env, readEnv } from 'api/core/settings/env';
import { contentTypes } from 'content-types';
import { hasOwnContent } from './lib/own-content.ts';
import { generateJob } from './sample-content/generated-jobs.ts';
import { importSampleContent } from './sample-content/import.ts';
import { importSampleApplications } from './sample-content/import-applications.ts';

const BATCH_SIZE = 1_000;

if (import.meta.main) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = getExitCode(error);
  });
}

/** Adds the sample agency to a database without its own content, and logs that. Leaves any other database unchanged. */
export async function importIntoEmptyDatabase(env: Env, shouldAddApplications = true): Promise<boolean> {
  return withDatabase(env, async (db) => {
    if (hasOwnContent(db.$client)) return false;
    const startedAt = performance.now();
    console.log('The database is empty: importing the sample agency…');
    const context = { db, dataDir: env.dataDir, clock: systemClock };
    const { images, documents } = await importSampleContent(context);
    const applications = shouldAddApplications ? importSampleApplications(context) : 0;
    const summary = `${documents} entries, ${images} images and ${applications} applications`;
    console.log(`Imported ${summary} in ${secondsSince(startedAt)} s.`);
    return true;
  });
}

/** Adds generated adverts after those of earlier calls. */
export async function addJobs(env: Env, count: number): Promise<void> {
  const isCount = Number.isInteger(count) && count > 0 && count <= 1_000_000;
  if (!isCount) throw new Error('--jobs must be a whole number, such as --jobs 1000.');
  await withDatabase(env, async (db) => {
    const startedAt = performance.now();
    const first = findLastGenerated(db) + 1;
    for (let addedCount = 0; addedCount < count; addedCount += BATCH_SIZE) {
      const size = Math.min(BATCH_SIZE, count - addedCount);
      importJobs(db, first + addedCount, size);
      console.log(`${addedCount + size} of ${count} jobs, ${secondsSince(startedAt)} s`);
    }
    console.log('If the server is running, the jobs will be on the site within seconds.');
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { jobs: { type: 'string' }, 'if-empty': { type: 'boolean' }, 'content-only': { type: 'boolean' } },
  });
  const env = readEnv();
  if (values.jobs !== undefined) return addJobs(env, Number(values.jobs));
  if ((await importIntoEmptyDatabase(env, !values['content-only'])) || values['if-empty']) return;
  console.log(
    `${env.dataDir} already has content, so nothing was imported. Choose another DATA_DIR, or use --jobs to add jobs.`,
  );
}

function importJobs(db: Database, first: number, count: number): void {
  const at = Date.now();
  const creations = Array.from({ length: count }, (_, i) => {
    return {
      id: `gen${String(first + i).padStart(9, '0')}`,
      data: generateJob(first + i),
      createdAt: at - (((first + i) * 37) % 60) * DAY_MS,
    };
  });
  importDocuments(db, contentTypes.job, creations, { userId: null, at });
}

function findLastGenerated(db: Database): number {
  const sql = "SELECT max(id) AS id FROM documents WHERE type = 'job' AND id GLOB 'gen[0-9]*'";
  const row = db.$client.prepare<[], { id: string | null }>(sql).get();
  return Number(row?.id?.slice(3) ?? 0);
}

async function withDatabase<Result>(env: Env, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase(join(env.dataDir, DATABASE_FILE));
  try {
    return await work(db);
  } finally {
    db.$client.close();
  }
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}
