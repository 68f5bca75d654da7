import { expect, test } from 'vitest';
import { initialData } from '../fields/field.ts';
import { contentTypes } from '../index.ts';
import type { JobTerms } from '../jobs/job-terms.ts';
import { richTextFromPlain } from '../text/rich-text.ts';
import * as checks from './check-advert.ts';
import type { Agency, Finding, Job } from './finding.ts';

const KINDS: Record<string, NonNullable<JobTerms['basis']>> = {
  permanent: { name: 'Permanent', work: 'permanent', employmentType: '' },
  'fixed-term': { name: 'Fixed-term contract', work: 'temporary', employmentType: 'TEMPORARY' },
  contract: { name: 'Contract', work: 'temporary', employmentType: 'CONTRACTOR' },
  temporary: { name: 'Temporary', work: 'temporary', employmentType: 'TEMPORARY' },
  freelance: { name: 'Freelance', work: 'temporary', employmentType: 'CONTRACTOR' },
};
const termsOf = ({ basis }: Job): JobTerms => ({ sector: null, type: null, basis: KINDS[basis ?? ''] ?? null });
const checkAdvert = (job: Job, agency: Agency) => checks.checkAdvert(job, termsOf(job), agency);
const findForbidden = (job: Job, agency: Agency) => checks.findForbidden(job, termsOf(job), agency);

const agency = { name: 'Orrin & Vale' };
const GOOD_TEXT = `You look after six lines in a factory that makes windows. A leading company in its field, with a competitive
salary and room to grow. Half of the work is planned. The other half is finding out why something stopped. You work with one
partner, always the same. Two days, two nights, four off. You talk to the people at the lines, and they tell you what they
heard. We train you on the new extruder.`;

const goodJob: Job = {
  ...initialData(contentTypes.job.fields),
  title: 'Maintenance Engineer',
  basis: 'permanent',
  description: richTextFromPlain(GOOD_TEXT),
  requirements: ['NVQ level 3 in electrical or mechanical engineering'],
  location: { ...initialData(contentTypes.job.fields).location, place: 'Hull', postcode: 'HU3', remote: 'on-site' },
  salary: { min: 4_300_000, max: 4_750_000, unit: 'year', hidden: false, note: '' },
  closing: '2099-12-31',
  authority: { by: 'Anna Smith', on: '2026-11-20', how: 'email' },
};
const withText = (text: string): Job => ({ ...goodJob, description: richTextFromPlain(`${GOOD_TEXT}\n\n${text}`) });
const brief = ({ weight, path }: Finding) => `${weight} ${path}`;

test('reports no findings for a good advert', () => {
  expect(checkAdvert(goodJob, agency)).toEqual([]);
});

