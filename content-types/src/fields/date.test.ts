import { expect, test } from 'vitest';
import { date } from './date.ts';

const schema = date('Closing date').schema('publish');

test.each(['soon', '31/02/2026', '2026-02-31', 7, null])('rejects %j with an example of a valid date', (value) => {
  const messages = schema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages).toEqual(['Closing date must be a real date, like 21/11/2026.']);
});

test.each(['', '2026-11-21'])('accepts %j as a closing date', (value) => {
  expect(schema.parse(value)).toBe(value);
});
