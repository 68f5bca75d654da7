import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const S3 = {
  BACKUP_S3_URL: 'https://s3.example.com/bucket',
  BACKUP_S3_ACCESS_KEY: 'key',
  BACKUP_S3_SECRET_KEY: 'secret',
};

test('has defaults: the data folder, no schedule, no upload; an empty variable counts as not set', () => {
  expect(readSettings({})).toEqual({ dataDir: resolve('data'), backupDir: null, hour: 3, keep: 14, s3: null });
  expect(readSettings({ BACKUP_DIR: '', BACKUP_S3_URL: '' })).toEqual(readSettings({}));
});

test('requires https for storage, except on this machine', () => {
  expect(readSettings(S3).s3?.host).toBe('s3.example.com');
  expect(() => readSettings({ ...S3, BACKUP_S3_URL: 'http://s3.example.com/bucket' })).toThrow('https');
  expect(readSettings({ ...S3, BACKUP_S3_URL: 'http://127.0.0.1:9000/bucket' }).s3?.host).toBe('127.0.0.1:9000');
});

test('rejects storage without its keys', () => {
  expect(() => readSettings({ BACKUP_S3_URL: S3.BACKUP_S3_URL })).toThrow('BACKUP_S3_SECRET_KEY');
});
