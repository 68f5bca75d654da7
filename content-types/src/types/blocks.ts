/** The blocks from which editors build pages. The site shows each with the component of the same name in components/blocks/. */

import { url } from '../fields/addresses/email-phone-url.ts';
import { link } from '../fields/addresses/link.ts';
import { choice } from '../fields/choice.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image.ts';
import { blocks } from '../fields/nested/blocks.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { money, number } from '../fields/number.ts';
import { reference } from '../fields/reference.ts';
import { richText } from '../fields/rich-text.ts';
import { longText, text } from '../fields/text.ts';

const heading = { title: text('Title', { required: true }), text: longText('Introduction', { max: 2_000 }) };

export const pageBlocks = {
  text: group('Text', { title: text('Title'), text: richText('Text', { required: true }) }),
  imageWithText: group('Image with text', {
    title: text('Title', { required: true }),
    text: richText('Text', { required: true }),
    image: image('Image', { required: true, ratio: 1 }),
    side: choice('Image position', { options: { left: 'Left', right: 'Right' } }),
    link: link('Button'),
  }),
  features: group('Features', {
    ...heading,
    look: choice('Layout', { options: { columns: 'Columns', lines: 'Rows' } }),
    points: list(
      'Features',
      group('Feature', { title: text('Title', { required: true }), text: longText('Text', { max: 400 }) }),
      { one: 'feature', min: 1, max: 12 },
    ),
  }),
  numbers: group('Numbers', {
    title: text('Title'),
    numbers: list(
      'Numbers',
      group('Number', {
        number: text('Number', { required: true, max: 12, placeholder: '94%' }),
        label: text('Caption', { required: true, max: 100 }),
      }),
      { one: 'number', min: 1, max: 6 },
    ),
  }),
  quote: group('Quote', {
    quote: longText('Quote', { required: true, max: 600 }),
    name: text('Name', { max: 100 }),
    role: text('Role', { max: 160 }),
  }),
  jobs: group('Job list', {
    ...heading,
    category: reference('Sector', { to: 'sector' }),
    type: reference('Job type', { to: 'jobType' }),
    words: text('Job title contains', { max: 80 }),
    count: number('Jobs to show', { min: 1, max: 20, initial: 6, required: true }),
  }),
  form: group('Form', {
    form: choice('Form', {
      options: { contact: 'Contact', apply: 'Send your CV', alert: 'Job alert', brief: 'Vacancy brief' },
    }),
    title: text('Title', {
      help: 'Leave blank to use the standard title. The job alert form’s title can’t be changed.',
    }),
    text: longText('Introduction', { max: 400 }),
  }),
  faq: group('Questions and answers', {
    ...heading,
    questions: list(
      'Questions',
      group('Question', {
        question: text('Question', { required: true }),
        answer: richText('Answer', { required: true }),
      }),
      { one: 'question', min: 1, max: 40 },
    ),
  }),
  people: group('People', {
    ...heading,
    people: list(
      'People',
      group('Person', {
        name: text('Name', { required: true, max: 100 }),
        role: text('Role', { max: 160 }),
        photo: image('Photo', { ratio: 1 }),
        text: longText('About', { max: 600 }),
      }),
      { one: 'person', min: 1, max: 40 },
    ),
  }),
  logos: group('Logos', {
    title: text('Title'),
    logos: list(
      'Logos',
      group('Logo', {
        name: text('Name', { required: true, max: 100, help: 'Read out to people who can’t see the logo.' }),
        logo: image('Logo', { required: true }),
        link: url('Link', { pages: true }),
        note: optional(text('Caption', { max: 120, help: 'For example, what an accreditation covers.' })),
      }),
      { one: 'logo', min: 1, max: 24 },
    ),
  }),
  consultants: group('Consultants', {
    ...heading,
    sector: reference('Sector', { to: 'sector', help: 'Leave blank to show all consultants.' }),
  }),
  offices: group('Offices', heading),
  testimonials: group('Testimonials', {
    ...heading,
    testimonials: list(
      'Testimonials',
      group('Testimonial', {
        quote: longText('Quote', { required: true, max: 600 }),
        name: text('Name', { required: true, max: 100 }),
        role: text('Role', { max: 160 }),
        photo: image('Photo', { ratio: 1 }),
      }),
      { one: 'testimonial', min: 1, max: 12 },
    ),
  }),
  caseStudies: group('Case studies', {
    ...heading,
    studies: list(
      'Case studies',
      group('Case study', {
        title: text('Title', { required: true }),
        client: text('Client', { max: 120 }),
        image: image('Image', { ratio: 1 }),
        text: richText('Text', { required: true }),
        number: text('Result', { max: 12, placeholder: '9 days' }),
        label: text('What the result means', { max: 100 }),
      }),
      { one: 'case study', min: 1, max: 12 },
    ),
  }),
  salaries: group('Salary guide', {
    ...heading,
    salaries: list(
      'Jobs',
      group('Job', {
        job: text('Job', { required: true, max: 100 }),
        place: text('Location', { max: 100 }),
        low: money('From'),
        high: money('To'),
        unit: choice('Per', { options: { year: 'Year', day: 'Day', hour: 'Hour' } }),
      }),
      { one: 'job', min: 1, max: 60 },
    ),
    source: text('Source and date', { max: 200, help: 'For example, “612 placements in 2026”.' }),
  }),
};

// Omits the form block from pages with their own sections, because forms have their own pages.
const { form: _, ...blocksWithoutForm } = pageBlocks;

/** Additional blocks for a page with its own sections. */
export const moreBlocks = (help: string) => optional(blocks('More blocks', blocksWithoutForm, { help }));
