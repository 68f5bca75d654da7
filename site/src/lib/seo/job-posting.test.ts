import { initialData } from 'content-types/fields/field';
import { listMainFacts } from 'content-types/jobs/job-facts';
import { job } from 'content-types/types/job';
import { expect, test } from 'vitest';
import { termsOf } from '../../../test/support/terms.ts';
import { buildJobPosting } from './job-posting.ts';

const postedAt = '2026-03-01T09:00:00.000Z';
const entry = (closing: string, expiresAt: string | null) => ({
  ...{ id: 'abc123', seq: 1, position: 1, closed: false, publishedAt: postedAt, updatedAt: postedAt },
  data: { ...initialData(job.fields), closing },
  expiresAt,
});
const LOGO = { id: 'f'.repeat(32), alt: '', width: 400, height: 100 };
const postingOf = (jobEntry: ReturnType<typeof entry>) =>
  buildJobPosting(
    jobEntry,
    termsOf(jobEntry.data),
    { name: 'Orrin & Vale', logo: LOGO },
    new URL('https://www.orrinvale.example'),
  );
const validThrough = (jobEntry: ReturnType<typeof entry>) => postingOf(jobEntry).validThrough;

test.each([
  ['a closing date in summer', '2026-06-30', '2026-06-30T22:59:59.000Z', '2026-06-30T23:59:59+01:00'],
  ['one in winter', '2026-12-31', '2026-12-31T23:59:59.000Z', '2026-12-31T23:59:59+00:00'],
  ['the day the clocks go forward', '2026-03-29', '2026-03-29T22:59:59.000Z', '2026-03-29T23:59:59+01:00'],
  ['the day they go back', '2026-10-25', '2026-10-25T23:59:59.000Z', '2026-10-25T23:59:59+00:00'],
  ['a page that comes down before', '2026-06-30', '2026-06-12T11:00:00.000Z', '2026-06-12T12:00:00+01:00'],
  [
    'a page that stays longer than one can apply',
    '2026-06-30',
    '2026-08-01T00:00:00.000Z',
    '2026-06-30T23:59:59+01:00',
  ],
  ['no closing date', '', '2026-07-01T23:30:00.000Z', '2026-07-02T00:30:00+01:00'],
])('a job is valid until the date on its page: %s', (_case, closing, expiresAt, expected) => {
  const jobEntry = entry(closing, expiresAt);
  expect(validThrough(jobEntry)).toBe(expected);
  expect(listMainFacts(jobEntry, termsOf(jobEntry.data)).find(({ name }) => name === 'Closing date')?.day).toBe(
    expected.slice(0, 10),
  );
});

test('leaves out the end date of a job without one', () => {
  expect(validThrough(entry('', null))).toBeUndefined();
});

test.each([
  [{ place: 'Leeds', region: 'West Yorkshire', remote: 'hybrid' }, ['Leeds'], undefined],
  [{ place: 'Leeds', otherPlaces: ['York, North Yorkshire', 'Hull'] }, ['Leeds', 'York', 'Hull'], undefined],
  [{ place: '', remote: 'remote' }, [], 'TELECOMMUTE'],
  [{ place: '', otherPlaces: ['York', 'Hull'], remote: 'remote' }, ['York', 'Hull'], 'TELECOMMUTE'],
] as const)('lists the places of %j', (location, places, type) => {
  const jobEntry = entry('', null);
  Object.assign(jobEntry.data.location, location);
  const { jobLocation, jobLocationType } = postingOf(jobEntry);
  const jobLocations = [jobLocation ?? []].flat() as { address: { addressLocality: string } }[];
  expect(jobLocations.map(({ address }) => address.addressLocality)).toEqual(places);
  expect(jobLocationType).toBe(type);
});

test('includes the agency’s name and logo', () => {
  expect(postingOf(entry('', null)).hiringOrganization).toMatchObject({
    name: 'Orrin & Vale',
    logo: expect.stringMatching(/^https:\/\/www\.orrinvale\.example\/.+f{32}/),
  });
});
