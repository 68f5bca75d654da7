/** S3 storage for the journal and the backups. If a request fails, the error has the storage's message. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { describeS3Error, type S3Settings } from 'content-types/pages/s3';

export interface StoredObject {
  name: string;
  /** When it was written, in milliseconds since 1970 by the storage's clock. */
  modifiedAt: number;
}

export interface Storage {
  /** Writes only if there is no such object, or if it still has this ETag. Resolves to false if the condition fails. */
  putIf(condition: { IfNoneMatch: '*' } | { IfMatch: string }, name: string, body: Buffer): Promise<boolean>;
  put(name: string, body: Buffer): Promise<void>;
  /** Null if there is no such object. */
  get(name: string): Promise<{ body: Buffer; etag: string } | null>;
  /** Sorted by name; with `after`, only names that sort after it. */
  list(prefix: string, after?: string): Promise<StoredObject[]>;
  /** Does nothing if there is no such object. */
  remove(name: string): Promise<void>;
  close(): void;
}

interface Patience {
  /** The limit for a request including its retries. No limit by default. */
  timeoutMs?: number;
  maxAttempts?: number;
}

export function openStorage({ client: options, bucket, prefix, host }: S3Settings, patience: Patience = {}): Storage {
  const { timeoutMs, maxAttempts = options.maxAttempts } = patience;
  const client = new S3Client({ ...options, maxAttempts });
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const limit = () => (timeoutMs === undefined ? {} : { abortSignal: AbortSignal.timeout(timeoutMs) });

  /** Resolves to null for one of the statuses in `expected`. */
  async function run<T>(request: Promise<T>, ...expected: number[]): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (error instanceof S3ServiceException && expected.includes(error.$metadata.httpStatusCode ?? 0)) return null;
      throw new Error(describeS3Error(error, host), { cause: error });
    }
  }

  return {
    async putIf(condition, name, Body) {
      const put = client.send(new PutObjectCommand({ ...at(name), ...condition, Body }), limit());
      return (await run(put, 412)) !== null;
    },
    async put(name, Body) {
      await run(client.send(new PutObjectCommand({ ...at(name), Body }), limit()));
    },
    async get(name) {
      const read = async () => {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(name)), limit());
        return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
      };
      return run(read(), 404);
    },
    async list(folder, after) {
      const found: StoredObject[] = [];
      let Marker = after === undefined ? undefined : prefix + after;
      for (let isTruncated = true; isTruncated; ) {
        const command = new ListObjectsCommand({ Bucket: bucket, Prefix: prefix + folder, Marker });
        const page = await run(client.send(command, limit()));
        for (const { Key = '', LastModified } of page?.Contents ?? []) {
          found.push({ name: Key.slice(prefix.length), modifiedAt: LastModified?.getTime() ?? 0 });
          Marker = Key;
        }
        isTruncated = page?.IsTruncated ?? false;
      }
      return found;
    },
    async remove(name) {
      await run(client.send(new DeleteObjectCommand(at(name)), limit()));
    },
    close: () => client.destroy(),
  };
}
