import { collection } from '../define.ts';
import { boolean } from '../fields/boolean.ts';
import { choice } from '../fields/choice.ts';
import { date } from '../fields/date.ts';
import { email, phone } from '../fields/email-phone-url.ts';
import { group } from '../fields/group.ts';
import { money, number } from '../fields/number.ts';
import { richText } from '../fields/rich-text.ts';
import { lines } from '../fields/tags-lines.ts';
import { text } from '../fields/text.ts';

// K3 and K4, the specification's constants.
export const JOB_CATEGORIES = ['admin', 'Engineer', 'Developer'] as const;
export const JOB_TYPES = ['Full Time', 'Part Time'] as const;

/** E6: a job advert. When it expires, its page stays and says that the job is closed. */
export const job = collection({
  name: 'job',
  path: 'jobs',
  label: { one: 'Job', many: 'Jobs' },
  group: 'Career',
  title: 'title',
  columns: ['category', 'type', 'basis', 'reference'],
  order: 'newest',
  whenExpired: 'close',
  lastDay: 'closing',
  fields: {
    title: text('Title', { required: true, max: 120, help: 'The job alone: no place, pay or reference.' }),
    category: choice('Category', { options: JOB_CATEGORIES }),
    type: choice('Type', { options: JOB_TYPES }),
    basis: choice('Basis', {
      options: {
        permanent: 'Permanent',
        'fixed-term': 'Fixed-term contract',
        contract: 'Contract',
        temporary: 'Temporary',
        freelance: 'Freelance',
        internship: 'Internship',
      },
      help: 'Every agency advert must say whether the work is temporary or permanent.',
    }),
    description: richText('Description', { required: true }),
    responsibilities: lines('What you will do'),
    requirements: lines('What you need', { help: 'Experience, training or qualifications. One a line.' }),
    benefits: lines('What you get'),
    location: group('Location', {
      place: text('Town or city', { max: 100 }),
      region: text('County or region', { max: 100 }),
      postcode: text('Postcode', { max: 10 }),
      country: text('Country', { max: 60, initial: 'United Kingdom' }),
      remote: choice('Where the work is done', {
        options: { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' },
      }),
    }),
    salary: group('Pay', {
      min: money('From'),
      max: money('To'),
      unit: choice('Per', { options: { year: 'Year', month: 'Month', week: 'Week', day: 'Day', hour: 'Hour' } }),
      hidden: boolean('Do not show the figures', {
        help: 'The advert says “Competitive”. Figures get more applications.',
      }),
      note: text('Note', { max: 120, help: 'Such as “plus bonus” or “inside IR35”.' }),
    }),
    hours: group('Hours', {
      perWeek: number('Hours a week', { max: 168 }),
      pattern: text('Pattern', { max: 160, help: 'Such as “Monday to Friday, 9 to 5.30”.' }),
    }),
    start: text('Start', { max: 80, help: 'A date, or “as soon as possible”.' }),
    duration: text('Length', { max: 80, help: 'For work that ends, such as “6 months”.' }),
    closing: date('Closing date', { help: 'The last day to apply. The job closes by itself when that day ends.' }),
    reference: text('Reference', { max: 40 }),
    consultant: group('Consultant', {
      name: text('Name', { max: 100 }),
      email: email('Email'),
      phone: phone('Phone'),
    }),
  },
});
