import { CHECKLIST } from './checklist.ts';

export interface TestResult {
  title: string;
  status: string;
}

export interface Proof {
  id: string;
  row: string;
  tests: TestResult[];
  verdict: 'proved' | 'failed' | 'unproved';
}

const ID = /\b[RETVCMKD]\d{1,2}\b/g;

/**
 * Returns each row with the tests whose titles contain its id. A row is proved if at least one of its tests passed and
 * none failed.
 */
export function findProofs(results: readonly TestResult[]): Proof[] {
  const byId = new Map<string, TestResult[]>();
  for (const result of results) {
    for (const id of new Set(result.title.match(ID))) byId.set(id, [...(byId.get(id) ?? []), result]);
  }
  return CHECKLIST.map(([id, row]) => {
    const tests = byId.get(id) ?? [];
    return { id, row, tests, verdict: getVerdict(tests) };
  });
}

function getVerdict(tests: readonly TestResult[]): Proof['verdict'] {
  if (tests.some(({ status }) => status === 'failed')) return 'failed';
  // Counts a skipped test as no proof.
  return tests.some(({ status }) => status === 'passed') ? 'proved' : 'unproved';
}
