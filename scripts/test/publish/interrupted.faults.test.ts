/** The commands as processes: killed, with storage that is temporarily down, and with storage that holds another site. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURES } from 'api/app';
import { createBackup } from 'api/operations/backup/create';
import { restoreBackup } from 'api/operations/backup/restore';
import { readSiteId } from 'api/site/publishing/site-id';
import { expect, onTestFinished, test } from 'vitest';
import { makeInstallation, temporaryFolder } from '../backup/installation.ts';
import { KEYS } from '../backup/s3-server.ts';
import { makeFolder, page, SITE, type Storage, startStorage } from './kit.ts';

const COMMAND = fileURLToPath(new URL('../../publish-s3.ts', import.meta.url));
const FOLLOW = fileURLToPath(new URL('../../../site/publisher/export/s3/main.ts', import.meta.url));

function start(file: string, storage: Storage, dataDir: string, siteId = 'ours'): ChildProcess & { output(): string } {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SITE_ID: siteId,
    PUBLISHED_BY: 'staffing-site',
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

test('resumes with the remaining files after a kill', async () => {
  const storage = await startStorage();
  const dataDir = temporaryFolder();
  const folder = makeFolder(join(dataDir, 'site'));
  for (let i = 0; i < 650; i += 1) folder.write(`job/j${i}/index.html`, page(`Job ${i}`));
  const child = start(COMMAND, storage, dataDir);
  const exited = once(child, 'exit');
  storage.fault = () => {
    if (storage.writes.length > 250) child.kill('SIGKILL');
    return null;
  };
  await exited;
  storage.fault = () => null;
  const first = storage.writes.length;
  expect(storage.writes.some((write) => /sitemap|DELETE/.test(write))).toBe(false);
  storage.writes = [];
  const restartedProcess = start(COMMAND, storage, dataDir);
  await once(restartedProcess, 'exit');
  expect(restartedProcess.output()).toContain('uploaded');
  const total = (await storage.keys()).length;
  expect(total).toBeGreaterThan(600);
  // Only objects in transit at the time of the kill are sent twice.
  expect(first + storage.writes.length).toBeLessThan(total + 50);
  const finalRun = start(COMMAND, storage, dataDir);
  await once(finalRun, 'exit');
  expect(finalRun.output()).toContain('is up to date.');
});

test('follows the publisher and catches up after storage was down', async () => {
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
  await expect.poll(() => child.output()).toContain('The stored site is out of date: 127.0.0.1');
  await expect.poll(report).toMatchObject({ state: 'failing', nextAt: expect.any(String) });
  storage.fault = () => null;
  await expect.poll(() => text('about-us/index.html')).toContain('Third');

  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

/** Creates a data folder in which a site has been published. */
function publishedFolder(dataDir = temporaryFolder()) {
  const folder = makeFolder(join(dataDir, 'site'));
  mkdirSync(join(dataDir, 'publisher'));
  writeFileSync(join(dataDir, 'publisher/manifest.jsonl'), 'first\n');
  const report = join(dataDir, 'publisher/storage.json');
  const state = () => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null);
  return { dataDir, folder, state };
}

/** Uploads without a mark, as earlier versions did. */
async function publishUnmarked(storage: Storage, dataDir: string) {
  await once(start(COMMAND, storage, dataDir), 'exit');
  await storage.remove('.site-id');
  storage.writes = [];
}

const REFUSAL = ({ url }: Storage) =>
  `${new URL(url).host} already holds a site that this installation didn’t publish. To replace it, run \`pnpm publish:s3\`.`;

test.each(['marked', 'unmarked'])(
  'leaves another installation’s site alone (%s) until publish:s3 replaces it',
  async (marking) => {
    const storage = await startStorage();
    const liveSite = publishedFolder();
    liveSite.folder.write('job/live/index.html', page('A live job'));
    if (marking === 'unmarked') await publishUnmarked(storage, liveSite.dataDir);
    else {
      const ownProcess = start(FOLLOW, storage, liveSite.dataDir);
      await expect.poll(liveSite.state).toMatchObject({ state: 'current' });
      ownProcess.kill();
      await once(ownProcess, 'exit');
    }
    const initialKeys = await storage.keys();
    storage.writes = [];
    const sample = publishedFolder();
    sample.folder.write('index.html', page('A sample'));
    start(FOLLOW, storage, sample.dataDir, 'another');
    await expect.poll(sample.state).toMatchObject({ state: 'failing', result: REFUSAL(storage) });
    expect([storage.writes, await storage.keys()]).toEqual([[], initialKeys]);
    // A restart does not replace the other site either.
    start(FOLLOW, storage, sample.dataDir, 'another');
    await expect
      .poll(() => Date.parse(sample.state()?.nextAt) - Date.parse(sample.state()?.calledAt))
      .toBeGreaterThan(3_000);
    expect([storage.writes, await storage.keys()]).toEqual([[], initialKeys]);

    await once(start(COMMAND, storage, sample.dataDir), 'exit');
    expect(await (await storage.get('index.html')).text()).toContain('A sample');
    expect((await storage.get('job/live/index.html')).status).toBe(404);
    // The machine whose site was replaced does not overwrite the new site.
    start(FOLLOW, storage, liveSite.dataDir);
    await expect.poll(liveSite.state).toMatchObject({ state: 'failing', result: REFUSAL(storage) });
  },
);

test('a restored installation still publishes to its own storage', async () => {
  const storage = await startStorage();
  const mark = async () => (await storage.get('.site-id')).text();
  const original = publishedFolder(makeInstallation().dataDir);
  const id = readSiteId(original.dataDir) ?? '';
  await once(start(COMMAND, storage, original.dataDir), 'exit');
  expect(await mark()).toMatch(/^[0-9a-z]{12}$/);

  const path = join(temporaryFolder(), 'backup.tar.zst');
  await createBackup({ dataDir: original.dataDir, path, at: Date.now() });
  const dataDir = temporaryFolder();
  await restoreBackup({ from: path, dataDir, replace: false, at: Date.now(), features: FEATURES });
  expect(readSiteId(dataDir)).toBe(id);
  const restoredSite = publishedFolder(dataDir);
  restoredSite.folder.write('index.html', page('Restored'));
  start(FOLLOW, storage, dataDir, id);
  await expect.poll(restoredSite.state).toMatchObject({ state: 'current' });
  expect([await mark(), await (await storage.get('index.html')).text()]).toEqual([id, page('Restored')]);

  await once(start(COMMAND, storage, publishedFolder().dataDir), 'exit');
  expect(await mark()).toBe('publish:s3');
});

test('reports a missing setting in a sentence', async () => {
  const storage = await startStorage();
  const child = start(COMMAND, { ...storage, url: '' }, temporaryFolder());
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(child.output()).toContain('PUBLISH_S3_URL is missing');
  const emptyRun = start(COMMAND, storage, temporaryFolder());
  expect((await once(emptyRun, 'exit'))[0]).toBe(1);
  expect(emptyRun.output()).toContain('There’s no published site');
});
