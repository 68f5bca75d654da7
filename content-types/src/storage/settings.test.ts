import { expect, test } from 'vitest';
import { describeS3Error, readS3Settings } from './settings.ts';

const KEYS = { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
const readSettings = (url: string, settings = {}) => readS3Settings({ S3_URL: url, ...KEYS, ...settings }, 'S3');

test.each([
  ['https://s3.example.com/site', 's3.example.com', 'site', '', 'https://s3.example.com', true, 'us-east-1'],
  [
    'http://127.0.0.1:9000/site/our%20site/live/',
    '127.0.0.1:9000',
    'site',
    'our site/live/',
    'http://127.0.0.1:9000',
    true,
    'us-east-1',
  ],
  [
    'https://site.s3.eu-west-2.amazonaws.com',
    'site.s3.eu-west-2.amazonaws.com',
    'site',
    '',
    'https://s3.eu-west-2.amazonaws.com',
    false,
    'eu-west-2',
  ],
  [
    'https://s3.us-west-004.backblazeb2.com/site',
    's3.us-west-004.backblazeb2.com',
    'site',
    '',
    'https://s3.us-west-004.backblazeb2.com',
    true,
    'us-west-004',
  ],
])('reads bucket, prefix and region from %s', (url, host, bucket, prefix, endpoint, forcePathStyle, region) => {
  expect(readSettings(url)).toMatchObject({ host, bucket, prefix, client: { endpoint, forcePathStyle, region } });
});

test('uses the configured region', () => {
  expect(readSettings('https://s3.example.com/site', { S3_REGION: 'auto' })?.client.region).toBe('auto');
});

test('returns null without a URL and names each wrong variable', () => {
  expect(readS3Settings(KEYS, 'S3')).toBeNull();
  expect(() => readSettings('ftp://s3.example.com/site')).toThrow(
    'S3_URL must be an address, like https://host/bucket.',
  );
  expect(() => readSettings('http://s3.example.com/site')).toThrow('S3_URL must start with https.');
  expect(() => readSettings('https://s3.example.com/site', { S3_SECRET_KEY: '' })).toThrow(
    'S3_URL also needs S3_ACCESS_KEY and',
  );
});

test('describes a rejected request and an unreachable host', () => {
  const rejectedError = Object.assign(new Error('Access denied'), { $metadata: { httpStatusCode: 403 } });
  expect(describeS3Error(rejectedError, 'host')).toBe('host rejected the request (403: Access denied).');
  expect(describeS3Error(new Error('connect ECONNREFUSED'), 'host')).toBe(
    'host cannot be reached (it refused the connection: check the port).',
  );
});
