/** Storage that speaks the S3 protocol: settings, signed requests, and what it says in words. */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

export interface S3Settings {
  /** `https://host/bucket` or `https://bucket.host`, with a prefix for names if any. */
  url: URL;
  region: string | undefined;
  accessKey: string;
  secretKey: string;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer<ArrayBuffer>;
  /** A status to be answered, not thrown. */
  accept?: number;
}

const RETRIES = 4;

/** Sends requests whose body is signed with its SHA-256, so that the storage refuses one that arrives changed. Throws a refusal with what the storage said. */
export function openS3({ url, region, accessKey, secretKey }: S3Settings) {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: RETRIES,
  });

  return async function send({ method, url: address, headers, body, accept }: S3Request): Promise<Response> {
    const signed = { ...headers, 'x-amz-content-sha256': sha256(body ?? Buffer.alloc(0)) };
    const answer = await client.fetch(address, { method, body, headers: signed }).catch((error: Error) => {
      throw new Refusal(`${url.host} cannot be reached (${causeOf(error)}).`);
    });
    if (answer.ok || answer.status === accept) return answer;
    const said = textOf(await answer.text(), 'Message') ?? answer.statusText;
    throw new Refusal(`${url.host} refused the request (${answer.status}: ${said}).`);
  };
}

/** Of the variables `…_URL`, `…_REGION`, `…_ACCESS_KEY` and `…_SECRET_KEY`; null without a URL. Throws a refusal when they are not enough. */
export function readS3Settings(env: NodeJS.ProcessEnv, prefix: string): S3Settings | null {
  const of = (name: string) => env[`${prefix}_${name}`] || undefined;
  const address = of('URL');
  if (address === undefined) return null;
  if (!z.url({ protocol: /^https?$/ }).safeParse(address).success) throw new Refusal(`${prefix}_URL: Invalid URL`);
  const [accessKey, secretKey] = [of('ACCESS_KEY'), of('SECRET_KEY')];
  if (!accessKey || !secretKey) {
    throw new Refusal(`${prefix}_URL needs ${prefix}_ACCESS_KEY and ${prefix}_SECRET_KEY beside it.`);
  }
  const url = new URL(address);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isLocal) throw new Refusal(`${prefix}_URL must begin with https.`);
  return { url, region: of('REGION'), accessKey, secretKey };
}

/** What the first element of this name holds. */
export function textOf(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
  return text === undefined
    ? null
    : text.replace(/&(lt|gt|quot|apos|amp|#(\d+));/g, (_, name, code) => plain(name, code));
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function plain(name: string, code: string | undefined): string {
  return code === undefined ? (NAMED[name] ?? '') : String.fromCodePoint(Number(code));
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function causeOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
