import { createHash, randomBytes } from 'node:crypto';
import { openAsBlob, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { openBucket } from 'content-types/storage/bucket';
import { readS3Settings, type S3Settings } from 'content-types/storage/settings';
import { expect, test } from 'vitest';
import { temporaryFolder } from './installation.ts';
import { KEYS, startFaultyProxy, startS3 } from './s3-server.ts';

const MB = 1024 * 1024;

test('downloads every byte that was uploaded, in one part or several', async () => {
  const origin = await startS3('backups');
  for (const [name, size] of [
    ['small.tar.zst', 1_000],
    ['large.tar.zst', 40 * MB + 7],
  ] as const) {
    const { path, bytes } = makeFile(name, size);
    const target = settings(`${origin}/backups/site/`);
    expect(await upload(path, target)).toBe(`${origin}/backups/site/${name}`);
    expect(sha256(await fetchObject(target, name))).toBe(sha256(bytes));
  }
});

test('shows the storage’s message when it rejects an upload', async () => {
  const origin = await startS3('backups');
  const { path } = makeFile('b.tar.zst', 1_000);
  await expect(upload(path, settings(`${origin}/backups`, 'guessed'))).rejects.toThrow(/403: The request signature/);
  await expect(upload(path, settings(`${origin}/no-such-bucket`))).rejects.toThrow(/404: The specified bucket/);
  await expect(upload(path, settings('http://127.0.0.1:1/backups'))).rejects.toThrow(/cannot be reached/);
  expect(await exists(origin, 'b.tar.zst')).toBe(false);
});

test('sends a failed part again', async () => {
  let faults = 2;
  const origin = await startFaultyProxy(await startS3('backups'), ({ method, url }) => {
    if (method !== 'PUT' || !url?.includes('partNumber=2') || faults === 0) return null;
    faults -= 1;
    return 503;
  });
  const { path, bytes } = makeFile('b.tar.zst', 20 * MB);
  const target = settings(`${origin}/backups`);
  await upload(path, target);
  expect(faults).toBe(0);
  expect(sha256(await fetchObject(target, 'b.tar.zst'))).toBe(sha256(bytes));
});

test('a failed upload leaves neither an object nor parts', async () => {
  const requestMethods: string[] = [];
  const origin = await startFaultyProxy(await startS3('backups'), ({ method, url }) => {
    requestMethods.push(`${method}`);
    return method === 'PUT' && url?.includes('partNumber=2') ? 400 : null;
  });
  const { path } = makeFile('b.tar.zst', 20 * MB);
  await expect(upload(path, settings(`${origin}/backups`))).rejects.toThrow('400: Out of order');
  expect(requestMethods).toEqual(['POST', 'PUT', 'PUT', 'DELETE']);
  expect(await exists(origin, 'b.tar.zst')).toBe(false);
});

/** Returns the object's address. */
async function upload(path: string, target: S3Settings): Promise<string> {
  const bucket = openBucket(target);
  const name = basename(path);
  await bucket.putFile(name, await openAsBlob(path)).finally(() => bucket.close());
  return bucket.addressOf(name);
}

function settings(url: string, secretKey = KEYS.secretKey): S3Settings {
  const env = { S3_URL: url, S3_ACCESS_KEY: KEYS.accessKey, S3_SECRET_KEY: secretKey };
  const s3Settings = readS3Settings(env, 'S3');
  if (!s3Settings) throw new Error('There are no settings.');
  return s3Settings;
}

function makeFile(name: string, size: number) {
  const path = join(temporaryFolder(), name);
  const bytes = randomBytes(size);
  writeFileSync(path, bytes);
  return { path, bytes };
}

async function fetchObject(target: S3Settings, name: string): Promise<Buffer> {
  const { Body } = await new S3Client(target.client).send(
    new GetObjectCommand({ Bucket: target.bucket, Key: target.prefix + name }),
  );
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

async function exists(origin: string, name: string): Promise<boolean> {
  const { client } = settings(`${origin}/backups`);
  return new S3Client(client).send(new HeadObjectCommand({ Bucket: 'backups', Key: name })).then(
    () => true,
    (error: { $metadata: { httpStatusCode?: number } }) => {
      expect(error.$metadata.httpStatusCode).toBe(404);
      return false;
    },
  );
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
