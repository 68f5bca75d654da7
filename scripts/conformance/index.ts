/** `pnpm conformance`: runs every test, then lists each row of the specification's checklist with the tests that prove it. */

import { runTests } from '../lib/run-tests.ts';
import { findProofs } from './proofs.ts';

process.env.CI = 'true';
const { results } = await runTests([]);
const allProofs = findProofs(results.map(({ fullName, status }) => ({ title: fullName, status })));
for (const { id, row, tests, verdict } of allProofs) {
  const text = verdict === 'unproved' ? row : (tests.find((t) => t.status !== 'passed') ?? tests[0])?.title;
  console.log(`${verdict.padEnd(9)} ${id.padEnd(4)} ${String(tests.length).padStart(3)}  ${text}`);
}
const unproved = allProofs.filter(({ verdict }) => verdict !== 'proved');
console.log(`\n${allProofs.length - unproved.length} of ${allProofs.length} rows proved.`);
if (unproved.length > 0) console.log(`Not proved: ${unproved.map(({ id }) => id).join(', ')}`);
process.exitCode = unproved.length > 0 ? 1 : 0;
