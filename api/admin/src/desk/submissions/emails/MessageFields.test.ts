import { expect, test } from 'vitest';
import { findOpenPlaceholder } from './MessageFields.tsx';

const templates = [
  { text: 'Which of these suit you?\n[times]\n[place]' },
  { text: 'Could you send us [what is missing]?' },
];

test.each([
  ['Which of these suit you?\n[times]', '[times]'],
  ['Monday at nine\n[place]', '[place]'],
  ['Could you send us [what is missing]?', '[what is missing]'],
  ['As you wrote [sic], Monday', undefined],
  ['', undefined],
])('the first unfilled placeholder of %j is %s', (text, gap) => {
  expect(findOpenPlaceholder(text, templates)).toBe(gap);
});
