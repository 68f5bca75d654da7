/** `pnpm test [FILES]`: runs the tests. Without file names and outside CI it skips the long ones (`*.long.test.ts`). The last line is the count. */
import { runTests } from './lib/run-tests.ts';
import { browserPath } from './lib/tools.ts';

const names = process.argv.slice(2);
const isQuick = names.length === 0 && !process.env.CI;
// In CI a missing browser fails the tests that need it.
const without = isQuick && !browserPath() ? ['--project=!browser'] : [];
const { passed, failed, results } = await runTests(isQuick ? ['--exclude=**/*.long.test.ts', ...without] : names);
const skipped = results.filter(({ status }) => !['passed', 'failed'].includes(status));
if (skipped.length > 0) console.log('Skipped because a tool or permission is missing:');
for (const { fullName } of skipped) console.log(`  ${fullName}`);
if (isQuick) console.log('To include the long tests and every random edit, run: CI=true pnpm test');
console.log(`${passed} passed, ${failed} failed`);
