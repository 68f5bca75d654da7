import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTATIONS } from '../test/mutations.ts';

const ROOT = new URL('../../', import.meta.url);

test.each(MUTATIONS)('the mutation “$name” matches exactly one place in the code', ({ file, from, test: proof }) => {
  expect(readFileSync(new URL(file, ROOT), 'utf8').split(from)).toHaveLength(2);
  expect(existsSync(new URL(proof, ROOT))).toBe(true);
});
