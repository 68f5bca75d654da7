import { collection } from '../define.ts';
import { email, phone } from '../fields/addresses/email-phone-url.ts';
import { boolean } from '../fields/boolean.ts';
import { choice } from '../fields/choice.ts';
import { date } from '../fields/date.ts';
import { optional } from '../fields/field.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { money, number } from '../fields/number.ts';
import { reference } from '../fields/reference.ts';
import { richText } from '../fields/rich-text.ts';
import { lines } from '../fields/tags-lines.ts';
import { text } from '../fields/text.ts';
import { WORKPLACE_LABELS } from '../job-search/choices.ts';

/** Options of confidential fields: the client of a job, and the person there who authorised it, are personal data. */
const CONFIDENTIAL = { internal: true, readers: ['administrator', 'recruiter'] } as const;

/** E6: a job advert. When it expires, its page stays and says that the job is closed. */
export const job = collection({
  name: 'job',
  path: 'jobs',
  label: { one: 'Job', many: 'Jobs' },
  group: 'Career',
  admin: {
    key: 'career/openings',
    isDaily: true,
    words: 'adverts vacancies',
  },
  writers: ['administrator', 'editor', 'recruiter'],
  rules: ['lawfulAdvert', 'jobEvents'],
  page: '/job/[id]',
  title: 'title',
  columns: ['location.place', 'consultant.name'],
  order: 'newest',
  whenExpired: 'close',
  lastDay: 'closing',
  sections: {
    title: 'Basics',
    description: 'Advert',
    location: 'Location and pay',
    start: 'Dates',
    questions: 'Questions and contact',
    boards: 'Job boards and feeds',
    client: 'Client',
  },
  notCopied: ['reference', 'start', 'closing', 'authority'],
  fields: {
    title: text('Title', { required: true, max: 120, help: 'Just the job title: no location, pay or reference.' }),
    category: reference('Sector', { to: 'sector', required: true }),
    type: reference('Job type', { to: 'jobType', required: true }),
    basis: reference('Contract type', {
      to: 'contractType',
      required: true,
      help: 'By law, an agency’s advert must say whether the work is temporary or permanent.',
    }),
    office: reference('Office', { to: 'office', help: 'The office that handles this job, if you have more than one.' }),
    description: richText('Description', { required: true, pictures: false }),
    responsibilities: lines('Responsibilities'),
    requirements: lines('Requirements', { help: 'Experience, training or qualifications. One per line.' }),
    benefits: lines('Benefits'),
    location: group('Location', {
      place: text('Town or city', { max: 100 }),
      region: text('County or region', { max: 100 }),
      postcode: text('Postcode', { max: 10 }),
      country: text('Country', { max: 60, initial: 'United Kingdom' }),
      remote: choice('Workplace', {
        options: WORKPLACE_LABELS,
      }),
      otherPlaces: optional(
        lines('Other locations', { help: 'Towns or postcodes where the work can also be done. One per line.' }),
      ),
      point: optional(
        text('Map coordinates', {
          max: 40,
          help: 'Latitude and longitude, such as “53.797, -1.547”. Only needed if the job is shown in the wrong place.',
        }),
      ),
    }),
    salary: group('Pay', {
      min: money('From'),
      max: money('To'),
      unit: choice('Per', { options: { year: 'Year', month: 'Month', week: 'Week', day: 'Day', hour: 'Hour' } }),
      hidden: boolean('Hide pay', {
        help: 'The advert will say “Competitive”. Adverts that show the pay get more applications.',
      }),
      note: text('Note', { max: 120, help: 'For example, “plus bonus” or “plus holiday pay”.' }),
    }),
    hours: group('Hours', {
      perWeek: number('Hours per week', { max: 168, step: 0.5 }),
      pattern: text('Working pattern', { max: 160, help: 'Days and times, or the shift pattern.' }),
    }),
    start: text('Start date', { max: 80, help: 'A date, or “as soon as possible”.' }),
    duration: text('Duration', { max: 80, help: 'For temporary or contract work. For example, “6 months”.' }),
    closing: date('Closing date', {
      help: 'The last day to apply. The job closes automatically at the end of that day.',
    }),
    reference: text('Reference', { max: 40 }),
    questions: list('Screening questions', reference('Question', { to: 'question', loose: true, required: true }), {
      one: 'question',
      max: 20,
      help: 'Candidates are also asked the questions for every application and for the job’s sector.',
    }),
    consultantProfile: optional(
      reference('Consultant’s profile', {
        to: 'consultant',
        loose: true,
        help: 'Shows their portrait, phone and email. Leave blank to fill in the details below instead.',
      }),
    ),
    consultant: group('Consultant', {
      name: text('Name', { max: 100 }),
      email: email('Email', {
        help: 'If this is also a user’s email address, they own the job until it’s handed over.',
      }),
      phone: phone('Phone'),
    }),
    boards: optional(
      group(
        'Send this job to',
        {
          adzuna: boolean('Adzuna', { initial: true }),
          findAJob: boolean('Find a Job', { initial: true }),
          readers: boolean('Feed readers and other sites (RSS and JSON)', { initial: true }),
        },
        { help: 'Indeed’s feed always has every open job, because Indeed doesn’t accept a selection.' },
      ),
    ),
    client: {
      ...optional(reference('Client', { to: 'client', loose: true, help: 'Visitors don’t see it.' })),
      ...CONFIDENTIAL,
    },
    authority: {
      ...optional(
        group(
          'Authority to advertise',
          {
            by: text('Given by', { max: 200 }),
            on: date('Given on'),
            how: choice('How', {
              options: {
                '': 'Not given',
                email: 'By email',
                phone: 'By phone',
                person: 'In person',
                terms: 'In our terms of business',
              },
            }),
          },
          { help: 'By law, you need the client’s authority to advertise their position. Visitors don’t see this.' },
        ),
      ),
      ...CONFIDENTIAL,
    },
  },
});
