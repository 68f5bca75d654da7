/** A published folder, and storage that records its requests. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { renderRedirectsFile } from 'content-types/pages/redirects';
import { readS3Settings, type S3Settings } from 'content-types/storage/settings';
import { temporaryFolder } from '../backup/installation.ts';
import { KEYS, startFaultyProxy, startS3 } from '../backup/s3-server.ts';

export const SITE = new URL('https://www.example.com');
const WORDS = 'The work, the place and the people. '.repeat(60);

export interface TestFolder {
  path: string;
  /** Writes a file like the publisher, by renaming a temporary file. */
  write(name: string, text: string): void;
  remove(name: string): void;
}

export function page(title: string): string {
  return `<!doctype html><title>${title}</title><p>${WORDS}`;
}

export function makeFolder(path = join(temporaryFolder(), 'site')): TestFolder {
  const folder: TestFolder = {
    path,
    write(name, text) {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.1.tmp`, text);
      renameSync(`${file}.1.tmp`, file);
    },
    remove: (name) => rmSync(join(path, name)),
  };
  const files: Record<string, string> = {
    'index.html': page('Home'),
    '404.html': page('Not here'),
    'about-us/index.html': page('About us'),
    'job/a/index.html': page('Welder'),
    'sitemap.xml': `<urlset>${'<url/>'.repeat(100)}</urlset>`,
    'feeds/jobs.json': JSON.stringify({ items: WORDS }),
    'jobs/search/facts.json': '[]',
    '_astro/page.Ab12.js': `export const words = '${WORDS}';`,
    '_astro/font.Cd34.woff2': 'wOF2',
    [`media/${'ab'.repeat(16)}-480.avif`]: WORDS,
    _headers: '/*\n  x: 1\n',
    _redirects: renderRedirectsFile([
      { from: '/old', to: '/about-us', status: 301 },
      { from: '/Unser Team.php', to: 'https://elsewhere.example/?a=1&b=2', status: 302 },
    ]),
    'half/index.html.12-0-3.tmp': 'being written',
  };
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  return folder;
}

export interface Storage {
  /** The address of the storage, including the bucket. */
  url: string;
  /** The requests that write, such as `PUT about-us/index.html`. */
  writes: string[];
  /** Returns the status to respond with, or null for the normal response. */
  fault: (request: IncomingMessage) => number | null;
  settings: S3Settings;
  keys(): Promise<string[]>;
  get(key: string): Promise<Response>;
  put(key: string, body: string): Promise<void>;
  remove(key: string): Promise<void>;
}

export async function startStorage(prefix = ''): Promise<Storage> {
  const s3Origin = await startS3('site', { allowMismatchedSignatures: true });
  const storage = { writes: [] as string[], fault: () => null } as unknown as Storage;
  const origin = await startFaultyProxy(s3Origin, (request) => {
    const status = storage.fault(request);
    const [address = ''] = (request.url ?? '').split('?');
    const key = decodeURIComponent(address).replace(`/site/${prefix}`, '');
    if (status === null && /^(PUT|DELETE)$/.test(request.method ?? '')) storage.writes.push(`${request.method} ${key}`);
    return status;
  });
  const urlOf = (key: string) => `${s3Origin}/site/${key.split('/').map(encodeURIComponent).join('/')}`;
  storage.url = `${origin}/site/${prefix}`;
  const env = { S3_URL: storage.url, S3_ACCESS_KEY: KEYS.accessKey, S3_SECRET_KEY: KEYS.secretKey };
  storage.settings = readS3Settings(env, 'S3') as S3Settings;
  storage.keys = async () => {
    const xml = await (await fetch(`${s3Origin}/site?list-type=2&max-keys=1000`)).text();
    return [...xml.matchAll(/<Key>([^<]+)</g)].map(([, key = '']) => key).sort();
  };
  storage.get = (key) => fetch(urlOf(key));
  storage.put = async (key, body) => void (await fetch(urlOf(key), { method: 'PUT', body }));
  storage.remove = async (key) => void (await fetch(urlOf(key), { method: 'DELETE' }));
  return storage;
}
