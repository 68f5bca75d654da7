/** Publishing to faulty storage ends with a readable error, and never counts as done. */
import { openBucket } from 'content-types/storage/bucket';
import { readS3Settings } from 'content-types/storage/settings';
import { expect, test } from 'vitest';
import { BAD_STORAGES, startBadServer } from '../../../api/test/support/bad-server.ts';
import { createSync } from '../../../site/publisher/export/s3/sync.ts';
import { makeFolder, SITE } from './kit.ts';

test.each(Object.keys(BAD_STORAGES))('publishing fails with a readable message when the storage %s', async (name) => {
  const { port } = await startBadServer(BAD_STORAGES[name] ?? (() => {}));
  const env = { S3_URL: `http://127.0.0.1:${port}/site`, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  const settings = readS3Settings(env, 'S3');
  if (!settings) throw new Error('There is no storage.');
  // Turns retries off, because a retry only repeats the same steps and takes as long.
  const bucket = openBucket({ ...settings, client: { ...settings.client, maxAttempts: 1 } });
  const publish = (replaces: 'nothing' | 'any') =>
    createSync({ folder: makeFolder().path, site: SITE, bucket, publishedBy: 'us', siteId: 'ours', replaces }).run();
  const sentence = { message: expect.stringMatching(/^\S.+\.$/) };
  const rejection = { status: 'rejected', reason: expect.objectContaining(sentence) };
  expect(await Promise.allSettled([publish('nothing'), publish('any')])).toEqual([rejection, rejection]);
});
