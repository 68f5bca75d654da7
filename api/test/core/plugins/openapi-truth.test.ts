import { afterAll, beforeAll, expect, test } from 'vitest';
import { SUMMARIES } from '../../../src/core/plugins/openapi/summaries.ts';
import { startApp, type TestServer } from '../../support/app.ts';
import { SPECIFIED_CALLS } from '../../support/specified-calls.ts';

interface Operation {
  operationId?: string;
  description?: string;
  tags?: string[];
  summary?: string;
  deprecated?: boolean;
  security?: unknown[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, { format?: string }>; required?: string[] } }>;
  };
  responses: Record<string, object>;
}

const DOCUMENTS = ['/api/openapi.json', '/api/openapi/admin.json', '/api/openapi/first-site.json'];

type Calls = Record<string, Operation>;

let server: TestServer;
let operations: [name: string, operation: Operation][];
const findOperation = (name: string) => operations.find(([own]) => own === name)?.[1];
beforeAll(async () => {
  server = await startApp();
  const documents = await Promise.all(DOCUMENTS.map(async (path) => (await server.anonymous.get(path)).body));
  const paths = documents.flatMap((document) => Object.entries(document.paths as Record<string, Calls>));
  operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => server.close());

test('every call has its own description', () => {
  const summaries = operations.map(([name, { summary }]) => [name, summary ?? ''] as const);
  expect(summaries.filter(([, summary]) => !/^\p{Lu}.{3,}/u.test(summary))).toEqual([]);
  expect(findOperation('POST /api/session')?.summary).toBe('Log in with a password');
  expect(findOperation('GET /api/content/jobs')?.summary).toBe('List jobs');
  expect(findOperation('POST /api/content/jobs/{id}/restore')?.summary).toBe('Restore a job');
  expect(findOperation('PATCH /api/content/header')?.summary).toBe('Update the header');
});

test('matches every path summary to an existing call', () => {
  const summaryByCall = new Map(
    operations.map(([name, { summary }]) => [name.replaceAll(/\{(\w+)\}/g, ':$1'), summary]),
  );
  expect(Object.entries(SUMMARIES).filter(([call, summary]) => summaryByCall.get(call) !== summary)).toEqual([]);
});

test('every call has its own name, a description and a tag', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  expect(operations.filter(([, { operationId = '' }]) => !/^[a-z][A-Za-z0-9]{4,}$/.test(operationId))).toEqual([]);
  expect(operations.filter(([, { description, tags }]) => !description || tags?.length !== 1)).toEqual([]);
  const names = {
    'GET /api/content/jobs': 'listJobs',
    'POST /api/content/jobs': 'createJob',
    'GET /api/content/jobs/{id}': 'getJob',
    'PUT /api/content/jobs/{id}': 'replaceJob',
    'PATCH /api/content/jobs/{id}': 'updateJob',
    'DELETE /api/content/jobs/{id}': 'deleteJob',
    'POST /api/content/jobs/{id}/unpublish': 'unpublishJob',
    'GET /api/content/jobs/{id}/revisions': 'listJobRevisions',
    'POST /api/content/jobs/{id}/revisions/{version}/restore': 'restoreJobRevision',
    'GET /api/content/business-sections': 'listBusinessSections',
    'POST /api/content/blog': 'createBlog',
    'GET /api/content/site-settings': 'getSiteSettings',
    'PATCH /api/content/header': 'updateHeader',
    'POST /api/media': 'createMediaItem',
    'POST /api/applications': 'createApplication',
    'DELETE /api/session': 'logOut',
    'GET /api/job': 'legacyC24',
  };
  for (const [call, id] of Object.entries(names)) expect(findOperation(call)?.operationId, call).toBe(id);
});

test('the content, admin and legacy documents share no call', async () => {
  const tags: string[][] = [];
  for (const path of DOCUMENTS) {
    const { body } = await server.anonymous.get(path);
    const usedTags = Object.values(body.paths as Record<string, Calls>).flatMap((calls) =>
      Object.values(calls).map((c) => c.tags?.[0]),
    );
    expect(body.tags.map(({ name }: { name: string }) => name).toSorted()).toEqual([...new Set(usedTags)].toSorted());
    tags.push(body.tags.map(({ name }: { name: string }) => name));
  }
  const [content = [], admin, firstSite] = tags;
  expect(content).toEqual(expect.arrayContaining(['Jobs', 'Header', 'Media', 'Forms', 'Changes']));
  expect(admin).toEqual(expect.arrayContaining(['Session', 'Users', 'Publishing', 'Bulk actions']));
  expect(firstSite).toEqual(['Legacy']);
  expect(new Set(operations.map(([name]) => name)).size).toBe(operations.length);
});

