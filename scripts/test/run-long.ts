/**
 * `pnpm test:long`: all command and browser tests, including `*.long.test.ts`, with axe at every width and in both
 * colour schemes.
 */
import { runTests } from '../lib/run-tests.ts';

Object.assign(process.env, { TEST_DEPTH: 'long', CI: 'true' });
await runTests(['--project=operations', '--project=browser: *', ...process.argv.slice(2)]);
