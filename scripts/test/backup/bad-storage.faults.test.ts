/** Backups to faulty storage end with a readable error, and do not hang. */
import { readJournalSettings } from 'api/core/settings/journal';
import { generateKey } from 'api/operations/backup/archive/encryption';
import { fetchBackup, storeBackup, verifyStoredBackup } from 'api/operations/backup/stored';
import { openBucket } from 'content-types/storage/bucket';
import { expect, test } from 'vitest';
import { BAD_STORAGES, startBadServer } from '../../../api/test/support/bad-server.ts';
import { makeInstallation, temporaryFolder } from './installation.ts';

test.each(Object.keys(BAD_STORAGES))(
  'backup and restore fail with a readable message when the storage %s',
  async (name) => {
    const { port } = await startBadServer(BAD_STORAGES[name] ?? (() => {}));
    const { identity, recipient } = await generateKey();
    const settings = readJournalSettings({
      JOURNAL_S3_URL: `http://127.0.0.1:${port}/bucket`,
      JOURNAL_S3_ACCESS_KEY: 'key',
      JOURNAL_S3_SECRET_KEY: 'secret',
      BACKUP_RECIPIENT: recipient,
    });
    if (!settings) throw new Error('There is no journal.');
    // Turns retries off, because a retry only repeats the same steps and takes as long.
    const s3 = { ...settings.s3, client: { ...settings.s3.client, maxAttempts: 1 } };
    const { dataDir } = makeInstallation();
    const attempts = [
      openBucket(s3).putFile('backup.tar.zst', new Blob(['backup'])),
      storeBackup(dataDir, { ...settings, s3 }, Date.now()),
      fetchBackup(s3, [identity], temporaryFolder()),
    ];
    const sentence = { message: expect.stringMatching(/^\S.+\.$/) };
    expect(await Promise.allSettled(attempts)).toEqual(
      attempts.map(() => ({ status: 'rejected', reason: expect.objectContaining(sentence) })),
    );
    expect((await verifyStoredBackup(dataDir, s3, Date.now)).verifyProblem).toMatch(/^\S.+\.$/);
  },
);
