/** The commands as processes: killed, and with storage that comes and goes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../backup/installation.ts';
import { KEYS } from '../backup/s3-server.ts';
import { makeFolder, page, SITE, type Storage, startStorage } from './kit.ts';

const COMMAND = fileURLToPath(new URL('../../publish-s3.ts', import.meta.url));
const FOLLOW = fileURLToPath(new URL('../../../site/publisher/export/s3/main.ts', import.meta.url));

function start(file: string, storage: Storage, dataDir: string): ChildProcess & { output(): string } {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PUBLIC_SITE_URL: SITE.href,
    PUBLISH_S3_URL: storage.url,
    PUBLISH_S3_ACCESS_KEY: KEYS.accessKey,
    PUBLISH_S3_SECRET_KEY: KEYS.secretKey,
  };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  return Object.assign(child, { output: () => output });
}

test('after being killed midway, nothing is damaged, and the next run sends only the rest', async () => {
  const storage = await startStorage();
  const dataDir = temporaryFolder();
  const folder = makeFolder(join(dataDir, 'site'));
  for (let i = 0; i < 650; i += 1) folder.write(`job/j${i}/index.html`, page(`Job ${i}`));
  const child = start(COMMAND, storage, dataDir);
  const killed = once(child, 'exit');
  storage.fault = () => {
    if (storage.writes.length > 250) child.kill('SIGKILL');
    return null;
  };
  await killed;
  storage.fault = () => null;
  const first = storage.writes.length;
  expect(storage.writes.some((write) => /sitemap|DELETE/.test(write))).toBe(false);
  storage.writes = [];
  const again = start(COMMAND, storage, dataDir);
  await once(again, 'exit');
  expect(again.output()).toContain('uploaded');
  const total = (await storage.keys()).length;
  expect(total).toBeGreaterThan(600);
  // At most what was in transit when it was killed is sent twice.
  expect(first + storage.writes.length).toBeLessThan(total + 50);
  const last = start(COMMAND, storage, dataDir);
  await once(last, 'exit');
  expect(last.output()).toContain('has everything.');
});

test('follows the publisher, waits while storage is down, and catches up', async () => {
  const storage = await startStorage();
  const dataDir = temporaryFolder();
  const publish = (line: string) =>
    writeFileSync(join(dataDir, 'publisher/manifest.jsonl'), `${line}\n`, { flag: 'a' });
  mkdirSync(join(dataDir, 'publisher'));
  const child = start(FOLLOW, storage, dataDir);
  const folder = makeFolder(join(dataDir, 'site'));
  publish('first');
  const text = async (key: string) => (await storage.get(key)).text();
  await expect.poll(() => text('sitemap.xml')).toContain('<urlset>');
  const report = () => JSON.parse(readFileSync(join(dataDir, 'publisher/storage.json'), 'utf8'));
  await expect.poll(() => existsSync(join(dataDir, 'publisher/storage.json'))).toBe(true);
  expect(report()).toMatchObject({ host: new URL(storage.url).host, state: 'current', nextAt: null });

  folder.write('about-us/index.html', page('Second'));
  publish('second');
  await expect.poll(() => text('about-us/index.html')).toContain('Second');

  storage.fault = () => 403;
  folder.write('about-us/index.html', page('Third'));
  publish('third');
  await expect.poll(() => child.output()).toContain('The stored site is behind: 127.0.0.1');
  await expect.poll(report).toMatchObject({ state: 'failing', nextAt: expect.any(String) });
  storage.fault = () => null;
  await expect.poll(() => text('about-us/index.html')).toContain('Third');

  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('says in a sentence what is missing', async () => {
  const storage = await startStorage();
  const child = start(COMMAND, { ...storage, url: '' }, temporaryFolder());
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(child.output()).toContain('PUBLISH_S3_URL is missing');
  const empty = start(COMMAND, storage, temporaryFolder());
  expect((await once(empty, 'exit'))[0]).toBe(1);
  expect(empty.output()).toContain('holds no published site');
});
