/**
 * `pnpm check`: types, lint, format, wording, dead code and licences. Prints a line for each step, and the output of those that
 * fail. The HTML of the site is checked before a release: after `astro build`,
 * `npx -y vnu-jar --errors-only --skip-non-html site/dist/site` must report nothing.
 */
import { availableParallelism } from 'node:os';
import { run } from './lib/run.ts';

/**
 * Components that may insert raw HTML: rich text and the theme's style are escaped beforehand, and the search script
 * contains only fixed names.
 */
const RAW_HTML = ['RichText.astro', 'ThemeStart.astro', 'Page.astro', 'SearchMark.astro']
  .map((name) => `':!*/${name}'`)
  .join(' ');

/** Keeps results for files that have not changed since the last run. */
const CACHE = 'node_modules/.cache/check';
/** TypeScript 7, ten times as fast. `astro check` and the tools that read types need version 6. */
const NATIVE_TSC = 'node_modules/typescript-native/bin/tsc';

/** The steps that read the API types of the admin, so that they start only after these are written. */
const READS_API_TYPES = ['dead code', 'types: browser tests', 'types: admin'];
/** Ordered by duration, the longest first, so that no core waits at the end. */
const STEPS: [name: string, command: string, ...args: string[]][] = [
  ['types: site', 'pnpm', '--dir', 'site', 'run', 'check'],
  ['lint and format', 'biome', 'check', '.'],
  ['API descriptions', process.execPath, 'scripts/lint/openapi.ts'],
  ['dead code', 'knip', '--no-config-hints', '--no-progress'],
  checkSpelling(),
  checkTypes('browser tests', 'scripts/e2e'),
  checkTypes('api', 'api'),
  checkTypes('scripts', 'scripts'),
  checkTypes('admin', 'api/admin'),
  checkTypes('content-types', 'content-types'),
  ['format of .astro files', 'prettier', '--check', '--log-level', 'warn', 'site/src/**/*.astro'],
  ['wording', process.execPath, 'scripts/lint/wording.ts'],
  ['length of texts', process.execPath, 'scripts/lint/shape.ts'],
  ['licences', process.execPath, 'scripts/lint/licences.ts'],
  ['unescaped HTML', 'sh', '-c', `! git grep -nE 'set:html|define:vars|server:defer' site/src ${RAW_HTML}`],
];

const failedSteps: string[] = [];
const queue = STEPS.values();
const apiTypes = runStep('API types', process.execPath, ['scripts/api-types.ts']);
// One step per core, but at most four, to limit the memory.
await Promise.all([
  apiTypes.then(runSteps),
  ...Array.from({ length: Math.min(4, availableParallelism()) - 1 }, runSteps),
]);
if (failedSteps.length > 0)
  console.log(`\n${failedSteps.length} of ${STEPS.length + 1} failed: ${failedSteps.join(', ')}`);

function checkTypes(name: string, folder: string): [string, string, ...string[]] {
  const cache = `${CACHE}/${folder.replaceAll('/', '-')}.tsbuildinfo`;
  return [`types: ${name}`, process.execPath, NATIVE_TSC, '-p', folder, '--incremental', '--tsBuildInfoFile', cache];
}

function checkSpelling(): [string, string, ...string[]] {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/spelling`];
  return ['spelling', 'cspell', '--no-progress', '--no-summary', '--dot', ...cache];
}

async function runSteps(): Promise<void> {
  for (const [name, command, ...args] of queue) {
    if (READS_API_TYPES.includes(name)) await apiTypes;
    await runStep(name, command, args);
  }
}

async function runStep(name: string, command: string, args: string[]): Promise<void> {
  const startedAt = performance.now();
  const { ok, output } = await run(command, args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (ok) return;
  console.log(output);
  failedSteps.push(name);
  process.exitCode = 1;
}
