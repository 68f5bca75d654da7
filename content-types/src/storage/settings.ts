/** S3-compatible storage: its settings in the form that the AWS client takes, and its errors as sentences. */
import { z } from 'zod';
import { describeConnectionError } from '../text/connection-error.ts';

export interface S3Settings {
  /** The name of the storage in error messages. */
  host: string;
  bucket: string;
  /** The start of every key, such as `sites/live/`; may be empty. */
  prefix: string;
  /** Options of the AWS SDK's `S3Client`. */
  client: {
    endpoint: string;
    region: string;
    /** Whether the bucket is part of the path, not of the host name. */
    forcePathStyle: boolean;
    credentials: { accessKeyId: string; secretAccessKey: string };
    maxAttempts: number;
    requestHandler: { connectionTimeout: number; socketTimeout: number };
  };
}

const MAX_ATTEMPTS = 5;
/** Timeouts in milliseconds, for storage that hangs. A large upload is sent and confirmed with shorter pauses. */
const TIMEOUTS = { connectionTimeout: 10_000, socketTimeout: 60_000 };
/** The default region, which Cloudflare R2 and MinIO also accept. */
const DEFAULT_REGION = 'us-east-1';

/**
 * Reads `…_URL` (`https://bucket.host` or `https://host/bucket`, with an optional key prefix), `…_REGION`,
 * `…_ACCESS_KEY` and `…_SECRET_KEY`. Returns null without a URL. Throws an error that names an invalid or missing
 * variable.
 */
export function readS3Settings(env: Readonly<Record<string, string | undefined>>, name: string): S3Settings | null {
  const address = env[`${name}_URL`];
  if (!address) return null;
  if (!z.url({ protocol: /^https?$/ }).safeParse(address).success)
    throw new Error(`${name}_URL must be an address, like https://host/bucket.`);
  const accessKeyId = env[`${name}_ACCESS_KEY`];
  const secretAccessKey = env[`${name}_SECRET_KEY`];
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(`${name}_URL also needs ${name}_ACCESS_KEY and ${name}_SECRET_KEY.`);
  }
  const url = new URL(address);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isLocal) throw new Error(`${name}_URL must start with https.`);
  const region = env[`${name}_REGION`] || findRegion(url.hostname);
  const credentials = { accessKeyId, secretAccessKey };
  const { bucket, prefix, ...location } = locate(url);
  const client = { ...location, region, credentials, maxAttempts: MAX_ATTEMPTS, requestHandler: TIMEOUTS };
  return { host: url.host, bucket, prefix, client };
}

/** Describes an error of the AWS client in a sentence. */
export function describeS3Error(error: unknown, host: string): string {
  const { message } = error as Error;
  const { httpStatusCode: status } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  if (status) return `${host} rejected the request (${status}: ${message}).`;
  return `${host} cannot be reached (${describeConnectionError(error) ?? message}).`;
}

function locate({ protocol, host, pathname, origin }: URL) {
  const [bucket, ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (bucket !== undefined) {
    return { bucket, prefix: folders.map((folder) => `${folder}/`).join(''), endpoint: origin, forcePathStyle: true };
  }
  const [first = '', ...rest] = host.split('.');
  return { bucket: first, prefix: '', endpoint: `${protocol}//${rest.join('.')}`, forcePathStyle: false };
}

/** The region in a host name of Amazon S3 or Backblaze B2: `s3.eu-west-2.amazonaws.com`. */
function findRegion(hostname: string): string {
  return /\bs3[.-](?:dualstack\.)?([a-z]{2}(?:-[a-z]+)+-\d+)\./.exec(hostname)?.[1] ?? DEFAULT_REGION;
}
