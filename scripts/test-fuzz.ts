/** `pnpm test:fuzz`: 100,000 hostile requests, or `FUZZ_RUNS`, and pages of hostile texts in Chromium. */
import { runTests } from './lib/run-tests.ts';

process.env.FUZZ_RUNS ??= '100000';
await runTests(['--project', 'fuzz', '--project', 'api', 'fuzz', ...process.argv.slice(2)]);
