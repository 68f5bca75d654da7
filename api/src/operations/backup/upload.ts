/** Sends a backup to S3 storage. The key needs only permission to put objects. */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { describeS3Error, type S3Settings } from 'content-types/pages/s3';
import { MB } from 'content-types/text/bytes';
import { OperatorError } from '../../core/lib/operator-error.ts';

/** The protocol allows 10,000 parts of at least 5 MB. */
const MAX_PARTS = 10_000;
const MIN_PART_BYTES = 16 * MB;

/**
 * Uploads in parts, each checked by the storage; the object appears when all have arrived. Returns its address. Throws
 * an OperatorError with the storage's message.
 */
export async function upload(path: string, { client: options, host, bucket, prefix }: S3Settings): Promise<string> {
  const client = new S3Client(options);
  const object = { Bucket: bucket, Key: prefix + basename(path) };
  try {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
    try {
      const parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for await (const Body of readParts(path)) {
        const PartNumber = parts.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body }));
        parts.push({ PartNumber, ETag });
      }
      const whole = { ...object, UploadId, MultipartUpload: { Parts: parts } };
      await client.send(new CompleteMultipartUploadCommand(whole));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => {});
      throw error;
    }
  } catch (error) {
    throw new OperatorError(`${describeS3Error(error, host)} The backup is still at ${path}.`);
  } finally {
    client.destroy();
  }
  const { protocol } = new URL(options.endpoint);
  return [`${protocol}//${host}`, ...(options.forcePathStyle ? [bucket] : []), object.Key].join('/');
}

async function* readParts(path: string): AsyncGenerator<Buffer> {
  const file = await openAsBlob(path);
  const partBytes = Math.max(MIN_PART_BYTES, Math.ceil(file.size / MAX_PARTS));
  for (let at = 0; at < file.size; at += partBytes) {
    yield Buffer.from(await file.slice(at, at + partBytes).arrayBuffer());
  }
}
