/** The lists that classify jobs. Agencies rename, add, order and merge their entries; a job holds the ids. */
import { collection } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { number } from '../fields/number.ts';
import { longText, text } from '../fields/text.ts';

// K3 and K4: the specification's constants, which are the ids and initial names of a new database's entries.
export const JOB_CATEGORIES = ['admin', 'Engineer', 'Developer'] as const;
export const JOB_TYPES = ['Full Time', 'Part Time'] as const;

/**
 * Employment types as in schema.org and Google's documentation:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const EMPLOYMENT_TYPES = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contractor',
  TEMPORARY: 'Temporary',
  INTERN: 'Intern',
  VOLUNTEER: 'Volunteer',
  PER_DIEM: 'Paid by the day',
  OTHER: 'Other',
} as const;

/** Categories of findajob.dwp.gov.uk, with their numbers there, as in its searches: https://findajob.dwp.gov.uk/search?cat=12 */
const FIND_A_JOB = Object.entries({
  1: 'Accounting and finance',
  2: 'Admin',
  4: 'Consultancy',
  5: 'Creative and design',
  6: 'Customer services',
  7: 'Domestic help and cleaning',
  27: 'Education',
  9: 'Engineering',
  12: 'Healthcare and nursing',
  13: 'Hospitality and catering',
  11: 'HR and recruitment',
  14: 'IT',
  15: 'Legal',
  16: 'Logistics and warehouse',
  17: 'Maintenance',
  18: 'Manufacturing',
  20: 'PR, advertising and marketing',
  21: 'Property',
  22: 'Retail',
  23: 'Sales',
  24: 'Scientific and QA',
  177: 'Social care',
  26: 'Social work',
  28: 'Trade and construction',
  19: 'Other',
})
  .map(([number, label]) => ({ value: Number(number), label }))
  .sort((a, b) => Number(a.label === 'Other') - Number(b.label === 'Other') || a.label.localeCompare(b.label, 'en-GB'));

/** A line of work, such as Driving or Social care. */
export const sector = collection({
  name: 'sector',
  path: 'sectors',
  label: { one: 'Sector', many: 'Sectors' },
  group: 'Career',
  admin: {
    words: 'job categories industries',
  },
  purpose: 'The kinds of work you recruit for. Each job has one, and each sector with open jobs has its own page.',
  title: 'name',
  uniqueTitle: true,
  exampleId: 'Engineer',
  fields: {
    name: text('Name', { required: true, max: 60 }),
    description: longText('Description', {
      max: 600,
      help: 'Shown above the sector’s open jobs, such as on /jobs/care-homes. A landing page there replaces it.',
    }),
    findAJob: number('Find a Job category', {
      min: 1,
      max: 999,
      options: FIND_A_JOB,
      help: 'Where the government’s Find a Job service (findajob.dwp.gov.uk) lists these jobs.',
    }),
  },
});

/** The working time of a job, such as Full Time. */
export const jobType = collection({
  name: 'jobType',
  path: 'job-types',
  label: { one: 'Job type', many: 'Job types' },
  group: 'Career',
  purpose: 'How much of the week a job takes. Each job has one, and visitors can filter by it.',
  title: 'name',
  uniqueTitle: true,
  exampleId: 'Full Time',
  columns: ['employmentType'],
  fields: {
    name: text('Name', { required: true, max: 40 }),
    employmentType: choice('Google employment type', {
      options: EMPLOYMENT_TYPES,
      help: 'What search engines show with your jobs.',
    }),
  },
});

/** The contract agreed with the worker, such as Permanent or Fixed-term contract. */
export const contractType = collection({
  name: 'contractType',
  path: 'contract-types',
  label: { one: 'Contract type', many: 'Contract types' },
  group: 'Career',
  purpose: 'How a worker is engaged. Each job has one, and visitors can filter by it.',
  title: 'name',
  uniqueTitle: true,
  exampleId: 'permanent',
  columns: ['work', 'employmentType'],
  fields: {
    name: text('Name', { required: true, max: 40 }),
    work: choice('Permanent or temporary', {
      options: { permanent: 'Permanent', temporary: 'Temporary' },
      help: 'By law, an agency’s adverts must say which.',
    }),
    employmentType: choice('Google employment type', {
      options: { '': 'None', ...EMPLOYMENT_TYPES },
      help: 'Search engines show this as well as the job type.',
    }),
  },
});
