import { expect, test } from 'vitest';
import { lines, splitLines, splitTags } from './tags-lines.ts';

test('V7 skills are one a line and blank lines are dropped', () => {
  expect(splitLines('Java\n\n  SQL  \r\n\t\nGo')).toEqual(['Java', 'SQL', 'Go']);
  expect(lines('Skills').schema('publish').parse(['Java', ' ', 'SQL '])).toEqual(['Java', 'SQL']);
});

test('V7 tags are separated by commas and trimmed', () => {
  expect(splitTags(' hiring,  payroll ,, uk ')).toEqual(['hiring', 'payroll', 'uk']);
});

test('a required list of blank lines is empty', () => {
  const { error } = lines('Skills', { required: true }).schema('publish').safeParse([' ', '']);
  expect(error?.issues[0]?.message).toBe('Skills is required.');
});
