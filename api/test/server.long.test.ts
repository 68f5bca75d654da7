/** The server as a process: its output, its shutdown, and the durability of acknowledged data after a kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ensureAdministrator } from '../src/core/auth/login/first-login.ts';
import { createPasswordLink } from '../src/core/auth/login/password-links.ts';
import { openDatabase } from '../src/core/database/open.ts';
import { users } from '../src/core/database/schema/auth.ts';
import { systemClock } from '../src/core/lib/clock.ts';
import { readEnv } from '../src/core/settings/env.ts';
import { startApp } from './support/app.ts';
import { sampleOf } from './support/samples.ts';

const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const EMAIL = 'ada.lovelace@example.com';
const PASSWORD = 'a password for this test';

let dataDir: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'api-server-'));
});
afterEach(async () => {
  await kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** Starts the server and waits until it accepts requests. */
async function start(env: NodeJS.ProcessEnv = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }) {
  let output = '';
  const startedProcess = run(env);
  child = startedProcess;
  startedProcess.stdout.on('data', (chunk) => (output += chunk));
  startedProcess.stderr.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toContain('accepting requests at');
  const [, url = ''] = /accepting requests at (http:[^"]+)/.exec(output) ?? [];
  return { url, output: () => output };
}

function run(env: NodeJS.ProcessEnv = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const baseEnv = { PORT: '0', DATA_DIR: dataDir, PUBLIC_SITE_URL: 'http://localhost' };
  return spawn(process.execPath, [SERVER], { env: { PATH, NODE_COMPILE_CACHE, ...baseEnv, ...env } });
}

async function kill(signal: NodeJS.Signals): Promise<number | null> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return null;
  const exit = once(child, 'exit');
  child.kill(signal);
  return (await exit)[0];
}

async function logIn(url: string, email = EMAIL, password = PASSWORD): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', origin: 'http://localhost' };
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  return { ...headers, cookie: String(response.headers.get('set-cookie')).split(';')[0] ?? '' };
}

test('keeps the first password in a private file until the first login', async () => {
  const file = join(dataDir, 'first-login.txt');
  const first = await start({});
  expect(first.output()).toContain(`First login: see ${file}`);
  expect(first.output()).toContain('pnpm admin:password EMAIL');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [, email = '', password = ''] = /Email: (\S+)\nPassword: (\S+)\n/.exec(readFileSync(file, 'utf8')) ?? [];
  expect([email, password]).toEqual(['admin@localhost', expect.stringMatching(/^[\w-]{20}$/)]);
  await kill('SIGTERM');
  const second = await start({});
  expect(second.output()).toContain(`First login: see ${file}`);
  expect(first.output() + second.output()).not.toContain(password);

  await logIn(second.url, email, password);
  expect(existsSync(file)).toBe(false);
  await kill('SIGTERM');
  const db = openDatabase(join(dataDir, 'app.db'));
  onTestFinished(() => void db.$client.close());
  expect(await ensureAdministrator(db, readEnv({ DATA_DIR: dataDir }), false)).toBeNull();
});

test('deletes the first password’s file when a link replaces the password', async () => {
  const server = await startApp({ dataDir, clock: systemClock });
  onTestFinished(() => server.close());
  await ensureAdministrator(server.db, server.app.env, false);
  const file = join(dataDir, 'first-login.txt');
  const [user] = server.db.select().from(users).all();
  if (!user) throw new Error('There is no first user.');
  const { address } = createPasswordLink(server.app, user);
  expect(existsSync(file)).toBe(true);
  const linkUse = { secret: address.split('=')[1], password: 'a wholly new password' };
  const { status } = await server.anonymous.post('/api/password-links/use', linkUse);
  expect([status, existsSync(file)]).toEqual([204, false]);
});

test('shows the first password in a terminal, once', async () => {
  const env = readEnv({ DATA_DIR: dataDir });
  const db = openDatabase(join(dataDir, 'app.db'));
  onTestFinished(() => void db.$client.close());
  const firstNotice = await ensureAdministrator(db, env, true);
  const [, password = ''] = /Password: (\S+)/.exec(readFileSync(join(dataDir, 'first-login.txt'), 'utf8')) ?? [];
  expect(firstNotice).toContain(`First login: admin@localhost   password: ${password}\n`);
  const secondNotice = await ensureAdministrator(db, env, true);
  expect(secondNotice).toContain('First login: see ');
  expect(secondNotice).not.toContain(password);
});

test('reports invalid environment variables and exits with code 1', async () => {
  const failedProcess = run({ PORT: 'many', ADMIN_PASSWORD: 'short' });
  let output = '';
  failedProcess.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(failedProcess, 'exit');
  expect(code).toBe(1);
  expect(output).toContain('PORT must be');
  expect(output).toContain('ADMIN_PASSWORD must be at least 12 characters long');
});

