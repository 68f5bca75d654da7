import { collection, singleton } from '../define.ts';
import { url } from '../fields/email-phone-url.ts';
import { group } from '../fields/group.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { longText, text } from '../fields/text.ts';
import { search, sectionHeading } from './shared.ts';

const card = group('Card', {
  title: text('Title', { required: true }),
  text: longText('Text', { required: true, max: 400 }),
});

/** Everything on the home page that is not a slide, a feature or a job. */
export const homePage = singleton({
  name: 'homePage',
  path: 'home-page',
  label: { one: 'Home page' },
  group: 'Home',
  fields: {
    headline: text('Headline', { required: true, initial: 'The UK’s number one staffing company' }),
    intro: longText('Introduction', { max: 400 }),
    action: link('Button'),
    featuresHeading: sectionHeading('Features heading'),
    infoCards: list('Info cards', card, { one: 'card', max: 3 }),
    servicesHeading: sectionHeading('Services heading'),
    serviceTabs: list(
      'Service tabs',
      group('Tab', {
        title: text('Title', { required: true, max: 60 }),
        text: longText('Text', { required: true }),
        image: image('Image'),
        link: url('READ MORE leads to', { required: true }),
      }),
      { one: 'tab', max: 6 },
    ),
    jobsHeading: sectionHeading('Latest jobs heading'),
    teasers: list(
      'Teasers',
      group('Teaser', {
        title: text('Title', { required: true }),
        text: longText('Text', { required: true, max: 400 }),
        link: link('Link'),
      }),
      { one: 'teaser', max: 3 },
    ),
    testimonial: group('Testimonial', {
      quote: longText('Quote', { max: 600 }),
      name: text('Name', { max: 100 }),
      role: text('Role', { max: 160 }),
    }),
    sustainability: group('Sustainability', {
      title: text('Title', { initial: 'Our sustainability pillars' }),
      text: longText('Text', { max: 600 }),
      pillars: list(
        'Pillars',
        group('Pillar', {
          title: text('Title', { required: true, max: 60 }),
          text: longText('Text', { max: 300 }),
        }),
        { one: 'pillar', max: 3 },
      ),
    }),
    search: search(),
  },
});

/** E1: one image of the home page's slider. */
export const slide = collection({
  name: 'slide',
  path: 'slides',
  label: { one: 'Slide', many: 'Slides' },
  group: 'Home',
  title: 'title',
  columns: ['image'],
  fields: {
    title: text('Title', { required: true }),
    text: longText('Text', { max: 400 }),
    image: image('Image', { required: true, ratio: 4 / 3 }),
    link: link('Button'),
  },
});

/** E2: a card on the home page that ends in READ MORE. */
export const feature = collection({
  name: 'feature',
  path: 'features',
  label: { one: 'Feature', many: 'Features' },
  group: 'Home',
  title: 'title',
  columns: ['link', 'bgImage'],
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    bgImage: image('Background image', { required: true, ratio: 1 }),
    link: url('READ MORE leads to', { initial: '/contact-us' }),
  },
});
