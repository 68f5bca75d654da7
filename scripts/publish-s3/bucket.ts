/** The objects of a site in storage that speaks the S3 protocol. */
import { openS3, type S3Settings, textOf } from '../lib/s3.ts';

export interface Bucket {
  host: string;
  /** The MD5 of every object below the prefix, by key. */
  list(): Promise<Map<string, string>>;
  put(key: string, bytes: Buffer, headers: Record<string, string>): Promise<void>;
  /** Whether a publish put it there: what else is in the bucket stays. */
  isOurs(key: string): Promise<boolean>;
  /** Fine when it is not there. */
  remove(key: string): Promise<void>;
}

const MARK = 'x-amz-meta-published-by';
const NAME = 'staffing-site';

/** All throw a refusal with what the storage said. The bucket is the first part of the address's path, or part of its host. */
export function openBucket(settings: S3Settings): Bucket {
  const send = openS3(settings);
  const [bucket, ...parts] = settings.url.pathname.split('/').filter(Boolean);
  const root = bucket ? `${settings.url.origin}/${bucket}` : settings.url.origin;
  const prefix = parts.map((part) => `${decodeURIComponent(part)}/`).join('');
  const addressOf = (key: string) => `${root}/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`;

  /** The first version of the call: there the last key is all it takes to go on. */
  async function page(after: string): Promise<string> {
    const query = new URLSearchParams({ prefix, marker: after });
    return (await send({ method: 'GET', url: `${root}?${query}` })).text();
  }

  return {
    host: settings.url.host,
    async list() {
      const objects = new Map<string, string>();
      for (let last = '', more = true; more; ) {
        const xml = await page(last);
        for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          last = textOf(object, 'Key') ?? '';
          const key = last.slice(prefix.length);
          if (key) objects.set(key, (textOf(object, 'ETag') ?? '').replaceAll('"', ''));
        }
        more = textOf(xml, 'IsTruncated') === 'true';
      }
      return objects;
    },
    async put(key, bytes, headers) {
      const answer = await send({
        method: 'PUT',
        url: addressOf(key),
        body: Buffer.from(bytes),
        headers: { ...headers, [MARK]: NAME },
      });
      await answer.arrayBuffer();
    },
    async isOurs(key) {
      const answer = await send({ method: 'HEAD', url: addressOf(key), accept: 404 });
      return answer.headers.get(MARK) === NAME;
    },
    async remove(key) {
      const answer = await send({ method: 'DELETE', url: addressOf(key), accept: 404 });
      await answer.arrayBuffer();
    },
  };
}
