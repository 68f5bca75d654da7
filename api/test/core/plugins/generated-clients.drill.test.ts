/** Clients that public tools generate from the API's descriptions compile, and do a script's work over HTTP. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { contentTypes } from 'content-types';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument } from '../../../src/core/content/documents/save.ts';
import { sampleOf } from '../../support/samples.ts';
import { startForTokens } from '../../support/token-client.ts';

// Inside the package, so that the clients find their library as project code does.
const folder = mkdtempSync(fileURLToPath(new URL('.generated-', import.meta.url)));
let server: Awaited<ReturnType<typeof startForTokens>>;
let token: string;
beforeAll(async () => {
  server = await startForTokens();
  ({ secret: token } = await server.withToken('editor'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

async function description(path: string): Promise<OpenAPI3> {
  return (await fetch(server.address + path)).json() as Promise<OpenAPI3>;
}

const FETCH_CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

export async function cycle(baseUrl: string, token: string): Promise<unknown[]> {
  const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + token } });
  const terms = { category: 'Engineer', type: 'Full Time', basis: 'permanent' };
  const data = { title: 'Welder', description: '<p>Weld.</p>', salary: { unit: 'hour' as const }, ...terms };
  const created = await client.POST('/api/content/jobs', { body: { data, publish: false } });
  const id = created.data?.entry.id ?? '';
  const params = { path: { id } };
  const read = await client.GET('/api/content/jobs/{id}', { params: { ...params, query: { drafts: true } } });
  const version = read.data && 'version' in read.data ? read.data.version : 0;
  const list = await client.GET('/api/content/jobs', { params: { query: { drafts: true, status: 'draft' } } });
  const changed = await client.PATCH('/api/content/jobs/{id}', { params, body: { version, data: { start: 'Monday' } } });
  const published = await client.PATCH('/api/content/jobs/{id}', { params, body: { version: version + 1, publish: true } });
  const shown = await client.GET('/api/content/jobs/{id}', { params: { path: { id } } });
  const stale = await client.DELETE('/api/content/jobs/{id}', { params: { path: { id }, query: { version } } });
  const gone = await client.DELETE('/api/content/jobs/{id}', { params: { path: { id }, query: { version: version + 2 } } });
  return [
    created.response.status, read.data?.data.title, list.data?.total, changed.data?.entry.data.start,
    published.data?.entry.status, shown.data?.data.salary.unit, stale.error?.message, gone.response.status,
  ];
}
`;

const HEY_CLIENT = `
import { createClient } from './hey/client/index.ts';
import { createJob, deleteJob, getJob, listJobs, updateJob } from './hey/index.ts';

export async function cycle(baseUrl: string, token: string): Promise<unknown[]> {
  const client = createClient({ baseUrl, auth: token });
  const terms = { category: 'Engineer', type: 'Full Time', basis: 'permanent' };
  const data = { title: 'Welder', description: '<p>Weld.</p>', salary: { unit: 'hour' as const }, ...terms };
  const created = await createJob({ client, body: { data, publish: false } });
  const path = { id: created.data?.entry.id ?? '' };
  const read = await getJob({ client, path, query: { drafts: true } });
  const version = read.data && 'version' in read.data ? read.data.version : 0;
  const list = await listJobs({ client, query: { drafts: true, status: 'draft' } });
  const changed = await updateJob({ client, path, body: { version, data: { start: 'Monday' } } });
  const published = await updateJob({ client, path, body: { version: version + 1, publish: true } });
  const shown = await getJob({ client, path });
  const stale = await deleteJob({ client, path, query: { version } });
  const gone = await deleteJob({ client, path, query: { version: version + 2 } });
  return [
    created.response?.status, read.data?.data.title, list.data?.total, changed.data?.entry.data.start,
    published.data?.entry.status, shown.data?.data.salary.unit, stale.error?.message, gone.response?.status,
  ];
}
`;

const STALE = 'The administrator saved changes while you were editing.';
const DONE = [201, 'Welder', 1, 'Monday', 'live', 'hour', STALE, 200];

test('`openapi-typescript` and `openapi-fetch` create, read, list, patch, publish and delete a job', async () => {
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTypes(await description('/api/openapi.json'))));
  expect(await run('fetch-client.ts', FETCH_CLIENT)).toEqual(DONE);
});

test('hey-api creates, reads, lists, patches, publishes and deletes a job', async () => {
  mkdirSync(join(folder, 'hey'));
  await createClient({
    input: { ...(await description('/api/openapi.json')) },
    output: { path: join(folder, 'hey'), importFileExtension: '.ts' },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  });
  expect(readdirSync(join(folder, 'hey'))).toContain('sdk.gen.ts');
  expect(await run('hey-client.ts', HEY_CLIENT)).toEqual(DONE);
});

const FIRST_SITE_CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './first-site.ts';

export async function cycle(baseUrl: string): Promise<string[]> {
  const { data } = await createClient<paths>({ baseUrl }).GET('/api/job', { params: { query: { limit: 10 } } });
  return (data ?? []).map((job) => job.title);
}
`;

test('C24 a generated client of the legacy API compiles and reads the jobs', async () => {
  const data = { ...sampleOf(contentTypes.job), title: 'Fitter' };
  createDocument(server.db, contentTypes.job, { data }, { userId: null, at: 1 });
  const types = await openapiTypes(await description('/api/openapi/first-site.json'));
  writeFileSync(join(folder, 'first-site.ts'), astToString(types));
  expect(await run('first-site-client.ts', FIRST_SITE_CLIENT)).toEqual(['Fitter']);
});

/** Compiles a client strictly and calls its `cycle`. */
async function run(name: string, source: string): Promise<unknown> {
  const file = join(folder, name);
  writeFileSync(file, source);
  expect(compilerErrors(file)).toEqual([]);
  return (await import(file)).cycle(server.address, token);
}

function compilerErrors(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
