/**
 * The five service pages and the entries that they show. Each page has its own type, because each has a different
 * layout.
 */
import { collection, singleton } from '../define.ts';
import { image } from '../fields/image.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { lines } from '../fields/tags-lines.ts';
import { longText, text } from '../fields/text.ts';
import { moreBlocks } from './blocks.ts';
import { search, sectionHeading, tab, tabs } from './shared.ts';

const point = group('Point', {
  title: text('Title', { required: true }),
  text: longText('Text', { max: 400 }),
});

const pointList = (label: string, singularLabel: string, initial: readonly { title: string; text: string }[]) =>
  list(label, point, { one: singularLabel, max: 12, initial });

const page = { group: 'Services', canHide: true } as const;

/** R3: the part-time jobs page. */
export const partTimePage = singleton({
  ...page,
  name: 'partTimePage',
  path: 'part-time-page',
  page: '/part-time-jobs',
  label: { one: 'Part-time jobs page' },
  fields: {
    intro: sectionHeading('Introduction', {
      title: 'Part-time work that fits your life',
      text: 'Tell us when you can work and we’ll find a job that suits you.',
    }),
    tabs: tabs('Tabs', [
      {
        title: 'Remote Part-Time Jobs',
        description: 'Work from home with set hours, such as customer support, bookkeeping, testing or transcription.',
      },
      {
        title: 'Freelancing Opportunities',
        description: 'Short projects for people who run their own business, with the scope and price agreed up front.',
      },
      {
        title: 'Internship & Training Programs',
        description: 'Paid internships and training for people who are starting out or changing direction.',
      },
    ]),
    blocks: moreBlocks('Shown at the end of the page.'),
    search: search(),
  },
});

/** R4: the full-time jobs page. */
export const fullTimePage = singleton({
  ...page,
  name: 'fullTimePage',
  path: 'full-time-page',
  page: '/full-time-jobs',
  label: { one: 'Full-time jobs page' },
  fields: {
    intro: sectionHeading('Introduction', {
      title: 'Permanent jobs worth staying in',
      text: 'We match people and employers for the long term. Our service is free for candidates.',
    }),
    features: pointList('Features', 'feature', [
      { title: 'Clear about pay', text: 'You’ll know what a job pays before you apply.' },
      { title: 'Employers we know', text: 'We can tell you about the team and the manager you’d be working for.' },
      { title: 'Interview preparation', text: 'Your consultant will tell you who you’ll meet and what to expect.' },
      { title: 'Clear feedback', text: 'You’ll hear from us, whatever the decision.' },
      { title: 'Help handing in your notice', text: 'We support you from offer to first day.' },
      { title: 'Support after you start', text: 'We stay in touch and help sort out any problems.' },
    ]),
    blocks: moreBlocks('Shown at the end of the page.'),
    search: search(),
  },
});

/**
 * R5: the contract jobs page. `application` and `contact` are kept with the details but have no tab, as the
 * specification says.
 */
export const contractPage = singleton({
  ...page,
  name: 'contractPage',
  path: 'contract-page',
  page: '/contract-jobs',
  label: { one: 'Contract jobs page' },
  fields: {
    intro: sectionHeading('Introduction', {
      title: 'Contract work on clear terms',
      text: 'We offer an initial 6-month contract, a 40-hour week and bi-weekly payment.',
    }),
    features: pointList('Features', 'feature', [
      { title: 'Paid every two weeks', text: 'You’re paid for every approved hour.' },
      { title: 'Terms in writing', text: 'You see the scope, rate, hours and location before you sign.' },
      { title: 'Simple timesheets', text: 'One timesheet a week, approved by the client.' },
      {
        title: 'What comes next',
        text: 'We talk about an extension or your next contract before the current one ends.',
      },
    ]),
    details: group('Details', {
      requirements: lines('Job Requirements', {
        initial: ['Relevant experience', 'Proof of your right to work', 'References'],
      }),
      responsibilities: lines('Responsibilities', {
        initial: [
          'Deliver the work agreed in the contract',
          'Record your hours each week',
          'Follow the client’s safety and security rules',
        ],
      }),
      benefits: lines('Benefits', {
        initial: [
          'Holiday pay for everyone on our payroll',
          'A consultant who knows your contract',
          'Help finding your next contract',
        ],
      }),
      duration: lines('Contract Duration', { initial: ['An initial 6-month contract', 'Extensions by agreement'] }),
      location: lines('Location', { initial: ['On site, hybrid or remote, depending on the contract'] }),
      payment: lines('Payment Terms', { initial: ['A 40-hour week', 'Bi-weekly payment by bank transfer'] }),
      application: lines('Application', { initial: ['Apply for a job on this site or send us your CV'] }),
      contact: lines('Contact', { initial: ['Use the contact form or call us'] }),
    }),
    blocks: moreBlocks('Shown at the end of the page.'),
    search: search(),
  },
});

