import { expect, test } from 'vitest';
import { findJobTerms } from '../jobs/job-terms.ts';
import { capitalize } from './capitalize.ts';

test.each([
  ['admin', 'Admin'],
  ['remote, Leeds', 'Remote, Leeds'],
  ['Full Time', 'Full Time'],
  ['iOS development', 'iOS development'],
  ['élan', 'Élan'],
  ['', ''],
])('capitalises %j as %j', (text, expected) => expect(capitalize(text)).toBe(expected));

test('K3 capitalises the names of a job’s sector, type and contract', () => {
  const namedTerms = findJobTerms(
    { category: 'admin', type: 'bank', basis: 'temp' },
    (_, id) => ({ name: id }) as never,
  );
  expect(Object.values(namedTerms).map((term) => term?.name)).toEqual(['Admin', 'Bank', 'Temp']);
});
