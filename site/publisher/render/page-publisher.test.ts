import { expect, test } from 'vitest';
import { findReplacements } from './page-publisher.ts';

const FOOTER = 'fragment:footer';

test('patches a fragment only if its old and new HTML are known', () => {
  const fragments = (html: string, key = FOOTER) => new Map([[key, { html, keys: [] }]]);
  const outdatedFragments = new Set([FOOTER]);
  expect(findReplacements(outdatedFragments, fragments('a'), fragments('b'))).toEqual({ [FOOTER]: ['a', 'b'] });
  expect(findReplacements(outdatedFragments, new Map(), fragments('b'))).toEqual({});
  expect(findReplacements(outdatedFragments, fragments('a'), fragments('b', 'fragment:header /'))).toEqual({});
});
