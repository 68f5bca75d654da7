import { defineConfig } from 'vitest/config';

// A busy machine makes what is waited for late, not wrong.
const expect = { poll: { timeout: 30_000 } };

const project = (name: string, include: string[], timeout = 20_000, retry = 0) => ({
  // Each file has its own servers and folders and mends what it changes in the process: sharing the modules it has loaded
  // halves the suite's processor time.
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
    // Three also where there are two cores: much of a test is waiting for another process.
    maxWorkers: 3,
    globalSetup: './scripts/test/global-setup.ts',
    projects: [
      // Beside the code, no server.
      project('unit', [
        '{content-types,api,site}/src/**/*.test.ts',
        'api/admin/src/**/*.test.{ts,tsx}',
        'site/publisher/**/*.test.ts',
        'scripts/{lib,sample-content,conformance}/**/*.test.ts',
      ]),
      // The real app on a real database file.
      project('api', ['api/test/**/*.test.ts'], 60_000),
      // Commands, backup, restore and what runs in front: real processes.
      project('operations', ['scripts/test/{backup,deploy,publish,start}/**/*.test.ts'], 180_000),
      // Hostile requests by the thousand; `FUZZ_RUNS` says how many.
      project('fuzz', ['scripts/test/fuzz/**/*.test.ts'], 120_000),
      // The published folder.
      project('site', ['site/test/**/*.test.ts'], 120_000),
      // The whole system in Chromium. One of a thousand steps there may come too late for a shared machine, so CI tries a second
      // time, and `pnpm test` names what needed it. Nothing else gets a second chance: a fault test that is red once is right.
      project('browser', ['scripts/e2e/**/*.test.ts'], 120_000, process.env.CI ? 1 : 0),
    ],
  },
});
