import { argon2Sync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { AppOptions } from '../../src/core/app.ts';
import { createUser } from '../../src/core/auth/users.ts';
import { eq } from '../../src/core/database/drizzle.ts';
import { openDatabase } from '../../src/core/database/open.ts';
import { type Role, users } from '../../src/core/database/schema/auth.ts';
import { readEnv } from '../../src/core/settings/env.ts';

export const ORIGIN = 'http://localhost:3000';
export const PASSWORD = 'correct horse battery';

export type TestServer = Awaited<ReturnType<typeof startApp>>;
export type Client = ReturnType<typeof client>;

/** The real app on a real database file in its own folder; `close` removes the folder unless it was passed in. */
export async function startApp(
  options: { env?: NodeJS.ProcessEnv; dataDir?: string } & Pick<
    Partial<AppOptions>,
    'clock' | 'logger' | 'timeouts'
  > = {},
) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'api-test-'));
  if (!options.dataDir) writeFileSync(join(dataDir, 'app.db'), emptyDatabase());
  const env = readEnv({ PUBLIC_SITE_URL: ORIGIN, DATA_DIR: dataDir, ...options.env });
  const db = openDatabase(join(dataDir, 'app.db'));
  const { clock, logger, timeouts } = options;
  const app = await buildApp({ env, db, clock, logger, timeouts });
  await app.ready();

  return {
    app,
    db,
    dataDir,
    anonymous: client(app, {}),
    /** A client logged in as a new user with this role. */
    async logIn(role: Role = 'administrator') {
      const email = `${role}-${Math.random().toString(36).slice(2)}@example.com`;
      const createdUser = await createUser(db, { email, name: `The ${role}`, role, password: null }, app.clock.now());
      if (!createdUser) throw new Error('The address is taken.');
      const user = { ...createdUser, passwordHash: CHEAP_HASH };
      db.update(users).set(user).where(eq(users.id, user.id)).run();
      const response = await logInAs(app, email, PASSWORD);
      return { ...client(app, { cookie: cookieOf(response), origin: ORIGIN }), cookie: cookieOf(response), user };
    },
    async close() {
      await app.close();
      db.$client.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true });
    },
  };
}

/** A hash of `PASSWORD` that is cheap to check, for the hundreds of logins in tests that are not about passwords. */
export const CHEAP_HASH = cheapHash();

function cheapHash(): string {
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const nonce = Buffer.from('salt of 16 bytes');
  const hash = argon2Sync('argon2id', { ...cost, message: PASSWORD, nonce });
  const [salt, key] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${salt}$${key}`;
}

let emptyBytes: Buffer | undefined;

/** The file of a migrated database, made once because migrating takes as long as starting the rest of the app. */
function emptyDatabase(): Buffer {
  if (emptyBytes) return emptyBytes;
  const folder = mkdtempSync(join(tmpdir(), 'api-test-empty-'));
  const path = join(folder, 'app.db');
  openDatabase(path).$client.close();
  emptyBytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return emptyBytes;
}

export function logInAs(app: TestApp, email: string, password: string, headers = {}) {
  return app.inject({ method: 'POST', url: '/api/session', payload: { email, password }, headers });
}

/** `name=value` of the cookie that a response sets. */
export function cookieOf(response: { headers: Record<string, unknown> }): string {
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

type TestApp = Awaited<ReturnType<typeof buildApp>>;

/** Sends requests with the same headers. Responses are `{ status, body, headers }` with parsed JSON. */
function client(app: TestApp, headers: Record<string, string>) {
  const send =
    (method: InjectOptions['method']) =>
    async (url: string, payload?: InjectOptions['payload'], extraHeaders = {}) => {
      const response = await app.inject({ method, url, payload, headers: { ...headers, ...extraHeaders } });
      const isJson = String(response.headers['content-type']).includes('json') && response.body !== '';
      return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : response.body };
    };
  return { get: send('GET'), post: send('POST'), put: send('PUT'), patch: send('PATCH'), delete: send('DELETE') };
}
