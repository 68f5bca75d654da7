import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { NOT_IN_CI } from './scripts/test/not-in-ci.ts';

// A long timeout, because on a busy machine results come late.
const expect = { poll: { timeout: 60_000, interval: 10 } };

/**
 * Files that `pnpm test` leaves out unless they are named. The quick run covers each rule, route and screen. CI adds tests
 * that need many requests, another server or simulated days: floods, mailboxes, imports, upgrades.
 */
const LEFT_OUT: Record<string, string[]> = {
  quick: [
    '**/*.{long,faults,drill}.test.ts',
    'api/test/attack/**',
    'scripts/e2e/{admin,system}/!(views).test.ts',
    'scripts/e2e/site/!(every-page|contact-form).test.ts',
  ],
  all: ['**/*.{faults,drill}.test.ts', 'scripts/test/fuzz/**', 'scripts/{e2e,test}/**/*.long.test.ts', ...NOT_IN_CI],
  long: ['**/*.{faults,drill}.test.ts'],
};
const exclude = [...configDefaults.exclude, ...(LEFT_OUT[process.env.TEST_DEPTH ?? ''] ?? [])];

/** Builds missing parts. */
const BUILD = './scripts/test/support/build.ts';
/** Starts a system and a browser. */
const SHARED = './scripts/e2e/support/shared.ts';

const project = (name: string, include: string[], globalSetup: string[] = [], setupFiles: string[] = []) => ({
  // Each file has its own servers and folders, and restores what it changes in the process. Files can therefore share
  // loaded modules, which halves the suite's processor time.
  test: {
    name,
    include,
    exclude,
    isolate: false,
    unstubGlobals: true,
    // Only a test that hangs takes this long, however slow the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect,
    globalSetup: ['./scripts/test/support/global-setup.ts', ...globalSetup],
    setupFiles,
  },
});

export default defineConfig({
  test: {
    // One more worker than cores, because each waits for browsers, processes and encoders an eighth of the time.
    maxWorkers: availableParallelism() + 1,
    // Retries once in CI, because on a busy machine one of thousands of steps may be too slow.
    retry: process.env.CI ? 1 : 0,
    projects: [
      // Tests next to the code, which need no server.
      project('unit', [
        '{content-types,api,site}/src/**/*.test.ts',
        'api/admin/src/**/*.test.{ts,tsx}',
        'site/{publisher,publishing}/**/*.test.ts',
        'scripts/{lib,host,sample-content,conformance,words}/**/*.test.ts',
      ]),
      // The real app on a real database file.
      project('api', ['api/test/**/*.test.ts'], [], ['./api/test/support/keep-reader.ts']),
      // Commands, backup, restore and reverse proxies: real processes.
      project('operations', ['scripts/test/{backup,deploy,publish,start}/**/*.test.ts'], [BUILD]),
      // Thousands of hostile requests. `FUZZ_RUNS` sets the number.
      project('fuzz', ['scripts/test/fuzz/**/*.test.ts'], [BUILD]),
      // The published folder.
      project('site', ['site/test/**/*.test.ts'], [BUILD]),
      // The whole system in Chromium.
      project('browser: site', ['scripts/e2e/site/**/*.test.ts'], [SHARED]),
      project('browser: admin', ['scripts/e2e/{admin,system}/**/*.test.ts'], [SHARED]),
    ],
  },
});
