/**
 * 240 adverts of ten trades, and 330 searches for them by readers who had only the adverts. Tests run them against the
 * page and the API.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pay } from '../../src/jobs/pay.ts';
import type { RelevanceJob } from './relevance-set.ts';

interface Advert extends RelevanceJob {
  reference: string;
  /** In pence. */
  salary: Pay;
}

interface Search {
  q: string;
  /** All jobs that the reader expects; empty if there is no such job. */
  expected: string[];
  /** Further acceptable jobs. */
  also: string[];
  kind: string;
}

export const adverts: readonly Advert[] = readLines('jobs');

const searches: readonly Search[] = readLines('searches');

function readLines<T>(name: string): T[] {
  const lines = readFileSync(join(import.meta.dirname, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}

const SHOWN = 5;

export interface Judgement {
  /** Mean precision over the first five results. */
  precision: number;
  /** The share of searches with no acceptable job in the first five results. */
  useless: number;
  /** The searches with imperfect results, worst first. */
  worst: string[];
}

/** Runs the searches and measures the results. `find` returns job ids, best first. */
export async function judge(find: (q: string) => Promise<readonly string[]>): Promise<Judgement> {
  const judgements: { text: string; precision: number; isUseless: boolean }[] = [];
  for (const { q, expected, also } of searches) {
    const first = (await find(q)).slice(0, SHOWN);
    const expectedIds = first.filter((id) => expected.includes(id));
    const isNone = expected.length === 0;
    const precision = isNone ? Number(first.length === 0) : expectedIds.length / Math.min(SHOWN, expected.length);
    const isUseless = isNone ? first.length > 0 : !first.some((id) => [...expected, ...also].includes(id));
    judgements.push({ text: `${precision.toFixed(2)} ${q}: ${first.join(' ')}`, precision, isUseless });
  }
  const imperfect = judgements.filter(({ precision }) => precision < 1).toSorted((a, b) => a.precision - b.precision);
  return {
    precision: judgements.reduce((sum, { precision }) => sum + precision, 0) / judgements.length,
    useless: judgements.filter(({ isUseless }) => isUseless).length / judgements.length,
    worst: imperfect.map(({ text }) => text),
  };
}
