/** `pnpm conformance`: runs every test, then prints each row of the specification's checklist with what proves it. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proofs, type TestResult } from './conformance/proofs.ts';
import { build } from './lib/build.ts';
import { run } from './lib/run.ts';

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

const { values } = parseArgs({ options: { report: { type: 'string' } } });
const all = proofs(readResults(values.report ?? (await runTests())));
for (const { id, row, tests, verdict } of all) {
  const what = verdict === 'unproved' ? row : (tests.find((t) => t.status !== 'passed') ?? tests[0])?.title;
  console.log(`${verdict.padEnd(9)} ${id.padEnd(4)} ${String(tests.length).padStart(3)}  ${what}`);
}
const open = all.filter(({ verdict }) => verdict !== 'proved');
console.log(`\n${all.length - open.length} of ${all.length} rows proved.`);
if (open.length > 0) console.log(`Not proved: ${open.map(({ id }) => id).join(', ')}`);
process.exitCode = open.length > 0 ? 1 : 0;

async function runTests(): Promise<string> {
  await build();
  const file = join(tmpdir(), `conformance-${process.pid}.json`);
  process.once('exit', () => rmSync(file, { force: true }));
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { show: true });
  return file;
}

function readResults(file: string): TestResult[] {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, status })),
  );
}
