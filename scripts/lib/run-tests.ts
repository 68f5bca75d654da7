import { parseCLI, type Reporter, startVitest, type TestModule } from 'vitest/node';

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
 * Runs Vitest with arguments of its command line. In CI, repeats files whose worker process crashed, once. Prints the
 * skipped, flaky and repeated tests and, as the last line, the count. Sets the exit code.
 */
export async function runTests(args: readonly string[]): Promise<TestReport> {
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const run = async (names: string[]) =>
    (await startVitest(names, { ...options, reporters: ['default', failures] })).state;
  const firstState = await run(filter);
  const crashed = process.env.CI ? findCrashed(firstState.getTestModules(), firstState.getUnhandledErrors()) : [];
  const finished = firstState.getTestModules().filter((file) => !crashed.includes(file));
  // The second run sets the exit code again if a test fails.
  if (crashed.length > 0) process.exitCode = 0;
  const secondState = crashed.length > 0 ? await run(crashed.map(({ moduleId }) => moduleId)) : null;
  const files = [...finished, ...(secondState?.getTestModules() ?? [])];
  const errors = (secondState ?? firstState).getUnhandledErrors();

  const tests = files.flatMap((file) => [...file.children.allTests()]);
  const results = tests.map((test) => ({ fullName: test.fullName, status: test.result().state }));
  const names = (chosen: typeof tests) => chosen.map((test) => `${test.module.relativeModuleId}: ${test.fullName}`);
  print(
    'Skipped because a tool or permission is missing:',
    names(tests.filter((test) => test.result().state === 'skipped')),
  );
  print('Passed at the second attempt:', names(tests.filter((test) => test.diagnostic()?.flaky)));
  print(
    'Repeated because their process crashed:',
    crashed.map(({ relativeModuleId }) => relativeModuleId),
  );
  const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  // Counts failed files without a failed test, such as a file that could not be loaded or whose hook failed.
  const brokenFiles = files.filter((file) => !file.ok() && [...file.children.allTests('failed')].length === 0).length;
  const report = { passed: count('passed'), failed: count('failed') + brokenFiles, results };
  if (report.failed > 0 || report.passed === 0 || errors.length > 0) process.exitCode = 1;
  console.log(`${report.passed} passed, ${report.failed} failed`);
  return report;
}

/**
 * Returns the files whose worker process ended by a signal, such as SIGBUS. Returns none if there is another error, a failed
 * test in these files, or a crash without such a file.
 */
function findCrashed(files: readonly TestModule[], errors: readonly unknown[]): TestModule[] {
  const unfinished = files.filter(
    (file) => ['queued', 'pending'].includes(file.state()) || [...file.children.allTests('pending')].length > 0,
  );
  const hasFailed = unfinished.some((file) => [...file.children.allTests('failed')].length > 0);
  return errors.every(isCrash) && errors.length === unfinished.length && !hasFailed ? unfinished : [];
}

function isCrash(error: unknown): boolean {
  const { cause } = error as { cause?: { message?: string } };
  return /^Worker exited unexpectedly with signal/.test(cause?.message ?? '');
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([title, ...lines].join('\n  '));
}
