import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKLIST } from './checklist.ts';
import { findProofs } from './proofs.ts';

const verdict = (id: string, ...results: [title: string, status: string][]) =>
  findProofs(results.map(([title, status]) => ({ title, status }))).find((proof) => proof.id === id)?.verdict;

test('counts a row as proved by a passed test with its id', () => {
  expect(verdict('C12', ['C12 PUT /api/banner', 'passed'])).toBe('proved');
  expect(verdict('C1', ['C12 PUT /api/banner', 'passed'])).toBe('unproved');
});

test('a failed test fails its row, and a skipped test proves nothing', () => {
  expect(verdict('R8', ['R8 products', 'passed'], ['R8 M11 empty', 'failed'])).toBe('failed');
  expect(verdict('R8', ['R8 products', 'skipped'])).toBe('unproved');
});

test('each documented difference names rows of the checklist', () => {
  const text = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
  const cells = text.split('\n').flatMap((line) => /^\| ([A-Z]\d.*?) \|/.exec(line)?.[1] ?? []);
  const knownIds = new Set(CHECKLIST.map(([id]) => id));
  expect(cells.length).toBeGreaterThan(30);
  expect(cells.flatMap((cell) => cell.split(', ')).filter((id) => !knownIds.has(id))).toEqual([]);
});
