/** `pnpm test:fuzz`: 100,000 hostile requests, or `FUZZ_RUNS`, and pages of hostile texts in Chromium. */
import { runTests } from '../lib/run-tests.ts';

process.env.FUZZ_RUNS ??= '100000';
const names = process.argv.slice(2);
// Also runs the fuzz tests of forms in the API project if no names are given.
await runTests(['--project', 'fuzz', ...(names.length > 0 ? names : ['--project', 'api', 'fuzz'])]);
