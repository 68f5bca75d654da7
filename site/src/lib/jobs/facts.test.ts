import { initialData } from 'content-types/fields/field';
import * as facts from 'content-types/jobs/job-facts';
import { job } from 'content-types/types/job';
import { expect, test } from 'vitest';
import { termsOf } from '../../../test/support/terms.ts';

const entry = (data: Partial<ReturnType<typeof initialData<typeof job.fields>>>, expiresAt: string | null = null) => ({
  id: 'abc123',
  data: { ...initialData(job.fields), ...data },
  seq: 1,
  position: 1,
  closed: false,
  publishedAt: '2025-11-19T09:00:00.000Z',
  updatedAt: '2025-11-19T09:00:00.000Z',
  expiresAt,
});
const listMainFacts = (job: ReturnType<typeof entry>) => facts.listMainFacts(job, termsOf(job.data));
const listMoreFacts = (job: ReturnType<typeof entry>) => facts.listMoreFacts(job, termsOf(job.data));
const place = {
  ...initialData(job.fields).location,
  place: 'Leeds',
  region: 'West Yorkshire',
  postcode: 'LS11',
};
const textOf = (facts: { name: string; value: string }[], name: string) => facts.find((f) => f.name === name)?.value;

test('every advert shows pay, place and kind of contract', () => {
  const facts = listMainFacts(
    entry({
      salary: { min: 1_420, max: null, unit: 'hour', hidden: false, note: 'plus holiday pay' },
      location: { ...place, remote: 'hybrid' },
      basis: 'fixed-term',
      type: 'Part Time',
      duration: '6 months',
    }),
  );
  expect(facts.map(({ value }) => value)).toEqual([
    'From £14.20 an hour, plus holiday pay',
    'Leeds, West Yorkshire, hybrid',
    'Fixed-term contract, Part Time, 6 months',
  ]);
});

test('does not repeat facts from the duration', () => {
  const facts = listMainFacts(entry({ basis: 'contract', type: 'Full Time', duration: 'An initial 6-month contract' }));
  expect(textOf(facts, 'Contract')).toBe('Full Time, an initial 6-month contract');
});

test('the closing date is the advert’s own, otherwise its expiry date', () => {
  expect(textOf(listMainFacts(entry({ closing: '2025-12-12' }, '2025-12-31T00:00:00.000Z')), 'Closing date')).toBe(
    '12 December 2025',
  );
  expect(textOf(listMainFacts(entry({}, '2025-12-31T12:00:00.000Z')), 'Closing date')).toBe('31 December 2025');
});

test('shows once that a job is remote', () => {
  const location = { ...place, place: 'Remote, anywhere in the UK', region: '', remote: 'remote' as const };
  expect(textOf(listMainFacts(entry({ location })), 'Location')).toBe('Remote, anywhere in the UK');
  expect(textOf(listMainFacts(entry({ location: { ...location, place: '' } })), 'Location')).toBe('Remote');
});

test('shows half hours a week unrounded', () => {
  const hours = { perWeek: 37.5, pattern: 'Monday to Friday' };
  expect(textOf(listMoreFacts(entry({ hours })), 'Hours')).toBe('37.5 a week. Monday to Friday');
});

test('R11 the job ID is the reference, otherwise the entry’s id', () => {
  expect(textOf(listMoreFacts(entry({ reference: 'OV-1019' })), 'Job ID')).toBe('OV-1019');
  expect(textOf(listMoreFacts(entry({})), 'Job ID')).toBe('abc123');
});
