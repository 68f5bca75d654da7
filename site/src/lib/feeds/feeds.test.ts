import type { DataByType, EntryOf } from 'content-types';
import { listUnsent } from 'content-types/adverts/job-boards';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { job as type } from 'content-types/types/job';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { termsOf } from '../../../test/support/terms.ts';
import { renderAdzunaFeed } from '../../pages/feeds/adzuna.xml.ts';
import { renderIndeedFeed } from '../../pages/feeds/indeed.xml.ts';
import { buildJsonFeed } from '../../pages/feeds/jobs.json.ts';
import { renderFindAJobExpiries, renderFindAJobFeed } from './find-a-job.ts';

type Data = DataByType['job'];
type Changes = { [Name in keyof Data]?: Data[Name] extends string ? Data[Name] : Partial<Data[Name]> };

const agency = {
  name: 'Orrin & Vale',
  email: 'jobs@orrinvale.example',
  site: new URL('https://orrinvale.example'),
  consultant: () => undefined,
  terms: termsOf,
};
const LONG = 'You look after the machines that print bank notes, and after the people who run them. '.repeat(2);

function jobOf(changes: Changes = {}, entry: Partial<EntryOf<'job'>> = {}): EntryOf<'job'> {
  const initial = initialData(type.fields) as Data;
  const { location, salary, ...rest } = changes;
  const data = {
    ...initial,
    title: 'Printer',
    category: 'Engineer',
    type: 'Full Time',
    basis: 'permanent',
    description: richTextFromPlain(LONG),
    ...rest,
    location: { ...initial.location, place: 'Leeds', region: 'West Yorkshire', postcode: 'LS1 4AP', ...location },
    salary: { ...initial.salary, ...salary },
  } as Data;
  const at = '2026-03-02T09:00:00.000Z';
  const entryFields = { id: 'job000000001', seq: 1, position: 1, closed: false, publishedAt: at, updatedAt: at };
  return { ...entryFields, expiresAt: null, data, ...entry };
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
const textOf = (pieces: Iterable<string>) => [...pieces].join('');
const parseFeed = (pieces: Iterable<string>) => parser.parse(textOf(pieces));
const indeed = (job: EntryOf<'job'>) => parseFeed(renderIndeedFeed([job], agency)).source.job;
const adzuna = (job: EntryOf<'job'>) => parseFeed(renderAdzunaFeed([job], agency)).jobs.job;
const findAJob = (job: EntryOf<'job'>, otherJobs: EntryOf<'job'>[] = []) =>
  [parseFeed(renderFindAJobFeed([job, ...otherJobs], agency)).Vacancies.Vacancy].flat()[0];

describe('pay', () => {
  test.each([
    [{ min: 4_500_000, max: 5_500_000, unit: 'year' }, '£45000 - £55000 per year', '45000', '55000'],
    [{ min: 1_420, max: 1_420, unit: 'hour' }, '£14.20 per hour', '14.2', '14.2'],
    [{ min: null, max: 60_000, unit: 'day' }, '£600 per day', undefined, '600'],
  ] as const)('formats the pay %j for Indeed and Adzuna', (salary, expectedText, min, max) => {
    const job = jobOf({ salary });
    expect(indeed(job).salary).toBe(expectedText);
    expect(adzuna(job)).toMatchObject({ salary: expectedText, salary_frequency: salary.unit, salary_currency: 'GBP' });
    expect([adzuna(job).salary_min, adzuna(job).salary_max]).toEqual([min, max]);
  });

  test('leaves hidden pay out of every feed', () => {
    const job = jobOf({ salary: { min: 4_500_000, max: 5_500_000, hidden: true } });
    const feeds = [renderIndeedFeed, renderAdzunaFeed, renderFindAJobFeed].map((feed) => textOf(feed([job], agency)));
    expect(feeds.join()).not.toMatch(/45,?000/);
  });
});

test('shifts paid by the day are not advertised as full time', () => {
  const shifts = {
    ...agency,
    terms: (job: Data) => ({ ...termsOf(job), type: { name: 'Bank', employmentType: 'PER_DIEM' as const } }),
  };
  expect(parseFeed(renderIndeedFeed([jobOf()], shifts)).source.job.jobtype).toBe('permanent');
  expect(parseFeed(renderAdzunaFeed([jobOf()], shifts)).jobs.job).not.toHaveProperty('contract_time');
  expect(parseFeed(renderFindAJobFeed([jobOf()], shifts)).Vacancies.Vacancy.VacancyStatus['@id']).toBe('2');
});

test.each([
  [
    'no place',
    { place: '', region: '', postcode: '' },
    ['Indeed: add the town or city.', 'Adzuna: add the town or city.', 'Find a Job: add the full postcode.'],
  ],
  ['half a postcode', { postcode: 'LS1' }, ['Find a Job: add the full postcode.']],
  [
    'another country',
    { country: 'Ireland' },
    ['Adzuna: it doesn’t cover this country.', 'Find a Job: it only takes jobs in the UK.'],
  ],
  ['everything', {}, []],
])('lists the boards that leave out a job with %s', (_, location, unsentLines) => {
  const job = jobOf({ location });
  expect(listUnsent(job.data)).toEqual(unsentLines.map((line) => `Not sent to ${line}`));
  const jobsByBoard = { Indeed: indeed(job), Adzuna: adzuna(job), 'Find a Job': findAJob(job) };
  for (const [board, found] of Object.entries(jobsByBoard)) {
    expect([board, found === undefined]).toEqual([board, unsentLines.some((line) => line.startsWith(board))]);
  }
});

test('every feed has a job’s other places and hybrid working', () => {
  const job = jobOf({ location: { otherPlaces: ['York', 'Hull'], remote: 'hybrid' } });
  for (const sentJob of [indeed(job), adzuna(job), findAJob(job), buildJsonFeed([job], agency)])
    expect(JSON.stringify(sentJob)).toContain('Also in York and Hull. Hybrid working.');
});

describe('Indeed', () => {
  test('marks hybrid work', () => {
    expect(indeed(jobOf({ location: { remote: 'hybrid' } }))).toMatchObject({ remotetype: 'Hybrid remote' });
  });

  test('gives remote jobs the city “Remote”', () => {
    const job = jobOf({ location: { remote: 'remote' } });
    expect(indeed(job)).toMatchObject({ city: 'Remote', state: '', postalcode: '', remotetype: 'Fully remote' });
  });

  test('leaves out a job without a place', () => {
    expect(indeed(jobOf({ location: { place: '', region: '' } }))).toBeUndefined();
    expect(indeed(jobOf({ location: { country: 'Atlantis' } }))).toBeUndefined();
  });

  test('keeps quotes and ampersands but escapes what could be markup', () => {
    const text = `${LONG} Tom & Anna's "print" <script>alert(1)</script>`;
    const { description } = indeed(jobOf({ description: richTextFromPlain(text) }));
    expect(description).toContain(`Tom & Anna's "print" &#60;script&#62;alert(1)&#60;/script&#62;</p>`);
  });

  test('escapes ampersands and quotation marks in link addresses', () => {
    const href = 'https://example.com/?a=1&b="2"';
    const link = { type: 'text' as const, text: 'here & now', marks: [{ type: 'link' as const, attrs: { href } }] };
    const description = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [link] }] };
    expect(indeed(jobOf({ description })).description).toContain(
      '<a href="https://example.com/?a=1&#38;b=&#34;2&#34;">here & now</a>',
    );
  });
});

