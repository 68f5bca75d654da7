import { defineConfig } from 'vitest/config';

// Generous, because on a busy machine results come late.
const expect = { poll: { timeout: 120_000 } };

const project = (name: string, include: string[], more = {}) => ({
  // Each file has its own servers and folders and restores what it changes in the process, so files can share loaded
  // modules, which halves the suite's processor time.
  test: {
    name,
    include,
    isolate: false,
    // Only a test that hangs takes this long, however slow the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect,
    ...more,
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
      project('api', ['api/test/**/*.test.ts']),
      // Commands, backup, restore and reverse proxies: real processes.
      project('operations', ['scripts/test/{backup,deploy,publish,start}/**/*.test.ts']),
      // Hostile requests by the thousand; `FUZZ_RUNS` says how many.
      project('fuzz', ['scripts/test/fuzz/**/*.test.ts']),
      // The published folder.
      project('site', ['site/test/**/*.test.ts']),
      // The whole system in Chromium.
      project('browser', ['scripts/e2e/**/*.test.ts'], { globalSetup: './scripts/e2e/support/shared.ts' }),
    ],
  },
});
