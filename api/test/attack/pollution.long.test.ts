/** SECURITY.md, rows 24 and 25: no client sets undeclared fields or pollutes the prototype. */
import { contentTypes } from 'content-types';
import secureJson from 'secure-json-parse';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { applications } from '../../src/core/database/schema/applications.ts';
import { messages } from '../../src/core/database/schema/inbox.ts';
import { type Client, ORIGIN } from '../support/app.ts';
import { applicationForm, type IntakeServer, MESSAGE, startIntake } from '../support/applications.ts';
import { addImage, sampleOf } from '../support/samples.ts';
import { addressOf, closedRoutes, isWrite, partFor, sendRequest, snapshot } from './kit.ts';

let server: IntakeServer;
let admin: Awaited<ReturnType<IntakeServer['logIn']>>;
beforeAll(async () => {
  server = await startIntake();
  addImage(server.db);
  admin = await server.logIn();
});
afterAll(() => server.close());
afterEach(() => {
  expect(pollution()).toEqual([]);
});

const POISON = ['polluted', 'isAdmin', 'role'] as const;
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

/** Bodies are text, because an object in the test would lose its `__proto__` on the way. */
const BODIES = [
  '{"__proto__":{"polluted":1,"isAdmin":true,"role":"administrator"}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"data":{"__proto__":{"polluted":1}},"version":1}',
  '{"data":{"constructor":{"prototype":{"polluted":1}}},"version":1}',
  '{"data":{"title":"x","seo":{"__proto__":{"polluted":1}}},"publish":false}',
  '{"ids":["__proto__"],"__proto__":[]}',
  '[{"__proto__":{"polluted":1}}]',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":1}}',
];

test('row 24: no JSON or form write pollutes the prototype', async () => {
  // This test has its own session, because one of its requests logs out.
  const { cookie } = await server.logIn();
  for (const [n, route] of closedRoutes(server.app).filter(isWrite).entries()) {
    for (const payload of partFor(BODIES, n, 3)) {
      const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' };
      const { status } = await sendRequest(server.app, {
        method: route.method,
        url: addressOf(route),
        headers,
        payload,
      });
      expect(status, `${route.method} ${route.url} ${payload}`).toBeLessThan(500);
      expect(pollution(), `${route.method} ${route.url} ${payload}`).toEqual([]);
    }
    for (const name of partFor(NAMES, n, 3)) {
      const headers = { cookie, origin: ORIGIN, ...multipart };
      const payload = formWith(name, '{"polluted":1}') + formWith(`${name}[polluted]`, '1') + END;
      const { status } = await sendRequest(server.app, {
        method: route.method,
        url: addressOf(route),
        headers,
        payload,
      });
      expect(status, `${route.method} ${route.url} ${name}`).toBeLessThan(500);
      expect(pollution(), `${route.method} ${route.url} ${name}`).toEqual([]);
    }
  }
});

test('row 24: no public form pollutes the prototype', async () => {
  for (const url of ['/api/messages', '/api/contact/sendmail', '/api/applications', '/api/applicationsroutes/add']) {
    for (const name of NAMES) {
      const requests = [
        sendRequest(server.app, { method: 'POST', url, headers: multipart, payload: formWith(name, '1') + END }),
        sendRequest(server.app, {
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `${name}=1&${name}[polluted]=1&a[${name}][polluted]=1&name.${name}=1`,
        }),
        ...BODIES.map((payload) =>
          sendRequest(server.app, { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload }),
        ),
      ];
      for (const { status } of await Promise.all(requests)) expect([400, 415, 422]).toContain(status);
      expect(pollution(), `${url} ${name}`).toEqual([]);
    }
  }
});

test('row 24: rejects prototype pollution in the JSON of a form part', async () => {
  const editor = await server.logIn('editor');
  for (const part of ['header', 'tabs', 'content']) {
    const payload = formWith(part, '{"__proto__":{"polluted":1},"title":"x"}') + END;
    const headers = { cookie: editor.cookie, origin: ORIGIN, ...multipart };
    const response = await sendRequest(server.app, {
      method: 'POST',
      url: '/api/services/application/add',
      headers,
      payload,
    });
    expect(response.status).toBe(422);
  }
});

