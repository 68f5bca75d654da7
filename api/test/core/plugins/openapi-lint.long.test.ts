/** The API's descriptions pass the recommended rules of Redocly and Spectral. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import spectral from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestServer } from '../../support/app.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'openapi-lint-'));
beforeAll(async () => {
  server = await startApp();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

describe.each([
  ['content', '/api/openapi.json', []],
  // Load balancers may send any query, so only 503 is possible.
  ['admin', '/api/openapi/admin.json', ['operation-4xx-response #/paths/~1readyz/get/responses']],
  ['legacy API', '/api/openapi/first-site.json', []],
])('the description of the %s', (_name, path, exceptions) => {
  test('passes Redocly’s recommended rules', async () => {
    const { body } = await server.anonymous.get(path);
    expect(await redocly(body)).toEqual(exceptions);
  });

  test('passes Spectral’s recommended rules', async () => {
    const { body } = await server.anonymous.get(path);
    expect(await spectralFindings(body)).toEqual([]);
  });
});

test('control: detects a call without an operationId, a description and a tag', async () => {
  const { body } = await server.anonymous.get('/api/openapi.json');
  body.paths['/api/content/jobs'].get = { responses: { 200: { description: 'Done.' } } };
  const rules = (await redocly(body)).map((finding) => finding.split(' ')[0]);
  expect(rules).toEqual(expect.arrayContaining(['operation-operationId', 'operation-summary']));
  const found = await spectralFindings(body);
  expect(found.map((finding) => finding.split(' ')[0])).toEqual(
    expect.arrayContaining(['operation-description', 'operation-operationId', 'operation-tags']),
  );
});

async function spectralFindings(document: object): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[oas as never, 'recommended']] });
  return (await linter.run(JSON.stringify(document))).map(({ code, path }) => `${code} ${path.join('/')}`);
}

const REDOCLY = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

/** Runs the command line tool without its telemetry. */
function redocly(document: object): Promise<string[]> {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const args = [REDOCLY, 'lint', '--extends', 'recommended', '--format', 'json', '--max-problems', '1000', file];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env, maxBuffer: 50_000_000 }, (error, stdout, stderr) => {
      if (!stdout.startsWith('{')) return reject(error ?? new Error(stderr));
      const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; location: { pointer?: string }[] }[] };
      resolve(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`));
    });
  });
}
