import { collection, singleton } from '../define.ts';
import { url } from '../fields/addresses/email-phone-url.ts';
import { link } from '../fields/addresses/link.ts';
import { boolean } from '../fields/boolean.ts';
import { choice } from '../fields/choice.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { longText, text } from '../fields/text.ts';
import { moreBlocks } from './blocks.ts';
import { search, sectionHeading } from './shared.ts';

const card = group('Card', {
  title: text('Title', { required: true }),
  text: longText('Text', { required: true, max: 400 }),
});

/** The sections of the home page below its headline, in their initial order. */
const SECTIONS = {
  features: 'Features',
  infoCards: 'Info cards',
  services: 'Services',
  jobs: 'Latest jobs',
  teasers: 'Teasers',
  testimonial: 'Testimonial',
  blocks: 'More blocks',
  sustainability: 'Sustainability',
} as const;
const SECTION_NAMES = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

/** The content of the home page other than slides, features and jobs. */
export const homePage = singleton({
  name: 'homePage',
  path: 'home-page',
  label: { one: 'Home page' },
  group: 'Home',
  admin: {
    words: 'hero headline',
  },
  fields: {
    headline: text('Headline', {
      required: true,
      help: 'You must be able to prove a claim such as “number one” (CAP Code, rule 3.7).',
      initial: 'Find the right job, or the right person',
    }),
    intro: longText('Introduction', {
      max: 400,
      initial: 'Part-time, full-time, contract and global jobs, and the people to fill them.',
    }),
    action: link('Button'),
    layout: optional(
      choice('Top of the page', {
        options: {
          side: 'Slides next to the headline',
          centred: 'Headline in the middle, slides below',
          band: 'Dark band',
        },
      }),
    ),
    hideEmptySlider: boolean('Hide the slider while there are no slides'),
    sections: list(
      'Sections',
      group('Section', {
        section: choice('Section', { options: SECTIONS }),
        shown: boolean('Show on the home page', { initial: true }),
      }),
      {
        one: 'section',
        // Has no minimum, because pages saved before a section existed lack that section. Unlisted sections are not
        // shown.
        max: SECTION_NAMES.length,
        unique: 'section',
        help: 'Drag the sections into order, and remove or switch off those you don’t need.',
        initial: SECTION_NAMES.map((section) => ({ section, shown: true })),
      },
    ),
    featuresHeading: sectionHeading('Features heading'),
    infoCards: list('Info cards', card, {
      one: 'card',
      max: 3,
      initial: [
        { title: 'For job seekers', text: 'Search our jobs, apply in minutes and follow your application online.' },
        { title: 'For employers', text: 'Tell us who you need. We find, vet and introduce the right people.' },
        {
          title: 'One point of contact',
          text: 'The same consultant supports you from first call to first day.',
        },
      ],
    }),
    servicesHeading: sectionHeading('Services heading', { title: 'Our services' }),
    serviceTabs: list(
      'Service tabs',
      group('Tab', {
        title: text('Title', { required: true, max: 60 }),
        text: longText('Text', { required: true }),
        image: image('Image'),
        link: url('“READ MORE” link', { required: true, pages: true }),
      }),
      {
        one: 'tab',
        max: 6,
        initial: [
          {
            title: 'Part-time Jobs',
            text: 'Work that fits around school, study or another job: remote roles, freelance projects, internships and training.',
            image: null,
            link: '/part-time-jobs',
          },
          {
            title: 'Full-time Jobs',
            text: 'Permanent jobs with employers we know, and a consultant to prepare you for the interview.',
            image: null,
            link: '/full-time-jobs',
          },
          {
            title: 'Contract Basis',
            text: 'Projects with a clear start and finish: an initial 6-month contract, a 40-hour week and bi-weekly payment.',
            image: null,
            link: '/contract-jobs',
          },
          {
            title: 'Global Staffing',
            text: 'People for your teams abroad, with contracts and payroll taken care of.',
            image: null,
            link: '/globalStaffing',
          },
        ],
      },
    ),
    jobsHeading: sectionHeading('Latest jobs heading'),
    teasers: list(
      'Teasers',
      group('Teaser', {
        title: text('Title', { required: true }),
        text: longText('Text', { required: true, max: 400 }),
        link: link('Link'),
      }),
      {
        one: 'teaser',
        max: 3,
        initial: [
          {
            title: 'Consulting',
            text: 'Not sure who you need, or whether you need to hire at all? Talk it through with one of our consultants.',
            link: { label: 'Talk to us', href: '/contact-us' },
          },
          {
            title: 'Case studies',
            text: 'What we’ve learned about finding work and finding people.',
            link: { label: 'Read our blog', href: '/blog' },
          },
          {
            title: 'About the company',
            text: 'Who we are and how we work.',
            link: { label: 'About us', href: '/about-us' },
          },
        ],
      },
    ),
    testimonial: group('Testimonial', {
      // The initial quote is from the agency, because a quote from a customer would be invented.
      quote: longText('Quote', {
        max: 600,
        initial: 'The right person in the right job makes work better for everyone around them.',
      }),
      name: text('Name', { max: 100 }),
      role: text('Role', { max: 160 }),
    }),
    sustainability: group('Sustainability', {
      shown: optional(
        boolean('Show on the site', {
          initial: true,
          help: 'Also at the end of other pages. To hide it on the home page, use Sections above.',
        }),
      ),
      title: text('Title', { initial: 'Our sustainability pillars' }),
      text: longText('Text', { max: 600, initial: 'What matters to us beyond filling jobs.' }),
      pillars: list(
        'Pillars',
        group('Pillar', {
          title: text('Title', { required: true, max: 60 }),
          text: longText('Text', { max: 300 }),
        }),
        {
          one: 'pillar',
          max: 3,
          initial: [
            { title: 'Improving people’s lives', text: 'Fair pay, decent hours and work that people want to stay in.' },
            { title: 'Helping communities prosper', text: 'Jobs close to home, and local employers who can grow.' },
            { title: 'Caring for our planet', text: 'Less travel, less paper and less waste in everything we do.' },
          ],
        },
      ),
    }),
    blocks: moreBlocks('Shown where “More blocks” is in the list of sections.'),
    search: search(),
  },
});

/** E1: one image of the home page's slider. */
export const slide = collection({
  name: 'slide',
  path: 'slides',
  label: { one: 'Slide', many: 'Slides' },
  group: 'Home',
  admin: {
    words: 'slider carousel hero banner',
  },
  purpose: 'Shown in the slider on the home page, in this order.',
  title: 'title',
  columns: ['image'],
  fields: {
    title: text('Title', { required: true }),
    text: longText('Text', { max: 400 }),
    image: image('Image', { required: true, ratio: 4 / 3 }),
    link: link('Button'),
  },
});

/** E2: a card on the home page with a READ MORE link. */
export const feature = collection({
  name: 'feature',
  path: 'features',
  label: { one: 'Feature', many: 'Features' },
  group: 'Home',
  purpose: 'Cards on the home page, in this order.',
  title: 'title',
  columns: ['link', 'bgImage'],
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    bgImage: image('Background image', { required: true, ratio: 1 }),
    link: url('“READ MORE” link', { initial: '/contact-us', pages: true }),
  },
});