describe('Adzuna', () => {
  test('does not name an agency as the employer', () => {
    expect(adzuna(jobOf())).not.toHaveProperty('company');
  });

  test.each([
    ['a short advert', { description: richTextFromPlain('Print.') }],
    ['a country that it does not serve', { location: { country: 'Japan' } }],
    ['a job that is nowhere', { location: { place: '', region: '', postcode: '' } }],
  ])('leaves out %s', (_, changes) => {
    expect(adzuna(jobOf(changes))).toBeUndefined();
  });
});

describe('Find a Job', () => {
  const laterJob = (updatedAt: string) => [jobOf({}, { id: 'job000000002', updatedAt })];

  test.each([
    ['no postcode', { location: { postcode: '' } }],
    ['half a postcode', { location: { postcode: 'LS1' } }],
    ['a postcode of another country', { location: { country: 'Germany', postcode: '10115' } }],
  ])('leaves out a job with %s', (_, changes) => {
    expect(findAJob(jobOf(changes))).toBeUndefined();
  });

  test('sends an advert again under a new reference after 30 days', () => {
    expect(findAJob(jobOf(), laterJob('2026-04-01T09:00:00.000Z'))['@vacancyRefCode']).toBe('job000000001');
    expect(findAJob(jobOf(), laterJob('2026-04-02T09:00:00.000Z'))['@vacancyRefCode']).toBe('job000000001-1');
    expect(findAJob(jobOf(), laterJob('2026-05-03T09:00:00.000Z'))['@vacancyRefCode']).toBe('job000000001-2');
  });

  test('includes the last day if it falls within the advert’s 30 days', () => {
    expect(findAJob(jobOf({ closing: '2026-04-01' })).VacancyExpiry).toBe('2026-04-01');
    expect(findAJob(jobOf({ closing: '2026-04-02' })).VacancyExpiry).toBeUndefined();
    expect(findAJob(jobOf({ closing: '2026-04-20' }), laterJob('2026-04-02T09:00:00.000Z')).VacancyExpiry).toBe(
      '2026-04-20',
    );
  });

  test('leaves out an advert whose last day has come', () => {
    expect(findAJob(jobOf({ closing: '2026-03-02' }))).toBeUndefined();
    expect(
      findAJob(jobOf({}, { expiresAt: '2026-03-10T23:59:59.000Z' }), laterJob('2026-03-11T09:00:00.000Z')),
    ).toMatchObject({
      '@vacancyRefCode': 'job000000002',
    });
  });
});

