/** Pages that editors build from blocks. The site shows each block with the component of its name, in components/blocks/. */
import { collection } from '../define.ts';
import { blocks } from '../fields/blocks.ts';
import { choice } from '../fields/choice.ts';
import { url } from '../fields/email-phone-url.ts';
import { group } from '../fields/group.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { number } from '../fields/number.ts';
import { pagePath } from '../fields/path.ts';
import { reference } from '../fields/reference.ts';
import { richText } from '../fields/rich-text.ts';
import { longText, text } from '../fields/text.ts';
import { search } from './shared.ts';

const heading = { title: text('Title', { required: true }), text: longText('Introduction', { max: 2_000 }) };

const pageBlocks = {
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
    form: choice('Form', { options: { contact: 'Contact', apply: 'Send your CV', alert: 'Job alert' } }),
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
        link: url('Link'),
      }),
      { one: 'logo', min: 1, max: 24 },
    ),
  }),
};

export const page = collection({
  name: 'page',
  path: 'pages',
  label: { one: 'Page', many: 'Pages' },
  group: 'Pages',
  title: 'title',
  columns: ['path'],
  fields: {
    title: text('Title', { required: true, max: 120 }),
    path: pagePath('Address', { required: true, help: 'The page’s address on this site, such as /nursing.' }),
    intro: longText('Introduction', { max: 400 }),
    image: image('Image', { ratio: 4 / 5 }),
    blocks: blocks('Blocks', pageBlocks, { required: true, once: ['form'] }),
    search: search(),
  },
});
