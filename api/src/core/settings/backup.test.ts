import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './backup.ts';

const S3 = {
  BACKUP_S3_URL: 'https://s3.example.com/bucket',
  BACKUP_S3_ACCESS_KEY: 'key',
  BACKUP_S3_SECRET_KEY: 'secret',
};

/** Made by `age-keygen`, for tests only. */
const KEY = 'age1ts2vk44nqlnjjzve64azra4jkt2e6t4n3lwxcdkdk5cqpnfc9p5qdyak8g';

test('uses the defaults for variables that are unset or empty', () => {
  expect(readSettings({})).toEqual({
    dataDir: resolve('data'),
    backupDir: null,
    hour: 3,
    keep: 14,
    minutes: 15,
    recipients: [],
    s3: null,
  });
  expect(readSettings({ BACKUP_DIR: '', BACKUP_S3_URL: '' })).toEqual(readSettings({}));
});

test('requires https for storage, except on this machine', () => {
  expect(readSettings(S3).s3?.host).toBe('s3.example.com');
  expect(() => readSettings({ ...S3, BACKUP_S3_URL: 'http://s3.example.com/bucket' })).toThrow('https');
  expect(readSettings({ ...S3, BACKUP_S3_URL: 'http://127.0.0.1:9000/bucket' }).s3?.host).toBe('127.0.0.1:9000');
});

test('accepts only age public keys', () => {
  expect(readSettings({ BACKUP_RECIPIENT: KEY }).recipients).toEqual([KEY]);
  expect(readSettings({ BACKUP_RECIPIENT: `${KEY}, ${KEY}` }).recipients).toEqual([KEY, KEY]);
  const invalidKeys = [KEY.slice(0, -1), KEY.replace('q', 'p'), `${KEY} ssh-ed25519`, 'AGE-SECRET-KEY-1', ','];
  for (const text of invalidKeys) {
    expect(() => readSettings({ BACKUP_RECIPIENT: text })).toThrow(
      /^BACKUP_RECIPIENT must be age public keys, [^A-Z]*$/,
    );
  }
});

test('accepts only an hour of the day', () => {
  expect(readSettings({ BACKUP_HOUR: '23' }).hour).toBe(23);
  expect(() => readSettings({ BACKUP_HOUR: '24' })).toThrow('BACKUP_HOUR must be an hour from 0 to 23');
});

test('rejects storage without its keys', () => {
  expect(() => readSettings({ BACKUP_S3_URL: S3.BACKUP_S3_URL })).toThrow('BACKUP_S3_SECRET_KEY');
});
