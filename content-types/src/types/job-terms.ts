/** The lists that jobs are sorted by. Agencies rename, add, order and merge their entries; a job holds the ids. */
import { collection } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { number } from '../fields/number.ts';
import { longText, text } from '../fields/text.ts';

// K3 and K4, the specification's constants. They are the ids and first names of the entries that a new database has.
export const JOB_CATEGORIES = ['admin', 'Engineer', 'Developer'] as const;
export const JOB_TYPES = ['Full Time', 'Part Time'] as const;

/** What schema.org and Google call a kind of employment: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
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

/** A line of work, such as Driving or Social care. */
export const sector = collection({
  name: 'sector',
  path: 'sectors',
  label: { one: 'Sector', many: 'Sectors' },
  group: 'Career',
  title: 'name',
  uniqueTitle: true,
  fields: {
    name: text('Name', { required: true, max: 60 }),
    description: longText('Description', { max: 600 }),
    findAJob: number('“Find a job” category', {
      min: 1,
      max: 99,
      help: 'The category number on the government’s Find a job service (findajob.dwp.gov.uk), such as 14 for IT.',
    }),
  },
});

/** How much of a week a job takes, such as Full Time. */
export const jobType = collection({
  name: 'jobType',
  path: 'job-types',
  label: { one: 'Job type', many: 'Job types' },
  group: 'Career',
  title: 'name',
  uniqueTitle: true,
  columns: ['employmentType'],
  fields: {
    name: text('Name', { required: true, max: 40 }),
    employmentType: choice('Google employment type', {
      options: EMPLOYMENT_TYPES,
      help: 'What search engines show with your jobs.',
    }),
  },
});

/** What is agreed with the worker, such as Permanent or Fixed-term contract. */
export const contractType = collection({
  name: 'contractType',
  path: 'contract-types',
  label: { one: 'Contract type', many: 'Contract types' },
  group: 'Career',
  title: 'name',
  uniqueTitle: true,
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