test('gives every finding a text, a reason and a source', () => {
  const badJob = {
    ...withText('Men only. A young ninja who will utilise synergies.'),
    title: 'SALESMAN £30k!',
    duration: '2 weeks',
  };
  const problems = checkAdvert({ ...badJob, location: { ...goodJob.location, place: '', postcode: '' } }, { name: '' });
  expect(problems.length).toBeGreaterThan(8);
  for (const { what, why, source } of problems) {
    expect(what).toMatch(/[.?]$/);
    expect(why).toMatch(/\.$/);
    expect(source.url).toMatch(/^https:\/\//);
  }
  expect(problems.map(({ weight }) => weight)).toEqual(
    [...problems].map(({ weight }) => weight).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
  );
});
const ORDER = ['forbidden', 'problem', 'advice'];

const emptyLocation = { ...initialData(contentTypes.job.fields).location, remote: 'on-site' as const };
test.each<[string, Partial<Job>, string[]]>([
  ['pay without a place', { location: emptyLocation }, ['forbidden location.place']],
  ['pay for remote work names the country', { location: { ...emptyLocation, remote: 'remote' } }, []],
  [
    'pay without experience',
    { requirements: [], description: richTextFromPlain('Good work.') },
    ['forbidden requirements'],
  ],
  ['experience in the description', { requirements: [], description: richTextFromPlain('No experience needed.') }, []],
  [
    'a rate in the note is pay',
    { location: emptyLocation, salary: { ...goodJob.salary, hidden: true, note: '£18 an hour' } },
    ['forbidden location.place'],
  ],
  [
    'no pay needs nothing else',
    { location: emptyLocation, requirements: [], salary: { ...goodJob.salary, min: null, max: null } },
    [],
  ],
])('checks pay against regulation 27: %s', (_, change, expectedFindings) => {
  expect(findForbidden({ ...goodJob, ...change }, agency).map(brief)).toEqual(expectedFindings);
});

test.each<[string, Partial<Job['location']>, string[]]>([
  ['a postcode', { place: 'Xyz', postcode: 'HU3' }, []],
  ['a town', { postcode: 'unknown' }, []],
  ['a point', { place: 'Xyz', postcode: 'unknown', point: '53.744, -0.336' }, []],
  ['neither', { place: 'Xyz', postcode: 'unknown' }, ['advice location.place']],
  ['a point that is not one', { point: 'near the station' }, ['advice location.point']],
  ['other places', { otherPlaces: ['York', 'Xyz', 'YO1'] }, ['advice location.otherPlaces']],
  ['a country elsewhere', { place: 'Xyz', postcode: '75001', country: 'France' }, []],
  ['remote work', { place: 'Anywhere in the UK', postcode: '', remote: 'remote' }, []],
])('checks whether a job can be located by %s', (_, location, expectedFindings) => {
  const job = { ...goodJob, location: { ...goodJob.location, ...location } };
  expect(checkAdvert(job, agency).map(brief)).toEqual(expectedFindings);
  expect(findForbidden(job, agency)).toEqual([]);
});

test('regulation 27: requires the agency’s name once the settings are saved', () => {
  expect(findForbidden(goodJob, { name: ' ' }).map(brief)).toEqual(['forbidden ']);
  expect(findForbidden(goodJob, { name: 'Your agency' }).map(brief)).toEqual(['forbidden ']);
  expect(findForbidden(goodJob, null)).toEqual([]);
  expect(checkAdvert(goodJob, null).map(brief)).toEqual(['problem ']);
});

test.each<[string, Partial<Job>, string[]]>([
  ['permanent with a duration', { duration: '6 months' }, ['problem duration']],
  ['permanent with a temporary title', { title: 'Temporary Engineer' }, ['problem basis']],
  ['contract without a duration', { basis: 'contract' }, ['problem duration']],
  ['contract with a duration', { basis: 'contract', duration: '6 months' }, []],
  ['temporary', { basis: 'temporary' }, []],
])('checks the contract type against regulation 27: %s', (_, change, expectedFindings) => {
  expect(checkAdvert({ ...goodJob, ...change }, agency).map(brief)).toEqual(expectedFindings);
});

test.each([
  'Men only.',
  'Female applicants only',
  'Only women need apply.',
  'Applicants must be male.',
  'Candidates aged 25 to 40.',
  'You must be under 35.',
  'Over 50s need not apply.',
  'No foreigners.',
  'Christians only.',
  'Applicants must not be pregnant.',
  'Not suitable for disabled people.',
  'Please tell us about any medical conditions.',
  'Please give details of your sickness record.',
  'Do you have a disability?',
  'How many sick days did you take last year?',
  'Complete our health questionnaire with your application.',
  'No Poles or Romanians.',
  'British drivers only.',
  'You must be aged 18 to 30.',
])('rejects by the Equality Act: %s', (text) => {
  expect(findForbidden(withText(text), agency).map(brief)).toEqual(['forbidden description']);
});

test.each([
  'A leading company with competitive pay and a competitive salary.',
  'You will support young people aged 16 to 25 and children under 11.',
  'A gym for women only, and a women-only refuge.',
  'Women are under-represented here, and we welcome their applications.',
  'You must be 18 or over, because you will sell alcohol.',
  'Applicants must be aged 18 or over.',
  'Tell us about any disability so that we can make adjustments for the interview.',
  'We ask for your medical history after an offer.',
  'You will confirm any medical conditions of patients.',
  'Your health insurance starts on the first day. Include your health and safety certificates.',
  'Do you have a passion for public health?',
  'Do you have experience of medical devices?',
  'We are Disability Confident.',
  'You run Active Directory, Salesforce and an event-driven system.',
  'A mature product in a mature market, at Ernst & Young.',
  'You report to the chief executive. She travels a lot, and you look after her diary.',
  'He or she will report to the manager.',
  'Two years’ experience of Java.',
  'Challenging behaviour training is given. You analyse data and lead a team.',
  'The other half of the work is yours.',
  'There is no registration fee.',
  'We pay your NMC registration fees. You won’t pay a registration fee.',
  'You will invoice administration fees to landlords.',
  'Refer a friend and earn a £250 finder’s fee.',
  'English staff only work weekdays. We lay cables, no poles.',
  'You must be aged 18 or older to serve alcohol.',
  'You support adults aged 65 and over. Class sizes can be 30+.',
  'You don’t have to opt out of the 48-hour week.',
  'You will pay close attention to medical terms.',
  'No criminal record check is needed.',
  'You check LADs in contracts.',
  'We pay for your uniform. You pay your expenses by card and claim them back.',
  'You can opt out of the 48-hour week. You must wear a uniform.',
  'You need no unspent convictions. Drivers must be aged 21 or over.',
  'You speak Polish. No English degree needed.',
])('accepts the advert text: %s', (text) => {
  expect(checkAdvert(withText(text), agency)).toEqual([]);
});

test('accepts an exclusion with a stated occupational requirement, but no health question', () => {
  const statedText = 'Women only: an occupational requirement under Schedule 9 of the Equality Act 2010.';
  expect(findForbidden(withText(statedText), agency)).toEqual([]);
  expect(findForbidden(withText(`${statedText} Do you have a disability?`), agency)).toHaveLength(1);
});

test.each<[string, string, string]>([
  ['a salesman', 'problem', 'salesperson'],
  ['a waitress', 'problem', 'waiting staff'],
  ['He will run the site.', 'problem', '“you will”'],
  ['an aggressive closer', 'advice', 'persistent'],
  ['a coding ninja', 'advice', 'ordinary title'],
  ['a bubbly voice', 'advice', 'friendly'],
  ['our young, lively team', 'problem', 'without referring to age'],
  ['ideal for a recent graduate', 'problem', 'entry level'],
  ['at least 10 years’ experience', 'problem', 'years'],
  ['a native English speaker', 'problem', 'fluent'],
  ['in good health', 'problem', 'lifting'],
  ['an upper age limit of 40', 'problem', 'age limit'],
  ['Drivers must be aged 25 or older.', 'problem', 'minimum age'],
  ['two good lads', 'problem', '“people”'],
  ['You pay a £50 registration fee.', 'problem', 'charge people'],
  ['Drivers must sign the 48-hour opt-out.', 'problem', 'voluntary'],
  ['You must pay for your own DBS and uniform.', 'problem', 'buy goods'],
  ['No criminal record whatsoever.', 'problem', 'unspent'],
  ['We utilise it.', 'advice', '“use”'],
  ['You will hit the ground running.', 'advice', 'first weeks'],
  [`This is ${'a long long '.repeat(12)}sentence.`, 'advice', 'Split up'],
  ['APPLY FOR THIS NOW PLEASE', 'advice', 'capitals'],
])('reports “%s” with a suggestion', (text, weight, expectedText) => {
  const [found, ...rest] = checkAdvert(withText(text), agency);
  expect(rest).toEqual([]);
  expect(found).toMatchObject({ weight, path: 'description', what: expect.stringContaining(expectedText) });
});

test.each<[string, string]>([
  ['Engineer £40k', 'pay'],
  ['Engineer wanted!', '“wanted”'],
  ['Engineer (Ref: AB123)', 'reference'],
  ['MAINTENANCE ENGINEER', 'capitals'],
  ['Engineer in Hull', 'location'],
])('Google: reports the superfluous part of the title “%s”', (title, expectedText) => {
  expect(checkAdvert({ ...goodJob, title }, agency).map((finding) => `${finding.path} ${finding.what}`)).toEqual([
    expect.stringMatching(`^title .*${expectedText}`),
  ]);
});

test.each<[Partial<Job>, string[]]>([
  [{ location: { ...goodJob.location, country: '' } }, ['problem location.country']],
  [{ location: { ...goodJob.location, postcode: '' } }, ['advice location.postcode']],
  [{ salary: { ...goodJob.salary, hidden: true } }, ['advice salary.min']],
  [{ salary: { ...goodJob.salary, min: 5_000_000 } }, ['problem salary.min']],
  [{ closing: '' }, ['advice closing']],
  [{ description: richTextFromPlain('Come and work.') }, ['problem description']],
])('Google: reports the missing or implausible field of %o', (change, expectedFindings) => {
  expect(checkAdvert({ ...goodJob, ...change }, agency).map(brief)).toEqual(expectedFindings);
});

test.each<[Partial<Job['authority']>, string[]]>([
  [{ by: '', on: '' }, ['advice authority.by']],
  [{ on: '' }, ['advice authority.on']],
  [{ how: '' }, []],
])('regulation 27: advises recording who authorised the advert, given %j', (change, expectedFindings) => {
  const job = { ...goodJob, authority: { ...goodJob.authority, ...change } };
  expect(checkAdvert(job, agency).map(brief)).toEqual(expectedFindings);
  expect(findForbidden(job, agency)).toEqual([]);
});

test.each<[string, Partial<Job['salary']>, number | null, string[]]>([
  ['an hour', { min: 500, max: 500, unit: 'hour' }, null, ['problem salary.min']],
  ['an hour at the minimum', { min: 1_271, unit: 'hour' }, null, []],
  ['a range that begins below', { min: 1_150, max: 1_300, unit: 'hour' }, null, ['problem salary.min']],
  ['a week', { min: 20_000, max: 20_000, unit: 'week' }, 40, ['problem salary.min']],
  ['a year', { min: 900_000, max: 900_000, unit: 'year' }, 37.5, ['problem salary.min']],
  ['a year without hours', { min: 900_000, max: 900_000, unit: 'year' }, null, []],
])('checks the minimum wage: %s', (_, salary, perWeek, expectedFindings) => {
  const hours = { perWeek, pattern: '' };
  const job: Job = { ...goodJob, hours, salary: { ...goodJob.salary, max: null, ...salary } };
  expect(checkAdvert(job, agency).map(brief)).toEqual(expectedFindings);
});

test('checks hostile text quickly', () => {
  const start = performance.now();
  for (const piece of [
    'your a a a ',
    'tell us any a a ',
    'only men ',
    'any any any ',
    'AAAA ',
    '1 years ',
    'you pay a ',
    'must a ',
  ]) {
    checkAdvert(withText(piece.repeat(2_000)), agency);
  }
  expect(performance.now() - start).toBeLessThan(30_000);
});
