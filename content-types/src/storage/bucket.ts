/** An S3 bucket, or only the part below a prefix. Used for the journal, the backups and the published site. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { MB } from '../text/bytes.ts';
import { describeS3Error, type S3Settings } from './settings.ts';

interface StoredObject {
  name: string;
  /** The time of writing, in milliseconds since 1970 by the storage's clock. */
  modifiedAt: number;
  etag: string;
}

type PutOptions = Pick<PutObjectCommandInput, 'ContentType' | 'CacheControl' | 'Metadata' | 'IfMatch' | 'IfNoneMatch'>;

/** A bucket. Calls reject with a sentence that describes the storage's error; `cause` is the client's error. */
export interface Bucket {
  /** The name of the storage in error messages. */
  host: string;
  /** Writes an object. Resolves to false if `IfMatch` or `IfNoneMatch` fails. */
  put(name: string, body: Buffer, options?: PutOptions): Promise<boolean>;
  /** Uploads a file in parts, each verified by the storage. The object appears once all parts have arrived. */
  putFile(name: string, file: Blob): Promise<void>;
  /** Reads an object; null if it does not exist. */
  get(name: string): Promise<{ body: Buffer; etag: string } | null>;
  /** Reads the metadata of an object; null if the object does not exist. */
  readMetadata(name: string): Promise<Record<string, string> | null>;
  /** Lists the objects in a folder, sorted by name. */
  list(folder: string): Promise<StoredObject[]>;
  /** Deletes an object, if it exists. */
  remove(name: string): Promise<void>;
  addressOf(name: string): string;
  close(): void;
}

interface RequestLimits {
  /** Time limit for a request including its retries. Unlimited by default. */
  timeoutMs?: number;
  maxAttempts?: number;
}

/** The protocol allows 10,000 parts of at least 5 MB. */
const MAX_PARTS = 10_000;
const MIN_PART_BYTES = 16 * MB;

export function openBucket(
  { client: options, bucket, prefix, host }: S3Settings,
  patience: RequestLimits = {},
): Bucket {
  const { timeoutMs, maxAttempts = options.maxAttempts } = patience;
  const client = new S3Client({ ...options, maxAttempts });
  const objectAt = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const createTimeout = () => (timeoutMs === undefined ? {} : { abortSignal: AbortSignal.timeout(timeoutMs) });

  /** Resolves to null if the storage responds with the status `expected`. */
  async function run<T>(request: Promise<T>, expected = 0): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === expected) return null;
      throw new Error(describeS3Error(error, host), { cause: error });
    }
  }

  async function putParts(name: string, file: Blob): Promise<void> {
    const object = objectAt(name);
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
    if (!UploadId) throw new Error('its response isn’t from S3 storage');
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      const partBytes = Math.max(MIN_PART_BYTES, Math.ceil(file.size / MAX_PARTS));
      for (let start = 0; start < file.size; start += partBytes) {
        const Body = Buffer.from(await file.slice(start, start + partBytes).arrayBuffer());
        const PartNumber = Parts.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body }));
        Parts.push({ PartNumber, ETag });
      }
      await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => {});
      throw error;
    }
  }

  async function get(name: string) {
    const { Body, ETag = '' } = await client.send(new GetObjectCommand(objectAt(name)), createTimeout());
    return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
  }

  return {
    host,
    async put(name, Body, options) {
      const upload = client.send(new PutObjectCommand({ ...objectAt(name), ...options, Body }), createTimeout());
      return (await run(upload, 412)) !== null;
    },
    async putFile(name, file) {
      await run(putParts(name, file));
    },
    get: (name) => run(get(name), 404),
    async readMetadata(name) {
      const head = await run(client.send(new HeadObjectCommand(objectAt(name)), createTimeout()), 404);
      return head && (head.Metadata ?? {});
    },
    async list(folder) {
      const storedObjects: StoredObject[] = [];
      let Marker: string | undefined;
      for (let isTruncated = true; isTruncated; ) {
        const command = new ListObjectsCommand({ Bucket: bucket, Prefix: prefix + folder, Marker });
        const page = await run(client.send(command, createTimeout()));
        for (const { Key = '', LastModified, ETag = '' } of page?.Contents ?? []) {
          storedObjects.push({ name: Key.slice(prefix.length), modifiedAt: LastModified?.getTime() ?? 0, etag: ETag });
          Marker = Key;
        }
        isTruncated = page?.IsTruncated ?? false;
      }
      return storedObjects;
    },
    async remove(name) {
      await run(client.send(new DeleteObjectCommand(objectAt(name)), createTimeout()));
    },
    addressOf(name) {
      const { protocol } = new URL(options.endpoint);
      return [`${protocol}//${host}`, ...(options.forcePathStyle ? [bucket] : []), prefix + name].join('/');
    },
    close: () => client.destroy(),
  };
}
