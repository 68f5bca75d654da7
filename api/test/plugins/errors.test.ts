import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../support/app.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startApp();
  admin = await server.logIn();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

describe('every error has one shape and a message for people', () => {
  test.each([
    ['JSON that does not parse', '{"data":', json, 400, 'This request could not be read.'],
    ['nothing at all', '', json, 400, 'This request could not be read.'],
    [
      'a kind of content we do not take',
      '<data/>',
      { 'content-type': 'text/xml' },
      415,
      'This kind of content is not accepted here.',
    ],
    ['too much', JSON.stringify({ data: 'x'.repeat(3_000_000) }), json, 413, 'This is too large.'],
    ['JSON of the wrong shape', '[]', json, 422, 'Invalid input: expected object, received array'],
  ])('%s', async (_name, payload, headers, status, message) => {
    const answer = await admin.post('/api/content/jobs', payload, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
    expect(Object.keys(answer.body).filter((key) => key !== 'issues')).toEqual(['message']);
  });

  test.each([
    '/api/content/jobs?limit=-1',
    '/api/content/jobs?limit=many',
    '/api/content/changes?since=x',
    '/api/publish/receipts/x',
  ])('%s is a bad request', async (url) => {
    const answer = await admin.get(url);
    expect(answer.status).toBe(400);
    expect(answer.body.issues[0].path).toMatch(/limit|since|change/);
  });

  test.each([
    'text/plain',
    ' application/json',
    'application/json\t;x',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('the content type %j does not bypass validation', async (type) => {
    const answer = await admin.post('/api/content/jobs', '{"data":{"surprise":1}}', { 'content-type': type });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

test('an internal error shows a reference and nothing else', async () => {
  server.db.$client.exec('ALTER TABLE users RENAME TO hidden');
  const answer = await server.anonymous.post('/api/session', { email: 'ada@example.com', password: 'a long password' });
  server.db.$client.exec('ALTER TABLE hidden RENAME TO users');
  expect(answer.status).toBe(500);
  expect(Object.keys(answer.body)).toEqual(['message']);
  expect(answer.body.message).toMatch(/^Something went wrong on our side\. Reference: [0-9a-f]{10}\.$/);
});

test('every response of the API forbids sniffing, framing and caching', async () => {
  for (const url of ['/api/session', '/api/content/nothing', '/api/publish']) {
    const { headers } = await server.anonymous.get(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('allows only the site as another origin, without cookies', async () => {
  const { headers } = await server.anonymous.get('/api/content/jobs', undefined, { origin: 'https://evil.example' });
  expect(headers['access-control-allow-origin']).toBe('http://localhost:3000');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});
