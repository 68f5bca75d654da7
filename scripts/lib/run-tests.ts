import { parseCLI, type Reporter, startVitest } from 'vitest/node';

export interface TestReport {
  passed: number;
  /** The number of failed tests, including files that could not be loaded. */
  failed: number;
  results: { fullName: string; status: string }[];
}

/** Reports each failure immediately. The default reporter shows all of them at the end. */
const failures: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const place = test.location ? `:${test.location.line}` : '';
    const reasons = errors.map(({ message, diff = '' }) => `${message}\n${diff}`);
    console.log(`FAILED ${test.module.relativeModuleId}${place}: ${test.fullName}\n${reasons.join('\n')}`);
  },
};

/**
 * Runs Vitest with arguments of its command line. Then lists tests that were skipped or passed only on a retry. The
 * last line is the count. Sets the exit code.
 */
export async function runTests(args: readonly string[]): Promise<TestReport> {
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const { state } = await startVitest(filter, { ...options, reporters: ['default', failures] });
  const files = state.getTestModules();
  const tests = files.flatMap((file) => [...file.children.allTests()]);
  const results = tests.map((test) => ({ fullName: test.fullName, status: test.result().state }));
  const names = (chosenTests: typeof tests) =>
    chosenTests.map((test) => `${test.module.relativeModuleId}: ${test.fullName}`);
  print(
    'Skipped because a tool or permission is missing:',
    names(tests.filter((test) => test.result().state === 'skipped')),
  );
  print('Passed at the second attempt:', names(tests.filter((test) => test.diagnostic()?.flaky)));
  const count = (testState: string) => results.filter(({ status }) => status === testState).length;
  const notLoaded = files.filter((file) => file.errors().length > 0).length;
  const report = { passed: count('passed'), failed: count('failed') + notLoaded, results };
  if (report.failed > 0 || report.passed === 0 || state.getUnhandledErrors().length > 0) process.exitCode = 1;
  console.log(`${report.passed} passed, ${report.failed} failed`);
  return report;
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([title, ...lines].join('\n  '));
}