test('every public route except pages is described', () => {
  const pages = /^\/(\*|admin.*|api|api\/docs|api\/openapi.*|preview\/:token\/\*|\.well-known\/security\.txt)$/;
  const isPublic = ({ method, url, roles }: (typeof server.app.declaredRoutes)[number]) =>
    roles === 'public' && method !== 'HEAD' && method !== 'OPTIONS' && !pages.test(url);
  const names = server.app.declaredRoutes
    .filter(isPublic)
    .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(names).toContain('POST /api/my-application/{secret}/withdraw');
  expect(names.filter((name) => !findOperation(name))).toEqual([]);
});

test('every call of the legacy API is described as a deprecated alias', () => {
  for (const { id, method, path } of SPECIFIED_CALLS) {
    expect(findOperation(`${method} ${path}`)?.deprecated, `${id} ${method} ${path}`).toBe(true);
  }
});

test('lists success and error responses for every call', () => {
  for (const [name, { responses, security }] of operations) {
    const statuses = Object.keys(responses);
    expect(
      statuses.some((status) => status.startsWith('2')),
      name,
    ).toBe(true);
    if (security?.length !== 0) expect(statuses, name).toEqual(expect.arrayContaining(['401', '403']));
    if (name.includes('{')) expect(statuses, name).toContain('404');
  }
  const rejections = ['400', '401', '403', '404', '409', '413', '415', '422', '428'];
  expect(Object.keys(findOperation('PUT /api/content/jobs/{id}')?.responses ?? {})).toEqual(
    expect.arrayContaining(rejections),
  );
  expect(findOperation('PUT /api/content/jobs/{id}')?.responses['422']).toEqual({
    $ref: '#/components/responses/Error422',
  });
});

test('describes multipart forms part by part', () => {
  const form = (name: string) => findOperation(name)?.requestBody?.content['multipart/form-data']?.schema;
  expect(form('POST /api/media')).toMatchObject({ properties: { file: { format: 'binary' } }, required: ['file'] });
  const application = form('POST /api/applications');
  expect(application?.properties).toMatchObject({ resume: { format: 'binary' }, fullName: {}, jobId: {} });
  expect(application?.required).toEqual(expect.arrayContaining(['fullName', 'email', 'resume']));
  expect(form('POST /api/about-us/add')).toMatchObject({
    properties: { title: {}, description: {}, icon: { format: 'binary' } },
  });
  expect(form('POST /api/products/tabAdd')?.properties).toHaveProperty('tabImages');
  expect(findOperation('PUT /api/headers/update/{id}')?.requestBody?.content).toHaveProperty(['application/json']);
  // Every route that reads a form describes its contents.
  const silent = operations.filter(
    ([name, { requestBody }]) => /^(POST|PUT) .*(add|update|Add|Update)/.test(name) && !requestBody,
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('rejects sorting or searching that a list does not support', async () => {
  const editor = await server.logIn('editor');
  for (const [client, query] of [
    [editor, 'drafts=true&sort=nope'],
    [server.anonymous, 'sort=nope'],
    [server.anonymous, 'sort=title'],
  ] as const) {
    const { status, body } = await client.get(`/api/content/jobs?${query}`);
    expect([status, body.issues[0].path], query).toEqual([422, 'sort']);
  }
  const searchResponse = await server.anonymous.get('/api/content/jobs?search=x');
  expect([searchResponse.status, searchResponse.body.issues[0].path]).toEqual([422, 'search']);
  expect((await editor.get('/api/content/jobs?drafts=true&sort=-title')).status).toBe(200);
});

test('/api redirects to the documentation page', async () => {
  const { status, headers } = await server.anonymous.get('/api');
  expect([status, headers.location]).toEqual([308, '/api/docs']);
});
