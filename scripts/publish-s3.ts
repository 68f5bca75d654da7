/**
 * `pnpm publish:s3 [FOLDER] [--all]`: brings a published folder, by default the one in DATA_DIR, to storage that speaks the
 * S3 protocol (PUBLISH_S3_URL, PUBLISH_S3_ACCESS_KEY, PUBLISH_S3_SECRET_KEY). Only what changed; `--all` sends everything again.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, runCommand } from './lib/refusal.ts';
import { openBucket } from './publish-s3/bucket.ts';
import { sentenceOf } from './publish-s3/report.ts';
import { readStorageSettings } from './publish-s3/settings.ts';
import { createSync } from './publish-s3/sync.ts';

/** A site that is published meanwhile is looked at again, but not for ever. */
const ROUNDS = 10;

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
  const { s3, site, folder } = readStorageSettings(process.env);
  const bucket = openBucket(s3);
  const sync = createSync({ folder: resolve(positionals[0] ?? folder), site, bucket });
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await sync.run({ all: values.all && round === 0 });
    console.log(sentenceOf(outcome, bucket.host));
    if (outcome.isComplete) return;
  }
  throw new Refusal('The site is being published all the time; what is stored may be a little behind.');
});
