/**
 * `pnpm test [FILES]`: runs the tests. Without file names, runs only the quick tests: unit, API, and each page and
 * screen in the browser. `CI=true` adds what vitest.config.ts lists under `all`. The last line counts passed and
 * failed tests.
 */
import { runTests } from './lib/run-tests.ts';
import { findBrowserPath, listMissingTools } from './lib/tools.ts';

const names = process.argv.slice(2);
const isQuick = names.length === 0 && !process.env.CI;
if (names.length === 0) process.env.TEST_DEPTH = isQuick ? 'quick' : 'all';
// In CI a missing browser fails the tests that need it.
const projects = ['unit', 'api', ...(findBrowserPath() ? ['browser: *'] : [])];
const missingNames = listMissingTools();
if (missingNames.length > 0)
  console.log(`Some tests need tools that are missing: apt-get install ${missingNames.join(' ')}`);
if (isQuick) console.log('These are the quick tests. For all of them, run: CI=true pnpm test');
await runTests(isQuick ? projects.map((name) => `--project=${name}`) : names);
