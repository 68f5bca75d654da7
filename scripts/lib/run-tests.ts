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
  const firstErrors = firstState.getUnhandledErrors();
  const crashed = process.env.CI && firstErrors.every(isCrash) ? firstState.getTestModules().filter(isUnfinished) : [];
  const finished = firstState.getTestModules().filter((file) => !crashed.includes(file));
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
  const notLoaded = files.filter((file) => file.errors().length > 0).length;
  const report = { passed: count('passed'), failed: count('failed') + notLoaded, results };
  process.exitCode = report.failed > 0 || report.passed === 0 || errors.length > 0 ? 1 : 0;
  console.log(`${report.passed} passed, ${report.failed} failed`);
  return report;
}

/** Whether a worker process ended by a signal, such as SIGBUS. */
function isCrash(error: unknown): boolean {
  const { cause } = error as { cause?: { message?: string } };
  return /^Worker exited unexpectedly with signal/.test(cause?.message ?? '');
}

function isUnfinished(file: TestModule): boolean {
  return file.state() === 'queued' || file.state() === 'pending' || [...file.children.allTests('pending')].length > 0;
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([title, ...lines].join('\n  '));
}
