import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: TestReport['results'] }[];
}

/** Builds what the tests need and runs Vitest. Sets the exit code. */
export async function runTests(args: readonly string[], env: Record<string, string> = {}): Promise<TestReport> {
  await checkTools();
  await build();
  const file = join(tmpdir(), `test-report-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await run('vitest', ['run', ...reporters, ...args], { show: true, env });
  const report = readReport(file);
  rmSync(file, { force: true });
  if (!ok || report.failed > 0 || report.passed === 0) process.exitCode = 1;
  return report;
}

function readReport(file: string): TestReport {
  if (!existsSync(file)) return { passed: 0, failed: 1, results: [] };
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    results: report.testResults.flatMap(({ assertionResults }) => assertionResults),
  };
}
