import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestServer } from '../support/app.ts';

interface Operation {
  summary?: string;
  deprecated?: boolean;
  security?: unknown[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, { format?: string }>; required?: string[] } }>;
  };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

let server: TestServer;
let operations: [name: string, operation: Operation][];
const named = (name: string) => operations.find(([own]) => own === name)?.[1];
beforeAll(async () => {
  server = await startApp();
  const { body } = await server.anonymous.get('/api/openapi.json');
  operations = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => server.close());

test('every call says what it does, in its own words', () => {
  const summaries = operations.map(([name, { summary }]) => [name, summary ?? ''] as const);
  expect(summaries.filter(([, summary]) => !/^\p{Lu}.{3,}/u.test(summary))).toEqual([]);
  expect(named('POST /api/session')?.summary).toBe('Log in with a password');
  expect(named('GET /api/content/jobs')?.summary).toBe('List jobs');
  expect(named('POST /api/content/jobs/{id}/restore')?.summary).toBe('Restore an entry (jobs)');
});

test('every call says how it can fail, and has an answer for when it does not', () => {
  for (const [name, { responses, security }] of operations) {
    const statuses = Object.keys(responses);
    expect(
      statuses.some((status) => status.startsWith('2')),
      name,
    ).toBe(true);
    if (security?.length !== 0) expect(statuses, name).toEqual(expect.arrayContaining(['401', '403']));
    if (name.includes('{')) expect(statuses, name).toContain('404');
  }
  const refusals = ['400', '401', '403', '404', '409', '413', '415', '422', '428'];
  expect(Object.keys(named('PUT /api/content/jobs/{id}')?.responses ?? {})).toEqual(expect.arrayContaining(refusals));
  const error = named('PUT /api/content/jobs/{id}')?.responses['422']?.content?.['application/json']?.schema;
  expect(error).toEqual({ $ref: '#/components/schemas/ApiError' });
});

test('forms with files are described part by part', () => {
  const form = (name: string) => named(name)?.requestBody?.content['multipart/form-data']?.schema;
  expect(form('POST /api/media')).toMatchObject({ properties: { file: { format: 'binary' } }, required: ['file'] });
  const application = form('POST /api/applications');
  expect(application?.properties).toMatchObject({ resume: { format: 'binary' }, fullName: {}, jobId: {} });
  expect(application?.required).toEqual(expect.arrayContaining(['fullName', 'email', 'resume']));
  expect(form('POST /api/about-us/add')).toMatchObject({
    properties: { title: {}, description: {}, icon: { format: 'binary' } },
  });
  expect(form('POST /api/products/tabAdd')?.properties).toHaveProperty('tabImages');
  expect(named('PUT /api/headers/update/{id}')?.requestBody?.content).toHaveProperty(['application/json']);
  // Whatever reads a form says what is in it.
  const silent = operations.filter(
    ([name, { requestBody }]) => /^(POST|PUT) .*(add|update|Add|Update)/.test(name) && !requestBody,
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('a sort by what is no field, or one that would not be followed, is refused and not ignored', async () => {
  const editor = await server.logIn('editor');
  for (const [client, query] of [
    [editor, 'drafts=true&sort=nope'],
    [server.anonymous, 'sort=nope'],
    [server.anonymous, 'sort=title'],
  ] as const) {
    const { status, body } = await client.get(`/api/content/jobs?${query}`);
    expect([status, body.issues[0].path], query).toEqual([422, 'sort']);
  }
  const searched = await server.anonymous.get('/api/content/jobs?search=x');
  expect([searched.status, searched.body.issues[0].path]).toEqual([422, 'search']);
  expect((await editor.get('/api/content/jobs?drafts=true&sort=-title')).status).toBe(200);
});

test('/api leads to what people read', async () => {
  const { status, headers } = await server.anonymous.get('/api');
  expect([status, headers.location]).toEqual([308, '/api/docs']);
});
