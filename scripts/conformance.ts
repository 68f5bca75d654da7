/** `pnpm conformance`: runs every test, then prints each row of the specification's checklist with what proves it. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proofs, type TestResult } from './conformance/proofs.ts';
import { build } from './lib/build.ts';
import { run } from './lib/run.ts';
import { neededSecondAttempt } from './lib/second-attempt.ts';
import { ensureTools } from './lib/tools.ts';

interface Report {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

const { values } = parseArgs({ options: { report: { type: 'string' } } });
const all = proofs(readResults(values.report ?? (await runTests())));
for (const { id, row, tests, verdict } of all) {
  const what = verdict === 'unproved' ? row : (tests.find((t) => t.status !== 'passed') ?? tests[0])?.title;
  console.log(`${verdict.padEnd(9)} ${id.padEnd(4)} ${String(tests.length).padStart(3)}  ${what}`);
}
const second = all.filter(({ verdict, tests }) => verdict === 'proved' && tests.some((test) => test.atSecondAttempt));
const open = all.filter(({ verdict }) => verdict !== 'proved');
console.log(`\n${all.length - open.length} of ${all.length} rows proved.`);
if (open.length > 0) console.log(`Not proved: ${open.map(({ id }) => id).join(', ')}`);
if (second.length > 0) console.log(`Proved at the second attempt: ${second.map(({ id }) => id).join(', ')}`);
process.exitCode = open.length > 0 ? 1 : 0;

async function runTests(): Promise<string> {
  // All tests, as often and with the same tools as in CI.
  process.env.CI = 'true';
  await ensureTools();
  await build();
  const file = join(tmpdir(), `conformance-${process.pid}.json`);
  process.once('exit', () => rmSync(file, { force: true }));
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { show: true });
  return file;
}

function readResults(file: string): TestResult[] {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.map((result) => ({
    title: result.fullName,
    status: result.status,
    atSecondAttempt: neededSecondAttempt(result),
  }));
}
