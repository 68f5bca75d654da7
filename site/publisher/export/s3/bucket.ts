/** The objects of a site in S3 storage. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { describeS3Error, type S3Settings } from 'content-types/pages/s3';

/** Every call throws an error with the storage's message in a sentence. */
export interface Bucket {
  host: string;
  /** The id of the site that was published here last; null when no publish has marked the storage yet. */
  readOwner(): Promise<string | null>;
  writeOwner(siteId: string): Promise<void>;
  /** The MD5 of every object of a site under the prefix, by key. */
  list(): Promise<Map<string, string>>;
  put(key: string, bytes: Buffer, headers: ObjectHeaders): Promise<void>;
  /** Whether a publish put it there. Other objects in the bucket stay. */
  isOurs(key: string): Promise<boolean>;
  /** Does nothing if there is no such object. */
  remove(key: string): Promise<void>;
}

export interface ObjectHeaders {
  ContentType: string;
  CacheControl: string;
}

/** Not a name that a published file can have. */
const OWNER_KEY = '.site-id';
const MARK = { 'published-by': 'staffing-site' };

export function openBucket({ client: options, bucket: Bucket, prefix, host }: S3Settings): Bucket {
  const client = new S3Client(options);
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  async function run<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw new Error(describeS3Error(error, host), { cause: error });
    }
  }

  async function list(): Promise<Map<string, string>> {
    const objects = new Map<string, string>();
    let last: string | undefined;
    for (let isTruncated = true; isTruncated; ) {
      const page = await client.send(new ListObjectsCommand({ Bucket, Prefix: prefix, Marker: last }));
      for (const { Key = '', ETag = '' } of page.Contents ?? []) {
        objects.set(Key.slice(prefix.length), ETag.replaceAll('"', ''));
        last = Key;
      }
      isTruncated = page.IsTruncated ?? false;
    }
    objects.delete('');
    objects.delete(OWNER_KEY);
    return objects;
  }

  async function isOurs(key: string): Promise<boolean> {
    const head = await unlessMissing(client.send(new HeadObjectCommand(at(key))));
    return head?.Metadata?.['published-by'] === MARK['published-by'];
  }

  async function readOwner(): Promise<string | null> {
    const object = await unlessMissing(client.send(new GetObjectCommand(at(OWNER_KEY))));
    return (await object?.Body?.transformToString()) ?? null;
  }

  return {
    host,
    readOwner: () => run(readOwner),
    async writeOwner(siteId) {
      const headers = { ContentType: 'text/plain', CacheControl: 'no-store' };
      await run(() => client.send(new PutObjectCommand({ ...at(OWNER_KEY), ...headers, Body: siteId })));
    },
    list: () => run(list),
    isOurs: (key) => run(() => isOurs(key)),
    async put(key, Body, headers) {
      await run(() => client.send(new PutObjectCommand({ ...at(key), ...headers, Body, Metadata: MARK })));
    },
    async remove(key) {
      await run(() => client.send(new DeleteObjectCommand(at(key))));
    },
  };
}

/** Null when there is no such object. */
async function unlessMissing<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
