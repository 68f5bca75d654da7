/** Sends a backup to storage that speaks the S3 protocol. The key needs no more than the right to put objects. */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '../lib/refusal.ts';
import { openS3, type S3Settings, textOf } from '../lib/s3.ts';

const MB = 1024 * 1024;
/** The protocol allows 10,000 parts of at least 5 MB. */
const MOST_PARTS = 10_000;
const SMALLEST_PART = 16 * MB;

/**
 * Uploads in parts, each checked by the storage; the object appears when all have arrived. Returns its address without the
 * key. Throws a refusal with what the storage said.
 */
export async function upload(path: string, settings: S3Settings): Promise<string> {
  const send = openS3(settings);
  const object = `${settings.url.href.replace(/\/$/, '')}/${basename(path)}`;
  try {
    await uploadInParts(path, (method, query, body) => send({ method, url: `${object}?${query}`, body }));
    return object;
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${error.message} The backup stays at ${path}.`) : error;
  }
}

type Send = (method: 'POST' | 'PUT' | 'DELETE', query: string, body?: Buffer<ArrayBuffer>) => Promise<Response>;

async function uploadInParts(path: string, send: Send): Promise<void> {
  const id = textOf(await (await send('POST', 'uploads=')).text(), 'UploadId');
  if (!id) throw new Refusal('The storage does not answer as S3 storage does.');
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
      throw new Refusal(
        `The storage could not put the parts together (${textOf(done, 'Message') ?? 'no reason given'}).`,
      );
    }
  } catch (error) {
    await send('DELETE', uploadId).catch(() => {});
    throw error;
  }
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