test('keeps compiled code for the next start while it runs', async () => {
  const folder = join(dataDir, 'compiled');
  await start({ NODE_COMPILE_CACHE: folder });
  await expect.poll(() => existsSync(folder) && readdirSync(folder, { recursive: true }).length).toBeGreaterThan(1000);
});

test('does not touch a database of a later version', async () => {
  const path = `${dataDir}/app.db`;
  const db = openDatabase(path).$client;
  db.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 4102444800000)");
  db.close();
  const originalBytes = readFileSync(path);
  const rejectedProcess = run();
  let output = '';
  rejectedProcess.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(rejectedProcess, 'exit');
  expect([code, output]).toEqual([
    78,
    expect.stringMatching(/app\.db cannot be opened: it comes from a later version/),
  ]);
  expect(readFileSync(path).equals(originalBytes)).toBe(true);
});

test('a second server waits until the first releases the data folder', async () => {
  await start();
  const first = child;
  let output = '';
  const second = run();
  onTestFinished(() => void second.kill('SIGKILL'));
  second.stdout.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toContain(`Another server is using the data folder ${dataDir}`);
  expect(first?.exitCode).toBeNull();
  await kill('SIGTERM');
  child = second;
  await expect.poll(() => output).toContain('accepting requests at');
});

test('rejects writes but not reads on open connections while it stops', async () => {
  const { url, output } = await start();
  const { hostname, port } = new URL(url);
  // Each request follows a response still in progress, so that its connection stays open.
  const lines = [
    'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n',
    'POST /api/messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  ].map((next) => {
    const socket = connect(Number(port), hostname);
    const responses = socket.toArray().then((chunks) => Buffer.concat(chunks).toString());
    socket.write(
      'POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    );
    return { responses, resume: () => socket.write(`}${next}`) };
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stopping = kill('SIGTERM');
  await expect.poll(output).toContain('"msg":"stopping"');
  for (const { resume } of lines) resume();
  const [read = '', sent = ''] = await Promise.all(lines.map(({ responses }) => responses));
  const [, second = ''] = read.split('HTTP/1.1 422');
  expect(second).toMatch(/HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close/i);
  const [, rejected = ''] = sent.split('HTTP/1.1 422');
  expect(rejected).toMatch(/HTTP\/1\.1 503 Service Unavailable\r\n[\s\S]*retry-after: 2\r\n/i);
  expect(rejected).toMatch(/connection: close/i);
  expect(rejected).toContain('{"message":"The service is restarting. Please try again in a moment."}');
  expect(await stopping).toBe(0);
});

test('logs no personal data, even at the trace level', async () => {
  const { url, output } = await start({ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'trace' });
  const headers = await logIn(url);
  await fetch(`${url}/api/content/jobs?drafts=true&search=Grace%20Hopper`, { headers });
  await fetch(`${url}/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: EMAIL, password: 'wrong' }),
  });
  await fetch(`${url}/api/nothing?token=s3cret`, { headers: { ...headers, authorization: 'Bearer s3cret' } });
  await kill('SIGTERM');
  expect(output()).toContain('"route":"/api/session"');
  expect(output()).not.toContain('First login');
  expect(existsSync(join(dataDir, 'first-login.txt'))).toBe(false);
  const [, secret = 'none'] = headers.cookie?.split('=') ?? [];
  for (const personalText of [EMAIL, PASSWORD, 'Hopper', 's3cret', secret, '127.0.0.1:', '"remoteAddress"']) {
    const logText = output().replace(url, '');
    expect(logText, personalText).not.toContain(personalText);
  }
});

test('keeps everything acknowledged when the process is killed at any time', async () => {
  const body = JSON.stringify({ data: sampleOf(contentTypes.job) });
  const acknowledgedIds = new Set<string>();
  for (let repetition = 0; repetition < 2; repetition += 1) {
    const { url } = await start();
    const headers = await logIn(url);
    const save = async () => {
      for (;;) {
        const response = await fetch(`${url}/api/content/jobs`, { method: 'POST', headers, body });
        if (response.status === 201)
          acknowledgedIds.add(((await response.json()) as { entry: { id: string } }).entry.id);
      }
    };
    const clients = Promise.allSettled(Array.from({ length: 4 }, save));
    await expect.poll(() => acknowledgedIds.size, { interval: 1 }).toBeGreaterThan(12 * (repetition + 1));
    await kill('SIGKILL');
    await clients;
  }
  expect(acknowledgedIds.size).toBeGreaterThan(20);
  const db = openDatabase(join(dataDir, 'app.db'));
  const ids = new Set(db.$client.prepare("SELECT id FROM documents WHERE type = 'job'").pluck().all());
  expect([...acknowledgedIds].filter((id) => !ids.has(id))).toEqual([]);
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
  const orphans =
    'SELECT count(*) FROM documents d WHERE NOT EXISTS (SELECT 1 FROM revisions r WHERE r.documentId = d.id)';
  expect(db.$client.prepare(orphans).pluck().get()).toBe(0);
  db.$client.close();
});
