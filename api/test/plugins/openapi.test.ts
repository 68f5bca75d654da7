import { Validator } from '@seriousme/openapi-schema-validator';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestServer } from '../support/app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

test('the description is valid OpenAPI 3.1, and whatever it refers to is in it', async () => {
  const { body } = await server.anonymous.get('/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const { valid, errors } = await new Validator().validate(structuredClone(body));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  for (const [, name] of JSON.stringify(body).matchAll(/"#\/components\/schemas\/([^"/]+)/g)) {
    expect(body.components.schemas).toHaveProperty(String(name));
  }
});

test('it names every type with its fields, and who may call what', async () => {
  const { body } = await server.anonymous.get('/api/openapi.json');
  for (const type of Object.values(contentTypes)) {
    expect(Object.keys(body.components.schemas[type.name].properties)).toEqual(Object.keys(type.fields));
    expect(body.paths).toHaveProperty([`/api/content/${type.path}`]);
  }
  expect(body.paths['/api/content/jobs'].get.security).toEqual([]);
  expect(body.paths['/api/content/jobs'].post).not.toHaveProperty('security');
});

test('people read it as one page without scripts', async () => {
  const answer = await server.anonymous.get('/api/docs');
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).not.toContain('<script');
  expect(answer.body).toContain('/api/content/jobs/{id}');
  expect(answer.body).toContain('<a href="#job">job</a>');
});
