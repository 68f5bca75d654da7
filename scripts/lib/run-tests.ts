import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from './build.ts';
import { run } from './run.ts';
import { checkTools } from './tools.ts';

export interface TestReport {
  passed: number;
  /** Includes files that could not be loaded. */
  failed: number;
  results: { fullName: string; status: string }[];
}

/** The parts of Vitest's JSON report that we use. */
interface VitestReport {
  success: boolean;
  testResults: TestFile[];
}

interface TestFile {
  /** The absolute path. */
  name: string;
  status: string;
  assertionResults: TestReport['results'];
}

/**
 * Builds what the tests need and runs Vitest. Sets the exit code. On a busy machine one of thousands of steps may be
 * too slow, so CI runs failed files once more, with new servers, and the output names those that then passed.
 */
export async function runTests(args: readonly string[], env: Record<string, string> = {}): Promise<TestReport> {
  await checkTools();
  await build();
  let { success, testResults } = await runVitest(args, env);
  const failed = testResults.filter(hasFailed);
  if (process.env.CI && failed.length > 0 && failed.length <= MOST_RETRIED) {
    console.log(`Running ${failed.length} failed files again.`);
    const again = await runVitest(
      failed.map(({ name }) => name),
      env,
    );
    success = again.success;
    testResults = testResults.map((file) => again.testResults.find(({ name }) => name === file.name) ?? file);
    const passed = failed.filter(({ name }) => testResults.some((file) => file.name === name && !hasFailed(file)));
    for (const { name } of passed) console.log(`Passed on the second attempt: ${relative('.', name)}`);
  }
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  const notLoaded = testResults.filter((file) => hasFailed(file) && file.assertionResults.length === 0).length;
  const report = { passed: count('passed'), failed: count('failed') + notLoaded, results };
  if (!success || report.failed > 0 || report.passed === 0) process.exitCode = 1;
  return report;
}

/** If more files than this fail, the busy machine is not to blame, so none is run again. */
const MOST_RETRIED = 10;

const hasFailed = (file: TestFile) => file.status === 'failed';

async function runVitest(args: readonly string[], env: Record<string, string>): Promise<VitestReport> {
  const file = join(tmpdir(), `test-report-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await run('vitest', ['run', ...reporters, ...args], { show: true, env });
  const { testResults }: VitestReport = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { testResults: [{ name: 'vitest', status: 'failed', assertionResults: [] }] };
  rmSync(file, { force: true });
  return { success: ok, testResults };
}
