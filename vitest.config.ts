import { defineConfig } from 'vitest/config';

// Generous, because on a busy machine results come late.
const expect = { poll: { timeout: 30_000 } };

const project = (name: string, include: string[], timeout = 20_000, retry = 0) => ({
  // Each file has its own servers and folders and restores what it changes in the process, so files can share loaded
  // modules, which halves the suite's processor time.
  test: {
    name,
    include,
    isolate: false,
    testTimeout: timeout,
    hookTimeout: 300_000,
    expect,
    retry,
  },
});

export default defineConfig({
  test: {
    // Three, even on two cores, because tests spend much of their time waiting for other processes.
    maxWorkers: 3,
    globalSetup: './scripts/test/support/global-setup.ts',
    projects: [
      // Next to the code, without a server.
      project('unit', [
        '{content-types,api,site}/src/**/*.test.ts',
        'api/admin/src/**/*.test.{ts,tsx}',
        'site/publisher/**/*.test.ts',
        'scripts/{lib,sample-content,conformance,words}/**/*.test.ts',
      ]),
      // The real app on a real database file.
      project('api', ['api/test/**/*.test.ts'], 60_000),
      // Commands, backup, restore and reverse proxies: real processes.
      project('operations', ['scripts/test/{backup,deploy,publish,start}/**/*.test.ts'], 180_000),
      // Hostile requests by the thousand; `FUZZ_RUNS` says how many.
      project('fuzz', ['scripts/test/fuzz/**/*.test.ts'], 120_000),
      // The published folder.
      project('site', ['site/test/**/*.test.ts'], 120_000),
      // The whole system in Chromium. On a busy machine one of thousands of steps may be too slow, so CI retries these
      // tests once, and the output names the ones that needed it. No other project retries.
      project('browser', ['scripts/e2e/**/*.test.ts'], 120_000, process.env.CI ? 1 : 0),
    ],
  },
});
