/**
 * SECURITY.md, rows 7, 8 and 37: no response to a stranger, no log and no error contains personal data of candidates or
 * users.
 */

import { readdirSync } from 'node:fs';
import { Writable } from 'node:stream';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/core/app.ts';
import { applications } from '../../src/core/database/schema/applications.ts';
import { CHEAP } from '../../src/core/http/public-limits.ts';
import { loggerOptions } from '../../src/core/plugins/request-log.ts';
import { ORIGIN } from '../support/app.ts';
import { type IntakeServer, startIntake } from '../support/applications.ts';
import { addImage, sampleOf } from '../support/samples.ts';
import { addressOf, closedRoutes, isWrite, publicRoutes, type Route, sendRequest, withWeakness } from './kit.ts';

/** Names that occur only in our candidate, user and editor. */
const CANARIES = {
  candidate: 'Quillibrace',
  candidateAddress: 'quillibrace@canary.example',
  telephone: '020 7946 0987',
  letter: 'zanzibarine',
  resume: 'oxyrhynchus',
  message: 'periwinkled',
  user: 'canary-user@canary.example',
  draft: 'unpublishable',
} as const;
const SECRETS = Object.values(CANARIES);

let server: IntakeServer;
let ids: string[];
const log: string[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, callback) {
      log.push(String(chunk));
      callback();
    },
  });
  const logger = { ...(loggerOptions('trace', false) as object), stream };
  server = await startIntake({ logger });
  addImage(server.db);
  const admin = await server.logIn();
  const user = { email: CANARIES.user, name: CANARIES.candidate, role: 'editor', password: 'correct horse battery' };
  expect((await admin.post('/api/users', user)).status).toBe(201);
  const form = {
    fullName: `Ada ${CANARIES.candidate}`,
    email: CANARIES.candidateAddress,
    phone: CANARIES.telephone,
    coverLetter: `A ${CANARIES.letter} letter.`,
    fileName: `${CANARIES.resume}.pdf`,
  };
  expect((await server.apply(form)).status).toBe(201);
  const message = { name: CANARIES.candidate, email: CANARIES.candidateAddress, message: CANARIES.message };
  expect((await server.post('/api/messages', JSON.stringify(message), JSON_TYPE)).status).toBe(201);
  const draft = { data: { ...sampleOf(contentTypes.slide), title: CANARIES.draft }, publish: false };
  expect((await admin.post('/api/content/slides', draft)).status).toBe(201);
  ids = everyId();
});
afterAll(() => server.close());

describe('rows 7, 8: a stranger who knows every id and file name', () => {
  test('gets no personal data from any route', async () => {
    expect(ids.length).toBeGreaterThan(10);
    const isRead = ({ method }: Route) => method === 'GET';
    expect(await leaks(server.app, publicRoutes(server.app).filter(isRead), ids)).toEqual([]);
    // The sender is checked before the id, so a few ids suffice.
    expect(await leaks(server.app, closedRoutes(server.app).filter(isRead), ids.slice(0, 4))).toEqual([]);
  });

  test('gets no file of the resume store, the database or the settings', async () => {
    const files = [...readdirSync(server.resumeFolder), 'app.db', 'app.db-wal', 'package.json', '.env', '.git/config'];
    const places = ['/', '/media/', '/resumes/', '/data/', '/data/resumes/', '/media/../resumes/', '/_astro/../../'];
    for (const file of files) {
      for (const place of places) {
        const { status, body } = await sendRequest(server.app, { url: place + file });
        expect(status, place + file).toBeGreaterThanOrEqual(400);
        expect(body).not.toMatch(/%PDF|SQLite format|"dependencies"/);
      }
    }
  });

  test('control: detects a public route that leaks a row', async () => {
    const addLeakingRoute = (app: App) => {
      app.get('/api/showing/:id', { config: { public: CHEAP }, schema: { hide: true } }, async () => ({
        email: CANARIES.candidateAddress,
      }));
    };
    const leakedCanaries = await withWeakness(addLeakingRoute, (app) =>
      leaks(app, [{ method: 'GET', url: '/api/showing/:id' }], ['x']),
    );
    expect(leakedCanaries).toContain('/api/showing/x: quillibrace@canary.example');
  });
});

describe('row 7: a logged-in user', () => {
  test.each(['editor', 'recruiter'] as const)('as %s reads only data that the role allows', async (role) => {
    const { cookie } = await server.logIn(role);
    const forbiddenRoutes = server.app.declaredRoutes.filter(({ method, roles }) => {
      return method === 'GET' && roles !== 'public' && !roles.includes(role);
    }) as Route[];
    expect(forbiddenRoutes.length).toBeGreaterThan(3);
    for (const [n, route] of forbiddenRoutes.entries()) {
      // The role is checked before the id, so two ids suffice.
      for (const id of [ids[n % ids.length], ids[(n + 1) % ids.length]]) {
        const { status, body } = await sendRequest(server.app, { url: addressOf(route, id), headers: { cookie } });
        expect(status, route.url).toBe(403);
        for (const secret of SECRETS) expect(body).not.toContain(secret);
      }
    }
  });

  test('cannot end the sessions of colleagues', async () => {
    const editor = await server.logIn('editor');
    const sessionIds = server.db.$client.prepare('SELECT id FROM sessions ORDER BY id').pluck().all();
    for (const id of sessionIds.filter((id) => id !== undefined)) {
      const row = server.db.$client.prepare('SELECT userId FROM sessions WHERE id = ?').pluck().get(id);
      if (row !== editor.user.id) expect((await editor.delete(`/api/sessions/${id}`)).status).toBe(404);
    }
    expect(server.db.$client.prepare('SELECT id FROM sessions ORDER BY id').pluck().all()).toEqual(sessionIds);
  });
});

