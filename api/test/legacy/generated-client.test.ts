/** A client generated from the API's description by public tools compiles, and reads the jobs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypes } from 'content-types';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument } from '../../src/content/documents.ts';
import { sampleOf } from '../support/samples.ts';
import { type Site, startSite } from './client.ts';
import { SECTION_7 } from './section-7.ts';

// Inside the package, so that the client finds its library as any code of the project does.
const folder = mkdtempSync(fileURLToPath(new URL('./.generated-', import.meta.url)));
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.close();
});

const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

export async function jobTitles(baseUrl: string): Promise<string[]> {
  const client = createClient<paths>({ baseUrl });
  const { data } = await client.GET('/api/job', { params: { query: { limit: 10 } } });
  const { data: clean } = await client.GET('/api/content/jobs');
  return [...(data ?? []).map((job) => job.title), String(clean?.total)];
}
`;

test('C24 a generated client compiles and reads the jobs', async () => {
  createDocument(
    site.db,
    contentTypes.job,
    { data: { ...sampleOf(contentTypes.job), title: 'Welder' } },
    { userId: null, at: 1 },
  );
  const { body } = await site.nobody('GET', '/api/openapi.json');
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTypes(body)));
  writeFileSync(join(folder, 'client.ts'), CLIENT);

  expect(compilerErrors(join(folder, 'client.ts'))).toEqual([]);
  const { jobTitles } = await import(join(folder, 'client.ts'));
  expect(await jobTitles(site.address)).toEqual(['Welder', '1']);
});

test('every call of section 7 is described, as a deprecated alias', async () => {
  const { body } = await site.nobody('GET', '/api/openapi.json');
  for (const { id, method, path } of SECTION_7) {
    expect(body.paths[path]?.[method.toLowerCase()]?.deprecated, `${id} ${method} ${path}`).toBe(true);
  }
});

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
