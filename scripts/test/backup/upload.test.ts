import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { expect, test } from 'vitest';
import { upload } from '../../backup/upload.ts';
import { temporaryFolder } from './installation.ts';
import { KEYS, startFaultyProxy, startS3 } from './s3-server.ts';

const MB = 1024 * 1024;

test('what is uploaded can be fetched, byte for byte, in one part or in several', async () => {
  const origin = await startS3('backups');
  for (const [name, size] of [
    ['small.tar.zst', 1_000],
    ['large.tar.zst', 40 * MB + 7],
  ] as const) {
    const { path, bytes } = makeFile(name, size);
    const address = await upload(path, settings(`${origin}/backups/site/`));
    expect(address).toBe(`${origin}/backups/site/${name}`);
    expect(sha256(await fetchObject(address))).toBe(sha256(bytes));
  }
});

test('with the wrong key nothing arrives, and the storage’s words are told', async () => {
  const origin = await startS3('backups');
  const { path } = makeFile('b.tar.zst', 1_000);
  const wrong = { ...settings(`${origin}/backups`), secretKey: 'guessed' };
  await expect(upload(path, wrong)).rejects.toThrow(/403: The request signature.*stays at/);
  await expect(upload(path, settings(`${origin}/no-such-bucket`))).rejects.toThrow(/404: The specified bucket/);
  await expect(upload(path, settings('http://127.0.0.1:1/backups'))).rejects.toThrow(/cannot be reached.*stays at/);
  expect(await listObjects(origin)).not.toContain('<Key>');
});

test('a part that fails is sent again', async () => {
  let faults = 2;
  const origin = await startFaultyProxy(await startS3('backups'), ({ method, url }) => {
    if (method !== 'PUT' || !url?.includes('partNumber=2') || faults === 0) return null;
    faults -= 1;
    return 503;
  });
  const { path, bytes } = makeFile('b.tar.zst', 20 * MB);
  const address = await upload(path, settings(`${origin}/backups`));
  expect(faults).toBe(0);
  expect(sha256(await fetchObject(address))).toBe(sha256(bytes));
});

test('when it cannot be brought to its end, there is no object and the storage is told to forget the parts', async () => {
  const seen: string[] = [];
  const origin = await startFaultyProxy(await startS3('backups'), ({ method, url }) => {
    seen.push(`${method}`);
    return method === 'PUT' && url?.includes('partNumber=2') ? 400 : null;
  });
  const { path } = makeFile('b.tar.zst', 20 * MB);
  await expect(upload(path, settings(`${origin}/backups`))).rejects.toThrow('400: Out of order');
  expect(seen).toEqual(['POST', 'PUT', 'PUT', 'DELETE']);
  expect(await listObjects(origin)).not.toContain('<Key>');
});

function settings(url: string) {
  return { url: new URL(url), region: undefined, ...KEYS };
}

function makeFile(name: string, size: number) {
  const path = join(temporaryFolder(), name);
  const bytes = randomBytes(size);
  writeFileSync(path, bytes);
  return { path, bytes };
}

async function fetchObject(address: string): Promise<Buffer> {
  const answer = await client().fetch(address);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function listObjects(origin: string): Promise<string> {
  return (await client().fetch(`${origin}/backups?list-type=2`)).text();
}

function client(): AwsClient {
  return new AwsClient({ accessKeyId: KEYS.accessKey, secretAccessKey: KEYS.secretKey, service: 's3' });
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
