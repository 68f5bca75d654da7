import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const text = readFileSync(join(ROOT, 'api/SECURITY.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| (?!#|Req|-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('every test file that SECURITY.md names exists', () => {
  const namedFiles = [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => path);
  expect(namedFiles.length).toBeGreaterThan(100);
  const places = (path: string) => [join(ROOT, path), join(ROOT, 'api/test', path)];
  expect([...new Set(namedFiles)].filter((path) => !places(path).some(existsSync))).toEqual([]);
});

test('every row of SECURITY.md has a proof or a reason', () => {
  const attacks = rows.filter(([first = '']) => /^\d+(, \d+)*$/.test(first));
  const numbers = attacks.flatMap(([first = '']) => first.split(', ').map(Number));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
  for (const [first, what, proof = ''] of rows) {
    expect(proof.includes('.test.ts') || proof.length > 40, `${first} ${what}`).toBe(true);
  }
});
