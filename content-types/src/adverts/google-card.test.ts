import { expect, test } from 'vitest';
import { initialData } from '../fields/field.ts';
import { contentTypes } from '../index.ts';
import { richTextFromPlain } from '../text/rich-text.ts';
import { createGoogleCard } from './google-card.ts';

const type = { name: 'Part Time', employmentType: 'PART_TIME' } as const;
const basis = { name: 'Temporary', work: 'temporary', employmentType: 'TEMPORARY' } as const;
const noTerms = { sector: null, type: null, basis: null };

const job = {
  ...initialData(contentTypes.job.fields),
  title: 'Welder',
  description: richTextFromPlain(`You weld.\n\n${'And weld again. '.repeat(20)}`),
};

test('shows the structured data with the description cut at a word', () => {
  const jobLocation = {
    ...job.location,
    place: 'Hull',
    region: 'East Yorkshire',
    postcode: 'HU3',
    remote: 'on-site',
  } as const;
  const salary = { min: 1_450, max: null, unit: 'hour', hidden: false, note: '' } as const;
  const card = createGoogleCard(
    { ...job, location: jobLocation, salary },
    { sector: null, type, basis },
    { name: 'Orrin & Vale' },
  );
  expect(card).toMatchObject({
    title: 'Welder',
    company: 'Orrin & Vale',
    place: 'Hull, East Yorkshire',
    facts: ['From £14.50 an hour', 'Part-time', 'Temporary'],
  });
  expect(card.snippet).toMatch(/^You weld\. And weld .* …$/);
  expect(card.snippet.length).toBeLessThanOrEqual(163);
});

test('shows the country of remote work and omits missing facts', () => {
  expect(createGoogleCard(job, noTerms, null)).toMatchObject({ company: '', place: '', facts: [] });
  const location = { ...job.location, remote: 'remote' } as const;
  expect(createGoogleCard({ ...job, location }, noTerms, null)).toMatchObject({
    place: 'Anywhere in United Kingdom',
    facts: ['Work from home'],
  });
});
