/** Sends a backup to storage that speaks the S3 protocol. The key needs no more than the right to put objects. */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { Refusal } from './refusal.ts';
import type { S3Settings } from './settings.ts';

const MB = 1024 * 1024;
/** The protocol allows 10,000 parts of at least 5 MB. */
const MOST_PARTS = 10_000;
const SMALLEST_PART = 16 * MB;

/**
 * Uploads in parts, each signed with its SHA-256 so that the storage refuses one that arrives changed; the object appears
 * when all have. Returns its address without the key. Throws a refusal with what the storage said.
 */
export async function upload(path: string, { url, region, accessKey, secretKey }: S3Settings): Promise<string> {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 4,
  });
  const object = `${url.href.replace(/\/$/, '')}/${basename(path)}`;

  async function send(method: string, query: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    const headers = { 'x-amz-content-sha256': sha256(body ?? Buffer.alloc(0)) };
    const answer = await client.fetch(`${object}?${query}`, { method, body, headers }).catch((error: Error) => {
      throw new Refusal(`${url.host} cannot be reached (${causeOf(error)}). The backup stays at ${path}.`);
    });
    if (answer.ok) return answer;
    const said = tag(await answer.text(), 'Message') ?? answer.statusText;
    throw new Refusal(`${url.host} refused the upload (${answer.status}: ${said}). The backup stays at ${path}.`);
  }

  const id = tag(await (await send('POST', 'uploads=')).text(), 'UploadId');
  if (!id) throw new Refusal(`${url.host} does not answer like S3 storage. The backup stays at ${path}.`);
  const uploadId = `uploadId=${encodeURIComponent(id)}`;
  try {
    const parts: string[] = [];
    for await (const part of readParts(path)) {
      const answer = await send('PUT', `partNumber=${parts.length + 1}&${uploadId}`, part);
      parts.push(answer.headers.get('etag') ?? '');
    }
    const done = await (await send('POST', uploadId, Buffer.from(listOf(parts)))).text();
    // The protocol reports a late failure inside an answer that begins as a success.
    if (!done.includes('<CompleteMultipartUploadResult')) {
      throw new Refusal(`${url.host} could not put the parts together (${tag(done, 'Message') ?? 'no reason given'}).`);
    }
  } catch (error) {
    await send('DELETE', uploadId).catch(() => {});
    throw error;
  }
  return object;
}

async function* readParts(path: string): AsyncGenerator<Buffer<ArrayBuffer>> {
  const file = await openAsBlob(path);
  const partSize = Math.max(SMALLEST_PART, Math.ceil(file.size / MOST_PARTS));
  for (let at = 0; at < file.size; at += partSize) yield Buffer.from(await file.slice(at, at + partSize).arrayBuffer());
}

function listOf(etags: readonly string[]): string {
  const parts = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}

function tag(xml: string, name: string): string | null {
  return new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1] ?? null;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function causeOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