/** R6: the global staffing page. The tabs only change the heading. */
export const globalStaffingPage = singleton({
  ...page,
  name: 'globalStaffingPage',
  path: 'global-staffing-page',
  page: '/globalStaffing',
  label: { one: 'Global staffing page' },
  fields: {
    intro: sectionHeading('Introduction', {
      title: 'People for your teams, wherever they are',
      text: 'We find people abroad for teams here, and people here for teams abroad.',
    }),
    ai: sectionHeading('AI-driven processes', {
      title: 'AI-driven processes, human decisions',
      text: 'Software helps us match skills to jobs more quickly. People make every decision.',
    }),
    offerings: group('Service offerings', {
      title: text('Title', { initial: 'Service offerings' }),
      text: longText('Text'),
      points: pointList('Offerings', 'offering', [
        { title: 'Search and selection', text: 'A shortlist of people who fit the job and the team.' },
        { title: 'Onboarding', text: 'Contracts and checks completed before the first day.' },
        { title: 'Payroll', text: 'Pay, tax and insurance in the country where the work is done.' },
        { title: 'Compliance', text: 'Right to work checks and paperwork for each country.' },
      ]),
    }),
    tabs: list(
      'Tabs',
      group('Tab', {
        title: text('Title', { required: true }),
        heading: text('Heading', { required: true }),
      }),
      {
        one: 'tab',
        min: 1,
        max: 8,
        initial: [
          { title: 'Contract Staffing', heading: 'Specialists for the duration of a project' },
          { title: 'Direct Hire Placement', heading: 'Permanent staff, wherever they live' },
          { title: 'Payroll Services', heading: 'Payroll for your people abroad' },
          { title: 'Specialties we service', heading: 'IT, engineering, office and more' },
        ],
      },
    ),
    tabsText: longText('Text below every tab', {
      initial: 'Tell us what you need done, where and by when. We’ll come back with a plan, the people and the cost.',
    }),
    blocks: moreBlocks('Shown at the end of the page.'),
    search: search(),
  },
});

/** R7: the staff augmentation page. The business sections follow its content. */
export const staffAugmentationPage = singleton({
  ...page,
  name: 'staffAugmentationPage',
  path: 'staff-augmentation-page',
  page: '/staffAugmentation',
  label: { one: 'Staff augmentation page' },
  fields: {
    intro: sectionHeading('Introduction', {
      title: 'Specialists who join your team',
      text: 'When you have the right plan but not enough people to deliver it, we supply specialists who work in your team, with your tools and methods.',
    }),
    points: pointList('Points', 'point', [
      { title: 'Meet them first', text: 'You interview everyone before they start.' },
      { title: 'One clear rate', text: 'You’ll know the full cost before you decide.' },
      { title: 'For as long as you need', text: 'For a week, a project or a year.' },
    ]),
    blocks: moreBlocks('Shown at the end of the page.'),
    search: search(),
  },
});

/** E12: a block of the staff augmentation page. */
export const applicationService = collection({
  name: 'applicationService',
  path: 'application-services',
  page: '/staffAugmentation',
  label: { one: 'Application service', many: 'Application services' },
  group: 'Services',
  admin: {
    key: 'services/application',
    called: { one: 'service', many: 'services' },
  },
  purpose: 'Shown on the staff augmentation page, below the business sections.',
  title: 'title',
  columns: ['headerImage'],
  fields: {
    title: text('Name', {
      required: true,
      max: 120,
      help: 'For lists in the admin only. Visitors see the header title.',
    }),
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
  page: '/staffAugmentation',
  label: { one: 'Business section', many: 'Business sections' },
  group: 'Services',
  admin: {
    key: 'home/sub1',
    called: { one: 'business section', many: 'business sections' },
  },
  purpose: 'Shown on the staff augmentation page, above the application services.',
  title: 'title',
  columns: ['skillsHeading'],
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    skillsHeading: text('Skills heading', { required: true }),
    skillsLeft: lines('Skills (left column)', { required: true }),
    skillsRight: lines('Skills (right column)', { required: true }),
  },
});