test('control: detects prototype pollution by an unsafe merge', () => {
  const merge = (into: Record<string, unknown>, source: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(source)) {
      if (typeof value === 'object') merge(into[key] as Record<string, unknown>, value as Record<string, unknown>);
      else into[key] = value;
    }
  };
  merge({}, JSON.parse(BODIES[0] ?? ''));
  expect(pollution()).toEqual([...POISON]);
  for (const name of POISON) delete (Object.prototype as Record<string, unknown>)[name];
  expect(() => secureJson.parse(BODIES[0] ?? '', { protoAction: 'error' })).toThrow();
});

/** Fields that clients must not set. */
const OWN = {
  id: 'chosen000000',
  _id: 'chosen000000',
  type: 'header',
  role: 'administrator',
  status: 'live',
  published: true,
  publishedAt: '2000-01-01T00:00:00Z',
  createdAt: '2000-01-01T00:00:00Z',
  updatedBy: 'somebody',
  userId: 'somebody',
  authorId: 'somebody',
  seq: 1,
  position: -1,
  closed: true,
  deletedAt: null,
  filePath: '/etc/passwd',
  passwordHash: 'x',
};

test.each(Object.values(contentTypes))('row 25: $name accepts no internal field at any level', async (type) => {
  const data = sampleOf(type);
  const isSingleton = type.shape === 'singleton';
  const url = `/api/content/${type.path}`;
  const send = (body: object) => (isSingleton ? admin.put(url, body) : admin.post(url, body));
  const base = isSingleton ? { version: 0 } : {};
  const initialRows = snapshot(server.app, ['sessions']);
  for (const [name, value] of Object.entries(OWN)) {
    // An administrator may set when an entry was first published; see content/scripts.test.ts.
    if (name !== 'publishedAt') expect((await send({ ...base, data, [name]: value })).status, name).toBe(422);
    if (!(name in type.fields)) {
      const response = await send({ ...base, data: { ...data, [name]: value } });
      expect(response.status, `data.${name}`).toBe(422);
    }
  }
  expect(snapshot(server.app, ['sessions'])).toEqual(initialRows);
  // Control: the same request is accepted without these fields.
  const response = await send({ ...base, data });
  expect([200, 201]).toContain(response.status);
  expect(response.body.entry.id).not.toBe(OWN.id);
});

test('row 25: a form cannot set fields that it does not declare', async () => {
  const extra = { ...OWN, status: 'archived', assignedTo: 'x', spamReasons: '', reference: 'M-AAAAAA', jobTitle: 'x' };
  expect((await server.post('/api/messages', JSON.stringify({ ...MESSAGE, ...extra }), JSON_TYPE)).status).toBe(201);
  const form = applicationForm({ jobId: server.jobId, ...extra, resumeId: 'x', duplicateOf: 'x', warnings: '' });
  expect((await server.post('/api/applications', form)).status).toBe(201);
  for (const table of [messages, applications]) {
    const row = server.db.select().from(table).all().at(-1);
    expect(row).toMatchObject({ status: 'new', assignedTo: null });
    expect(row?.id).not.toBe(OWN.id);
    expect(row?.reference).not.toBe(extra.reference);
    expect(row?.createdAt).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(row)).not.toContain('/etc/passwd');
  }
});

test('row 25: no request sets a user’s id, address or password hash', async () => {
  const recruiter = await server.logIn('recruiter');
  const initialRows = snapshot(server.app, ['sessions', 'login_attempts']);
  for (const [name, value] of Object.entries({ ...OWN, email: 'x@example.com', sessionId: 'x', confirmedAt: 1 })) {
    if (name === 'role') continue;
    const response = await admin.patch(`/api/users/${recruiter.user.id}`, { [name]: value });
    expect(response.status, name).toBe(422);
  }
  const password = { current: 'correct horse battery', next: 'another battery staple', role: 'administrator' };
  expect((await (recruiter as Client).put('/api/session/password', password)).status).toBe(422);
  expect(snapshot(server.app, ['sessions', 'login_attempts'])).toEqual(initialRows);
});

const JSON_TYPE = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=xx' };
const END = '--xx--\r\n';

function formWith(name: string, value: string): string {
  return `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function pollution(): string[] {
  return POISON.filter((name) => name in {});
}
