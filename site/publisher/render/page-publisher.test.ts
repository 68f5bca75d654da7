import { expect, test } from 'vitest';
import { findReplacements } from './page-publisher.ts';

const FOOTER = 'fragment:footer';

test('patches a fragment only if its old and new HTML are known', () => {
  const fragments = (html: string, key = FOOTER) => new Map([[key, { html, keys: [] }]]);
  const outdated = new Set([FOOTER]);
  expect(findReplacements(outdated, fragments('a'), fragments('b'))).toEqual({ [FOOTER]: ['a', 'b'] });
  expect(findReplacements(outdated, new Map(), fragments('b'))).toEqual({});
  expect(findReplacements(outdated, fragments('a'), fragments('b', 'fragment:header /'))).toEqual({});
});
