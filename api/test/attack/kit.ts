/** The real app under attack, and the same app with a deliberate weakness, as a control that the attacks can succeed. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { App } from '../../src/core/app.ts';
import { openDatabase } from '../../src/core/database/open.ts';
import { readEnv } from '../../src/core/settings/env.ts';
import { ORIGIN } from '../support/app.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Route {
  method: Method;
  url: string;
}

/** Every route that requires a role, as the running app declares it. */
export function closedRoutes(app: App): Route[] {
  return app.declaredRoutes.filter(({ roles, method }) => roles !== 'public' && method !== 'HEAD') as Route[];
}

export function publicRoutes(app: App): Route[] {
  return app.declaredRoutes.filter(({ roles, method }) => roles === 'public' && method !== 'HEAD') as Route[];
}

export function isWrite({ method }: Route): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/**
 * Returns the items for the nth route: one of `parts` shares, so that every item reaches some route. In
 * `pnpm test:faults`, every route gets all items.
 */
export function partFor<T>(items: readonly T[], n: number, parts: number): readonly T[] {
  return process.env.FAULTS === 'long' ? items : items.filter((_, m) => (n + m) % parts === 0);
}

/** A route's address with its parameters filled in. */
export function addressOf({ url }: Route, id = 'abcdefgh1234'): string {
  return url.replace(/:\w+/g, id).replace('*', id);
}

/** Sends a request. Returns the response without parsing it. */
export async function sendRequest(app: App, options: InjectOptions) {
  const { statusCode, headers, body } = await app.inject(options);
  return { status: statusCode, headers, body };
}

/** Sends a request with its path exactly as written. Other clients would normalise the path. */
export async function sendRaw(
  app: App,
  { method = 'GET', path, headers = {} }: { method?: Method; path: string; headers?: Record<string, string> },
) {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const body = method === 'GET' ? '' : '{}';
  const length = { 'content-length': String(body.length) };
  const clientRequest = request({ host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent });
  clientRequest.end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  const responseBody = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode ?? 0, headers: response.headers, body: responseBody };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Runs `attack` on an app with a weakness added by `weaken`, as a control. Returns the result of the attack. */
export async function withWeakness<Result>(weaken: (app: App) => void, attack: (app: App) => Promise<Result>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'weak-'));
  const db = openDatabase(join(dataDir, 'app.db'));
  const app = await buildApp({ env: readEnv({ PUBLIC_SITE_URL: ORIGIN, DATA_DIR: dataDir }), db });
  weaken(app);
  await app.ready();
  try {
    return await attack(app);
  } finally {
    await app.close();
    db.$client.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** A hash of each table's rows, to see what has changed. */
export function snapshot({ db }: Pick<App, 'db'>, excludedTables: readonly string[] = []): Record<string, string> {
  const names = db.$client.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const tables = names.filter((name) => ![...excludedTables, 'sqlite_sequence'].includes(name)).sort();
  return Object.fromEntries(tables.map((name) => [name, hashOfRows(db, name)]));
}

function hashOfRows(db: App['db'], table: string): string {
  const rows = db.$client.prepare(`SELECT * FROM "${table}"`).all();
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
