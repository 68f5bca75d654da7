/** `pnpm test:browser`: all browser tests, with axe at every width and in both colour schemes, zoomed pages, and `*.long.test.ts`. */
import { runTests } from '../lib/run-tests.ts';

Object.assign(process.env, { TEST_DEPTH: 'browser', CI: 'true' });
await runTests(['--project=browser: *', ...process.argv.slice(2)]);
