/** Backups that an administrator sets up, makes and restores as a test: over HTTP, with the real command, folder and storage. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNewestArchive } from '../../../src/operations/backup/archive/archive-name.ts';
import { isWorkFolder } from '../../../src/operations/backup/work-folder.ts';
import { type Client, startApp } from '../../support/app.ts';

type Running = Awaited<ReturnType<typeof startApp>>;

let root: string;
let runningServers: Running[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true });
});

async function start(env: NodeJS.ProcessEnv = {}) {
  const server = await startApp({ env, dataDir: join(root, 'data') });
  await server.app.listen({ port: 0 });
  runningServers.push(server);
  return { ...server, admin: await server.logIn() };
}

async function stop() {
  for (const server of runningServers) await server.close();
  runningServers = [];
}

const folder = () => join(root, 'backups');
const settings = (changes = {}) => ({
  ...{ folder: folder(), hour: 3, keep: 2, publicKey: '' },
  ...{ copyTo: '', region: '', accessKey: '', secretKey: '' },
  ...changes,
});

async function untilBackup(admin: Client, count: number) {
  await expect.poll(() => archives(), { timeout: 20_000 }).toHaveLength(count);
  await expect.poll(async () => (await admin.get('/api/backups')).body.running, { timeout: 20_000 }).toBe(null);
}

const archives = () =>
  existsSync(folder()) ? readdirSync(folder()).filter((name) => name.startsWith('staffing')) : [];

async function drill(admin: Client, privateKey = '') {
  const previousDrillAt = (await admin.get('/api/backups')).body.lastRestore?.at;
  expect((await admin.post('/api/backups/drill', { privateKey })).status).toBe(204);
  const lastDrill = async () => (await admin.get('/api/backups')).body.lastRestore;
  await expect.poll(async () => (await lastDrill())?.at, { timeout: 20_000 }).not.toBe(previousDrillAt);
  return (await lastDrill()).error;
}

test('makes restorable backups at setup and on request', async () => {
  const { admin, dataDir } = await start();
  expect((await admin.post('/api/backups', {})).status).toBe(409);
  expect((await admin.post('/api/backups/drill', { privateKey: '' })).status).toBe(409);
  expect((await admin.put('/api/backups/settings', settings())).status).toBe(204);
  await untilBackup(admin, 1);
  expect((await admin.post('/api/backups', {})).status).toBe(204);
  await untilBackup(admin, 2);
  expect(await drill(admin)).toBe(null);
  const { body } = await admin.get('/api/backups');
  expect(body).toMatchObject({ folder: folder(), problem: null, newest: findNewestArchive(folder()) });
  expect(body.verifiedAt).not.toBe(null);
  expect(readdirSync(dataDir).filter(isWorkFolder)).toEqual([]);

  truncateSync(join(folder(), findNewestArchive(folder()) ?? ''), 5000);
  expect(await drill(admin)).toContain('cut short');
});

test('restores an encrypted backup only with its private key', async () => {
  const { admin } = await start();
  const { publicKey, privateKey } = (await admin.post('/api/backups/key', {})).body;
  const other = (await admin.post('/api/backups/key', {})).body.privateKey;
  expect((await admin.put('/api/backups/settings', settings({ publicKey }))).status).toBe(204);
  await untilBackup(admin, 1);
  expect(archives()[0]).toMatch(/\.age$/);
  expect(await drill(admin)).toContain('private keys');
  expect(await drill(admin, other)).toContain('different key');
  expect(await drill(admin, privateKey)).toBe(null);
});

test('keeps the settings across a restart without revealing secrets', async () => {
  const first = await start();
  const secret = 'Zq7correcthorse';
  const storage = { copyTo: 'https://127.0.0.1:1/bucket', accessKey: 'key', secretKey: secret };
  const rejectedResponse = await first.admin.put('/api/backups/settings', settings(storage));
  expect([rejectedResponse.status, rejectedResponse.body.issues[0].path]).toEqual([422, 'folder']);
  expect(JSON.stringify(rejectedResponse.body)).not.toContain(secret);
  expect((await first.admin.put('/api/backups/settings', settings())).status).toBe(204);
  await untilBackup(first.admin, 1);
  await stop();
  expect(readFileSync(join(root, 'data', 'app.db')).includes(folder())).toBe(false);
  const { admin } = await start();
  const { body } = await admin.get('/api/backups');
  expect(body).toMatchObject({ folder: folder(), stored: { byEnvironment: false, settings: settings() } });
  expect((await admin.delete('/api/backups/settings')).status).toBe(204);
  expect((await admin.get('/api/backups')).body).toMatchObject({ folder: null, stored: { settings: null } });
});

test.each([
  ['inside the data folder', () => ({ folder: join(root, 'data', 'site') }), 'outside the data folder'],
  ['with a relative path', () => ({ folder: 'data/backups' }), 'whole path'],
  ['that cannot be written', () => ({ folder: '/dev/null/backups' }), 'can’t write'],
  ['below /proc', () => ({ folder: '/proc/site/backups' }), 'can’t write'],
  ['with a wrong key', () => ({ publicKey: 'age1nonsense' }), 'age public keys'],
  ['with storage that lacks a key', () => ({ copyTo: 'https://s3.example.com/b' }), 'SECRET_KEY'],
  [
    'with storage without https',
    () => ({ copyTo: 'http://s3.example.com/b', accessKey: 'a', secretKey: 'b' }),
    'https',
  ],
])('rejects a folder %s', async (_name, changeSettings, sentence) => {
  const { admin } = await start();
  const { status, body } = await admin.put('/api/backups/settings', settings(changeSettings()));
  expect([status, body.issues[0].message]).toEqual([422, expect.stringContaining(sentence)]);
  expect((await admin.get('/api/backups')).body.stored.settings).toBe(null);
});

test('the environment’s settings take precedence over stored settings', async () => {
  const { admin } = await start({ BACKUP_DIR: folder(), BACKUP_HOUR: '4' });
  await untilBackup(admin, 1);
  const { body } = await admin.get('/api/backups');
  expect(body).toMatchObject({ folder: folder(), stored: { settings: null, fixed: { folder: folder(), hour: 4 } } });
  const { publicKey } = (await admin.post('/api/backups/key', {})).body;
  const other = settings({ folder: join(root, 'other'), publicKey });
  expect((await admin.put('/api/backups/settings', other)).status).toBe(204);
  expect((await admin.post('/api/backups', {})).status).toBe(204);
  await untilBackup(admin, 2);
  expect(archives().sort().at(-1)).toMatch(/\.age$/);
  expect(existsSync(join(root, 'other'))).toBe(false);
});

test('stopping the server interrupts a backup and leaves nothing behind', async () => {
  await start({ BACKUP_DIR: folder() });
  await expect.poll(() => existsSync(folder()) && readdirSync(folder()).some(isWorkFolder), { interval: 1 }).toBe(true);
  await stop();
  expect(readdirSync(folder()).filter(isWorkFolder)).toEqual([]);
});

test('returns 403 to recruiters', async () => {
  const { logIn } = await start();
  const recruiter = await logIn('recruiter');
  expect((await recruiter.get('/api/backups')).status).toBe(403);
  expect((await recruiter.put('/api/backups/settings', settings())).status).toBe(403);
  expect((await recruiter.post('/api/backups/drill', { privateKey: '' })).status).toBe(403);
});
