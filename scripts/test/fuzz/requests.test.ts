/**
 * Requests generated from the API's own description, then mutated: bodies, queries, parameters, content types, forms
 * and paths.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addImage } from '../../../api/test/support/samples.ts';
import { fromSchema, type Schema } from './from-schema.ts';
import { TEXTS } from './hostile.ts';
import { RUNS, startTarget, type Target } from './kit.ts';

let target: Target;
let operations: Operation[];
beforeAll(async () => {
  target = await startTarget();
  addImage(target.db);
  operations = operationsOf(target.app.swagger());
});
afterAll(() => target.close());

interface Operation {
  method: string;
  path: string;
  query: string[];
  body: Schema | undefined;
}

const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 80 }), fc.webSegment());
const KINDS = [
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=xx',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
  '\tapplication/json',
  'application/json;;',
  '',
];

test(`${share(0.3)} mutated requests from the description get a valid response`, {
  timeout: 600_000 + RUNS * 100,
}, async () => {
  expect(operations.length).toBeGreaterThan(150);
  const seenStatuses = new Set<string>();
  const anyRequest = fc.record({
    operation: fc.nat(),
    id: text,
    query: fc.dictionary(
      fc.oneof(fc.constantFrom('limit', 'offset', 'sort', 'search', 'version', 'drafts', 'since'), text),
      text,
      { maxKeys: 4 },
    ),
    kind: fc.oneof({ weight: 3, arbitrary: fc.constant('application/json') }, fc.constantFrom(...KINDS)),
    seed: fc.nat(),
    bend: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.jsonValue(), text),
    isIn: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ operation: n, id, query, kind, seed, bend, isIn }) => {
      const operation = operations[n % operations.length];
      // Skips requests that would end the session, which all other requests use.
      if (
        !operation ||
        (operation.path === '/api/session' && operation.method === 'delete') ||
        ENDS.test(operation.path)
      )
        return;
      const value =
        bend ??
        (operation.body
          ? fc.sample(fromSchema(operation.body, target.app.swagger() as Schema), { numRuns: 1, seed })[0]
          : {});
      const queryString = new URLSearchParams(query).toString();
      const path = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(id.toWellFormed()).slice(0, 300) || 'x');
      const hasBody = !['get', 'head'].includes(operation.method);
      const body = hasBody ? (typeof value === 'string' ? value : JSON.stringify(value)) : '';
      const { status } = await target.send({
        method: operation.method.toUpperCase(),
        path: queryString ? `${path}?${queryString}`.slice(0, 3_000) : path,
        headers: { ...(isIn && target.admin), ...(hasBody && kind && { 'content-type': kind }) },
        body,
      });
      seenStatuses.add(`${operation.method} ${status}`);
    }),
    { numRuns: share(0.3) },
  );
  // Checks that the requests passed the access checks and caused several kinds of error.
  for (const expectedStatus of ['get 200', 'get 401', 'post 401', 'put 422'])
    expect([...seenStatuses]).toContain(expectedStatus);
  expect((await target.send({ method: 'GET', path: '/healthz' })).status).toBe(200);
});

const BOUNDARY = 'xx';
const piece = fc.oneof(
  fc.constantFrom(
    `--${BOUNDARY}`,
    `--${BOUNDARY}--`,
    '\r\n',
    '\n',
    '\r\n\r\n',
    '--',
    'content-disposition: form-data; name="resume"; filename="cv.pdf"',
    'content-disposition: form-data; name="file"; filename="a.png"',
    'content-disposition: form-data; name="fullName"',
    'content-disposition: form-data; name="__proto__"',
    'content-disposition: form-data',
    "content-disposition: attachment; filename*=UTF-8''%ff%00",
    'content-type: multipart/mixed; boundary=xx',
    'content-transfer-encoding: base64',
    '%PDF-1.7',
    '\x89PNG\r\n\x1a\n',
    '\0',
  ),
  text,
);

test(`${share(0.15)} randomly assembled forms are accepted or rejected without leaving files`, {
  timeout: 600_000 + RUNS * 100,
}, async () => {
  const formPaths = [
    '/api/applications',
    '/api/messages',
    '/api/media',
    '/api/banner/add',
    '/api/contact/sendmail',
    '/api/products/add',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...formPaths),
      fc.array(piece, { maxLength: 30 }),
      fc.boolean(),
      async (path, pieces, isTerminated) => {
        const body = `--${BOUNDARY}\r\n${pieces.join('')}${isTerminated ? `\r\n--${BOUNDARY}--\r\n` : ''}`;
        const headers = { ...target.admin, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
        const { status } = await target.send({ method: 'POST', path, headers, body });
        expect([201, 400, 413, 415, 422, 429]).toContain(status);
      },
    ),
    { numRuns: share(0.15) },
  );
  const knownFiles = new Set(target.db.$client.prepare('SELECT id FROM resumes').pluck().all());
  expect(target.files().filter((name) => !knownFiles.has(name))).toEqual([]);
  expect(readdirSync(join(target.dataDir, 'media', 'tmp'))).toEqual([]);
  expect(readdirSync(target.dataDir).sort()).toEqual([
    'app.db',
    'app.db-shm',
    'app.db-wal',
    'media',
    'resumes',
    'site',
  ]);
});

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'api',
      'content',
      'jobs',
      'media',
      'admin',
      'users',
      'session',
      'resumes',
      'app.db',
      'etc',
      'passwd',
    ),
  },
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%252e',
    '..;',
    '..%2f',
    '%5c..',
    '%00',
    '%c0%ae',
    '%ff',
    '',
    '~',
    ';',
    '%',
    '*',
    '{id}',
    ':id',
    '%0d%0a',
  ),
  fc.stringMatching(/^[!-~]{0,20}$/).filter((part) => !/[#?]/.test(part)),
);

test(`${share(0.15)} randomly spelled paths bypass no access check`, {
  timeout: 600_000 + RUNS * 100,
}, async () => {
  const joint = fc.constantFrom('/', '/', '/', '//', '\\', '/./', '%2f', '/../');
  const path = fc
    .array(fc.tuple(joint, step), { minLength: 1, maxLength: 9 })
    .map((steps) => `/${steps.flat().join('')}`);
  const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
  await fc.assert(
    fc.asyncProperty(method, path, fc.option(text), async (verb, where, query) => {
      const queryString = query === null ? '' : `?${encodeURIComponent(query.toWellFormed()).slice(0, 500)}`;
      const response = await target.send({ method: verb, path: where + queryString });
      if (response.headers.location) expect(response.headers.location).toMatch(/^\/(?![/\\])/);
      if (response.status === 200 && verb === 'GET') expect(response.body).not.toMatch(/passwordHash|"email":/);
    }),
    { numRuns: share(0.15) },
  );
});

test('covers responses 200, 400, 401, 404 and 422', () => {
  const statuses = target.statuses();
  for (const status of [200, 400, 401, 404, 422]) expect(statuses).toHaveProperty(String(status));
  console.log('responses:', JSON.stringify(statuses));
});

/** Paths that end sessions or change who may log in. */
const ENDS = /^\/api\/(sessions|users|session\/password)/;

function share(part: number): number {
  return Math.ceil(RUNS * part);
}

function operationsOf(description: object): Operation[] {
  const { paths = {} } = description as { paths?: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method,
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: requestBody?.content?.['application/json']?.schema,
    })),
  );
}

interface Described {
  parameters?: { in: string; name: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}
