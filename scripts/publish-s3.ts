/**
 * `pnpm publish:s3 [FOLDER] [--all]`: uploads a published folder, by default the one in DATA_DIR, to S3 storage
 * (PUBLISH_S3_URL, PUBLISH_S3_ACCESS_KEY, PUBLISH_S3_SECRET_KEY), replacing any site there. Sends only changed files, or
 * every file with `--all`.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PUBLISHED_BY, readSiteId } from 'api/site/publishing/site-id';
import { openBucket } from 'content-types/storage/bucket';
import { createSync, describeOutcome } from 'publisher/export/s3/sync';
import { readStorageSettings } from 'publisher/settings';

/** Marks the storage as published by a machine without a database, such as one that builds the site. */
const NO_SITE_ID = 'publish:s3';
/** The maximum number of runs. A run is repeated if the site is published during it. */
const MAX_RUNS = 10;

try {
  const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
  const SITE_ID = readSiteId(resolve(process.env.DATA_DIR || 'data')) ?? NO_SITE_ID;
  const { s3, site, folder, siteId, publishedBy } = readStorageSettings({ ...process.env, SITE_ID, PUBLISHED_BY });
  const bucket = openBucket(s3);
  const sourceFolder = resolve(positionals[0] ?? folder);
  const sync = createSync({ folder: sourceFolder, site, bucket, publishedBy, siteId, replaces: 'any' });
  let isComplete = false;
  for (let run = 1; run <= MAX_RUNS && !isComplete; run += 1) {
    const outcome = await sync.run({ all: values.all && run === 1 });
    console.log(describeOutcome(outcome, s3.host));
    isComplete = outcome.isComplete;
  }
  if (!isComplete)
    throw new Error('The site kept changing during the upload, so the stored copy may be out of date. Run this again.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
