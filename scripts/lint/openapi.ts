/** Checks the API's descriptions with the recommended rules of Redocly. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDocuments } from '../lib/api-documents.ts';
import { run } from '../lib/run.ts';

/** Calls that accept any input and have no rate limit, and so no 4xx. */
const EXCEPTIONS = [
  'operation-4xx-response #/paths/~1readyz/get/responses',
  'operation-4xx-response #/paths/~1api~1social~1icon.png/get/responses',
];
const REDOCLY = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

const folder = mkdtempSync(join(tmpdir(), 'openapi-lint-'));
const paths = ['/api/openapi.json', '/api/openapi/admin.json', '/api/openapi/first-site.json'];
const files = (await readDocuments(paths)).map((document, index) => {
  const file = join(folder, `${index}.json`);
  writeFileSync(file, JSON.stringify(document));
  return { path: paths[index], file };
});
const unusedExceptions = new Set(EXCEPTIONS);
for (const { path, file } of files) {
  for (const finding of await lintWithRedocly(file)) {
    unusedExceptions.delete(finding);
    if (EXCEPTIONS.includes(finding)) continue;
    console.error(`${path}: ${finding}`);
    process.exitCode = 1;
  }
}
for (const exception of unusedExceptions) {
  console.error(`No longer found, so remove the exception: ${exception}`);
  process.exitCode = 1;
}
rmSync(folder, { recursive: true });

/** Runs the command line tool without its telemetry. */
async function lintWithRedocly(file: string): Promise<string[]> {
  const args = [REDOCLY, 'lint', '--extends', 'recommended', '--format', 'json', '--max-problems', '1000', file];
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { output } = await run(process.execPath, args, { env });
  const json = /^\{.*^\}/ms.exec(output)?.[0];
  if (!json) throw new Error(output);
  const { problems } = JSON.parse(json) as { problems: { ruleId: string; location: { pointer?: string }[] }[] };
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
}
