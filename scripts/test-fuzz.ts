/** `pnpm test:fuzz`: 100,000 hostile requests, or `FUZZ_RUNS`, and pages of hostile texts in Chromium. */
import { runTests } from './lib/run-tests.ts';

await runTests(['--project', 'fuzz', ...process.argv.slice(2)], { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '100000' });