test('row 7: ids cannot be guessed', () => {
  const rows = server.db.select().from(applications).all();
  for (const { id, reference } of rows) {
    expect(id).toMatch(/^[0-9a-z]{12,}$/);
    expect(reference).not.toMatch(/^A-0*1$/);
  }
  for (const name of readdirSync(server.resumeFolder)) expect(name.length).toBeGreaterThanOrEqual(22);
});

test('row 37: a thousand errors reveal no personal or system data', async () => {
  const { cookie } = await server.logIn();
  const headers = { cookie, origin: ORIGIN };
  const responses: { status: number; body: string; headers: object }[] = [];
  const routes = server.app.declaredRoutes.filter(({ method }) => method !== 'HEAD') as Route[];
  const bodies = ['{"a":', '[]', '{"data":null,"version":-1}', 'null'];
  const session = server.app.declaredRoutes.length;
  // Hides two tables, so that requests that need them fail halfway.
  server.db.$client.exec('ALTER TABLE documents RENAME TO hidden_documents');
  server.db.$client.exec('ALTER TABLE applications RENAME TO hidden_applications');
  for (const route of routes) {
    if (route.url === '/api/session' || route.url.includes('/events')) continue;
    for (const payload of isWrite(route) ? bodies : [undefined]) {
      const extraHeaders = payload === undefined ? {} : JSON_TYPE;
      const url = addressOf(route, `${CANARIES.letter}'"<%00`.slice(0, 12).replace('%', ''));
      responses.push(
        await sendRequest(server.app, {
          method: route.method,
          url,
          payload,
          headers: { ...headers, ...extraHeaders },
        }).catch(() => ({
          status: 400,
          body: '',
          headers: {},
        })),
      );
    }
  }
  server.db.$client.exec('ALTER TABLE hidden_documents RENAME TO documents');
  server.db.$client.exec('ALTER TABLE hidden_applications RENAME TO applications');
  expect(session).toBeGreaterThan(200);
  const failedResponses = responses.filter(({ status }) => status >= 400);
  expect(failedResponses.length).toBeGreaterThan(500);
  expect(failedResponses.filter(({ status }) => status === 500).length).toBeGreaterThan(20);
  for (const { body, headers: responseHeaders } of failedResponses) {
    expect(body).not.toMatch(/SQLITE|no such table|hidden_|node_modules|\.ts:\d|at \w+ \(|\/work\/|\/tmp\/|ENOENT/i);
    expect(responseHeaders).not.toHaveProperty('x-powered-by');
    expect(responseHeaders).not.toHaveProperty('server');
  }
});

test('the log of these requests contains no personal data', async () => {
  await server.app.close().catch(() => undefined);
  const text = log.join('');
  expect(text).toContain('"reqId"');
  expect(text).toContain('request failed');
  for (const [canaryName, secret] of Object.entries(CANARIES)) expect(text.includes(secret), canaryName).toBe(false);
  for (const secret of ['correct horse battery', 'session=', '"remoteAddress"']) expect(text).not.toContain(secret);
});

test('control: detects a log that includes headers', () => {
  const line = JSON.stringify({ headers: { cookie: 'session=secret' }, email: CANARIES.candidateAddress });
  expect(SECRETS.some((secret) => line.includes(secret))).toBe(true);
});

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Returns the responses of every route, with every id, that contain personal data. Each route gets every query, and each
 * query every kind of id.
 */
async function leaks(app: App, routes: Route[], knownIds: string[]): Promise<string[]> {
  const leakedCanaries: string[] = [];
  const queries = ['', '?drafts=true', '?bin=true&limit=200', `?search=${CANARIES.candidate}`];
  for (const [n, route] of routes.entries()) {
    const hasId = route.url.includes(':') || route.url.includes('*');
    for (const [m, id] of (hasId ? knownIds : ['']).entries()) {
      for (const query of hasId ? [queries[(n + m) % queries.length] ?? ''] : queries) {
        const url = addressOf(route, encodeURIComponent(id)) + query;
        const { body } = await sendRequest(app, { url }).catch(() => ({ body: '' }));
        for (const secret of SECRETS) if (body.includes(secret)) leakedCanaries.push(`${url}: ${secret}`);
      }
    }
  }
  return leakedCanaries;
}

/** Every id, reference and file name in the database. */
function everyId(): string[] {
  const { $client } = server.db;
  const tables = $client.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const identifiers = tables.flatMap((table) => {
    const columns = $client.prepare(`SELECT name FROM pragma_table_info('${table}')`).pluck().all() as string[];
    return columns
      .filter((name) => /^(id|reference|sha256|hash|\w+Id)$/.test(name))
      .flatMap((name) => $client.prepare(`SELECT "${name}" FROM "${table}"`).pluck().all());
  });
  return [
    ...new Set([...identifiers.filter((id) => id !== null).map(String), ...readdirSync(server.resumeFolder), '1', '2']),
  ];
}
