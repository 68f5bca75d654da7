/**
 * `pnpm test:mutations`: breaks each guarantee in `mutations.ts` on purpose, in a copy of the project, and says which test
 * fails. A guarantee that survives has no test. `pnpm test:mutations undo csv` breaks those with one of the words in their names.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp } from '../lib/give-up.ts';
import { run } from '../lib/run.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { copyProject } from './support/project-copy.ts';

/** The parts of Vitest's JSON report that we use. */
interface VitestReport {
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Failure {
  title: string;
  /** The first line of the message. */
  reason: string;
}

const filters = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = ({ name }: Mutation) =>
  filters.length === 0 || filters.some((word) => name.toLowerCase().includes(word));
const mutations = MUTATIONS.filter(isWanted);
if (mutations.length === 0)
  giveUp(`No guarantee has ${filters.join(' or ')} in its name. See scripts/test/mutations.ts.`);

const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
copyProject(copy);

const misplacedMutations = mutations.filter(
  ({ file, from }) => readFileSync(join(copy, file), 'utf8').split(from).length !== 2,
);
if (misplacedMutations.length > 0)
  giveUp(
    misplacedMutations.map(({ name, file, from }) => `${name}: not exactly once in ${file}:\n${from}`).join('\n\n'),
  );

// A test that fails without a mutation would seem to prove every guarantee.
const always = await findFailure([...new Set(mutations.map(({ test }) => test))]);
if (always) giveUp(`With nothing broken, a test fails: ${always.title}\n${always.reason}`);

const width = Math.max(...mutations.map(({ name }) => name.length)) + 2;
for (const mutation of mutations) {
  const failure = await breakGuarantee(mutation);
  if (!failure) process.exitCode = 1;
  console.log(mutation.name.padEnd(width) + (failure?.title ?? 'SURVIVED'));
  console.log(''.padEnd(width) + (failure?.reason ?? mutation.test));
}

async function breakGuarantee({ file, from, to, test }: Mutation): Promise<Failure | null> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const failure = await findFailure([test]);
  writeFileSync(path, text);
  return failure;
}

/** The first test that fails, or null if all pass. Ends the process if no test ran. */
async function findFailure(files: readonly string[]): Promise<Failure | null> {
  const path = join(copy, 'report.json');
  rmSync(path, { force: true });
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile=${path}`, ...files];
  const { output } = await run('vitest', args, { cwd: copy });
  if (!existsSync(path)) giveUp(output);
  const { testResults }: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failedTest = results.find(({ status }) => status === 'failed');
  if (failedTest) return { title: failedTest.fullName, reason: failedTest.failureMessages[0]?.split('\n')[0] ?? '' };
  if (!results.some(({ status }) => status === 'passed')) giveUp(testResults[0]?.message || output);
  return null;
}
