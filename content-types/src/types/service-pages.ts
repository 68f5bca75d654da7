/** The five service pages, each with a type of its own because each is laid out differently, and the entries that they show. */
import { collection, singleton } from '../define.ts';
import { group } from '../fields/group.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/list.ts';
import { lines } from '../fields/tags-lines.ts';
import { longText, text } from '../fields/text.ts';
import { search, sectionHeading, tab, tabs } from './shared.ts';

const point = group('Point', {
  title: text('Title', { required: true }),
  text: longText('Text', { max: 400 }),
});

const page = { group: 'Services' } as const;

/** R3. */
export const partTimePage = singleton({
  ...page,
  name: 'partTimePage',
  path: 'part-time-page',
  label: { one: 'Part-time jobs page' },
  fields: { intro: sectionHeading('Introduction'), tabs: tabs('Tabs'), search: search() },
});

/** R4. */
export const fullTimePage = singleton({
  ...page,
  name: 'fullTimePage',
  path: 'full-time-page',
  label: { one: 'Full-time jobs page' },
  fields: {
    intro: sectionHeading('Introduction'),
    features: list('Features', point, { one: 'feature', max: 12 }),
    search: search(),
  },
});

/** R5. `application` and `contact` are kept with the details but have no tab, as the specification says. */
export const contractPage = singleton({
  ...page,
  name: 'contractPage',
  path: 'contract-page',
  label: { one: 'Contract jobs page' },
  fields: {
    intro: sectionHeading('Introduction'),
    features: list('Features', point, { one: 'feature', max: 12 }),
    details: group('Details', {
      requirements: lines('Job Requirements'),
      responsibilities: lines('Responsibilities'),
      benefits: lines('Benefits'),
      duration: lines('Contract Duration'),
      location: lines('Location'),
      payment: lines('Payment Terms'),
      application: lines('Application'),
      contact: lines('Contact'),
    }),
    search: search(),
  },
});

/** R6. The tabs change only the heading. */
export const globalStaffingPage = singleton({
  ...page,
  name: 'globalStaffingPage',
  path: 'global-staffing-page',
  label: { one: 'Global staffing page' },
  fields: {
    intro: sectionHeading('Introduction'),
    ai: sectionHeading('AI-driven processes'),
    offerings: group('Service offerings', {
      title: text('Title'),
      text: longText('Text'),
      points: list('Offerings', point, { one: 'offering', max: 12 }),
    }),
    tabs: list(
      'Tabs',
      group('Tab', {
        title: text('Title', { required: true }),
        heading: text('Heading', { required: true }),
      }),
      { one: 'tab', min: 1, max: 8 },
    ),
    tabsText: longText('Text under every tab'),
    search: search(),
  },
});

/** R7. The business sections follow. */
export const staffAugmentationPage = singleton({
  ...page,
  name: 'staffAugmentationPage',
  path: 'staff-augmentation-page',
  label: { one: 'Staff augmentation page' },
  fields: {
    intro: sectionHeading('Introduction'),
    points: list('Points', point, { one: 'point', max: 12 }),
    search: search(),
  },
});

/** E12: a block of the staff augmentation page. */
export const applicationService = collection({
  name: 'applicationService',
  path: 'application-services',
  label: { one: 'Application service', many: 'Application services' },
  group: 'Services',
  title: 'title',
  columns: ['headerImage'],
  fields: {
    title: text('Name', { required: true, max: 120, help: 'What lists call it. Visitors see the header title.' }),
    header: group('Header', {
      title: text('Title', { required: true }),
      subtitle: text('Subtitle'),
      description: longText('Description'),
    }),
    headerImage: image('Header image', { required: true, ratio: 4 / 3 }),
    content: group('Content', {
      title: text('Title', { required: true }),
      description: longText('Description', { required: true }),
    }),
    secondaryImage: image('Secondary image', { required: true, ratio: 1 }),
    tabs: list('Tabs', tab({ image: 'required' }), { one: 'tab', min: 1, max: 12 }),
  },
});

/** E15: a block of the staff augmentation page. */
export const businessSection = collection({
  name: 'businessSection',
  path: 'business-sections',
  label: { one: 'Business section', many: 'Business sections' },
  group: 'Services',
  title: 'title',
  columns: ['skillsHeading'],
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    skillsHeading: text('Skills heading', { required: true }),
    skillsLeft: lines('Skills, left', { required: true }),
    skillsRight: lines('Skills, right', { required: true }),
  },
});