describe('Find a Job, adverts to take down', () => {
  const expiredReference = (job: EntryOf<'job'>, today = '2026-03-20T09:00:00.000Z') => {
    const openJob = jobOf({}, { id: 'job000000002', updatedAt: today });
    return parseFeed(renderFindAJobExpiries([job, openJob])).ExpireVacancies?.ExpireVacancy?.['@vacancyRefCode'];
  };

  test('takes down a job that closed early, but not an open job', () => {
    expect(expiredReference(jobOf({}, { closed: true }))).toBe('job000000001');
    expect(expiredReference(jobOf())).toBeUndefined();
  });

  test('takes down a resent advert by its new number', () => {
    expect(expiredReference(jobOf({}, { closed: true }), '2026-04-10T09:00:00.000Z')).toBe('job000000001-1');
  });

  test('leaves out an advert that expired or was never listed', () => {
    const closedFields = { closed: true, expiresAt: '2026-03-10T23:59:59.000Z' };
    expect(expiredReference(jobOf({}, closedFields))).toBe('job000000001');
    expect(expiredReference(jobOf({}, closedFields), '2026-04-03T09:00:00.000Z')).toBeUndefined();
    expect(expiredReference(jobOf({ location: { country: 'Germany' } }, closedFields))).toBeUndefined();
  });
});

test('JSON Feed: contains the full advert', () => {
  const [item] = buildJsonFeed([jobOf({ requirements: ['Steady <hands>'] })], agency).items;
  expect(item).toMatchObject({ id: 'https://orrinvale.example/job/job000000001', title: 'Printer' });
  expect(item?.content_html).toContain('<h2>What you’ll need</h2><ul><li>Steady &#60;hands&#62;</li></ul>');
  expect(item?.summary).toMatch(/^Leeds, West Yorkshire, Competitive, Full Time\. You look after/);
});

describe('a job turned off for a board', () => {
  const turnedOff = (name: 'adzuna' | 'findAJob' | 'readers') =>
    jobOf({ boards: { ...initialData(type.fields).boards, [name]: false } });

  test('is sent only to the other boards', () => {
    expect([adzuna(turnedOff('adzuna')), indeed(turnedOff('adzuna'))]).toEqual([undefined, expect.anything()]);
    expect([findAJob(turnedOff('findAJob')), indeed(turnedOff('findAJob'))]).toEqual([undefined, expect.anything()]);
    expect(buildJsonFeed([turnedOff('readers'), jobOf()], agency).items).toHaveLength(1);
    expect(listUnsent(turnedOff('adzuna').data)).toEqual(['Not sent to Adzuna: it’s turned off for this job.']);
  });

  test('stays in Indeed’s feed, which must have every job', () => {
    expect(Object.keys(initialData(type.fields).boards)).toEqual(['adzuna', 'findAJob', 'readers']);
    const noBoards = { indeed: false, adzuna: false, findAJob: false, readers: false };
    expect(indeed(jobOf({ boards: noBoards }))).toBeDefined();
  });

  test('is taken down from Find a Job', () => {
    expect(
      parseFeed(renderFindAJobExpiries([turnedOff('findAJob')])).ExpireVacancies.ExpireVacancy['@vacancyRefCode'],
    ).toBe('job000000001');
  });
});
