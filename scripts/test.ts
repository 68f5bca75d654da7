/** `pnpm test`: makes sure of a browser and other tools, builds what the tests look at, runs every test, at a desk the quick ones. The last line is the count. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build.ts';
import { leftOut, shortened } from './lib/left-out.ts';
import { run } from './lib/run.ts';
import { neededSecondAttempt } from './lib/second-attempt.ts';
import { ensureTools } from './lib/tools.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

await ensureTools();
await build();

// Whoever names files means these.
const names = process.argv.slice(2);
const without = names.length > 0 ? [] : leftOut();
const reportFile = join(tmpdir(), `test-report-${process.pid}.json`);
const args = [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
  ...without.flatMap(([files]) => ['--exclude', files]),
  ...names,
];
const { ok } = await run('vitest', args, { show: true });
process.exitCode = ok ? 0 : 1;
summarise();

function summarise(): void {
  if (!existsSync(reportFile)) {
    console.log('The tests ended without a report.\n0 passed, 1 failed');
    process.exitCode = 1;
    return;
  }
  const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  rmSync(reportFile);
  // A file that cannot even be loaded counts no test of its own, and must not go unseen.
  const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length;
  const failed = report.numFailedTests + broken;
  if (failed > 0 || report.numPassedTests === 0) process.exitCode = 1;
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = results.filter(({ status }) => !['passed', 'failed'].includes(status));
  const second = results.filter(neededSecondAttempt);
  const fewer = shortened();
  if (without.length > 0) console.log('Left out (`CI=true pnpm test` runs everything):');
  for (const [files, why] of without) console.log(`  ${files}: ${why}`);
  if (fewer) console.log(fewer);
  if (skipped.length > 0) console.log('Skipped, for what this machine lacks or may not do:');
  for (const { fullName } of skipped) console.log(`  ${fullName}`);
  if (second.length > 0) console.log('Passed at the second attempt, which wants a look:');
  for (const { fullName, failureMessages } of second)
    console.log(`  ${fullName}\n    ${failureMessages[0]?.split('\n', 1)}`);
  console.log(`${report.numPassedTests} passed, ${failed} failed`);
}
