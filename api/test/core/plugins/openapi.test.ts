import cookie from '@fastify/cookie';
import { Validator } from '@seriousme/openapi-schema-validator';
import { contentTypes } from 'content-types';
import type { ContentType } from 'content-types/define';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../../src/app.ts';
import { CHEAP } from '../../../src/core/http/public-limits.ts';
import { authGuard } from '../../../src/core/plugins/auth-guard.ts';
import { openapi } from '../../../src/core/plugins/openapi/openapi.ts';
import { startApp, type TestServer } from '../../support/app.ts';
import { addImage } from '../../support/samples.ts';

const types: ContentType[] = Object.values(contentTypes);

let server: TestServer;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

test.each(['/api/openapi.json', '/api/openapi/admin.json', '/api/openapi/first-site.json'])(
  '%s is valid OpenAPI 3.1 with references that resolve',
  async (path) => {
    const { body } = await server.anonymous.get(path);
    expect(body.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(structuredClone(body));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    for (const [, name] of JSON.stringify(body).matchAll(/"#\/components\/schemas\/([^"/]+)/g)) {
      expect(body.components.schemas).toHaveProperty(String(name));
    }
  },
);

test.each([
  ['Tasks', { schema: { tags: ['Tasks'] } }],
  ['undefined', {}],
])('a route with the undescribed tag %s stops the start', async (tag, details) => {
  const route = { config: { public: CHEAP }, ...details };
  const other = Fastify();
  other
    .decorate('env', server.app.env)
    .decorate('features', FEATURES)
    .register(cookie)
    .register(authGuard)
    .register(openapi);
  other.register(async (scope) => scope.get('/api/tasks', route, async () => []));
  await expect(other.ready()).rejects.toThrow(`Describe the tag “${tag}” of /api/tasks in its feature.ts.`);
});

test('declares keys, waiting times and descriptions of responses', async () => {
  const { body } = await server.anonymous.get('/api/openapi.json');
  const send = body.paths['/api/applications'].post;
  expect(send.parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'idempotency-key' }));
  expect(Object.keys(send.responses)).toEqual(expect.arrayContaining(['409', '429', '503', '507']));
  expect(body.components.responses.Error429.headers).toHaveProperty('Retry-After.schema.type', 'integer');
  const { paths } = (await server.anonymous.get('/api/openapi/admin.json')).body;
  expect(paths['/api/setup/start'].post.parameters).toBeUndefined();
  expect(JSON.stringify(body)).not.toContain('Default Response');
  expect(paths['/healthz'].get.responses['503'].description).not.toContain('Success');
  expect(paths['/healthz'].get.responses).not.toHaveProperty('429');
});

test('lists every type with its fields and allowed callers', async () => {
  const { body } = await server.anonymous.get('/api/openapi.json');
  for (const type of types.filter((type) => !type.internal)) {
    for (const name of [type.name, `${type.name}Input`]) {
      expect(Object.keys(body.components.schemas[name].properties)).toEqual(Object.keys(type.fields));
    }
    expect(body.components.schemas[`${type.name}Input`]).not.toHaveProperty('required');
    expect(body.paths).toHaveProperty([`/api/content/${type.path}`]);
  }
  // Published entries are public, but drafts require a token.
  expect(body.paths['/api/content/jobs'].get.security).toEqual([{}, { token: [] }]);
  expect(body.paths['/api/content/changes'].get.security).toEqual([]);
  expect(body.paths['/api/content/jobs'].post).not.toHaveProperty('security');
});

test('creates an entry from the example of each type', async () => {
  const admin = await server.logIn();
  addImage(server.db);
  const { body: ofContent } = await server.anonymous.get('/api/openapi.json');
  const { body: ofAdmin } = await server.anonymous.get('/api/openapi/admin.json');
  for (const type of types) {
    const body = type.internal ? ofAdmin : ofContent;
    const [data] = body.components.schemas[`${type.name}Input`].examples;
    const url = `/api/content/${type.path}`;
    const isSingleton = type.shape === 'singleton';
    const savedResponse = isSingleton
      ? await admin.patch(url, { version: 0, publish: true, data })
      : await admin.post(url, { data });
    expect([type.name, savedResponse.status, savedResponse.body.issues]).toEqual([
      type.name,
      isSingleton ? 200 : 201,
      undefined,
    ]);
    expect(savedResponse.body.entry.status).toBe('live');
  }
});

test('serves the documentation as one page without scripts', async () => {
  const response = await server.anonymous.get('/api/docs');
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.body).not.toContain('<script');
  expect(response.body).toContain('/api/content/jobs/{id}');
  expect(response.body).toContain('<a href="#job">job</a>');
  expect(response.body).toContain('Changes only the fields sent');
  expect(response.body).toContain('<a href="#Error422">422</a>');
  expect(response.body).toContain('Validation failed');
  expect(response.body).toContain('access token (<code>Authorization: Bearer …</code>)');
  for (const name of ['openapi', 'openapi/admin', 'openapi/first-site'])
    expect(response.body).toContain(`/api/${name}.json`);
});
