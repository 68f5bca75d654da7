import { expect, test } from 'vitest';
import { lines, splitLines, splitTags } from './tags-lines.ts';

test('V7 splits skills by line and drops blank lines', () => {
  expect(splitLines('Java\n\n  SQL  \r\n\t\nGo')).toEqual(['Java', 'SQL', 'Go']);
  expect(lines('Skills').schema('publish').parse(['Java', ' ', 'SQL '])).toEqual(['Java', 'SQL']);
});

test('V7 splits tags by comma and trims them', () => {
  expect(splitTags(' hiring,  payroll ,, uk ')).toEqual(['hiring', 'payroll', 'uk']);
});

test('rejects a required list of blank lines', () => {
  const { error } = lines('Skills', { required: true }).schema('publish').safeParse([' ', '']);
  expect(error?.issues[0]?.message).toBe('Skills is required.');
});
