import { singleton } from '../define.ts';
import { email, phone, url } from '../fields/addresses/email-phone-url.ts';
import { boolean } from '../fields/boolean.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { lines } from '../fields/tags-lines.ts';
import { text } from '../fields/text.ts';
import { socialLinks } from './shared.ts';

/** E11: the footer of every page, with columns of links and words, then the contact details. */
export const footer = singleton({
  name: 'footer',
  path: 'footer',
  label: { one: 'Footer' },
  group: 'Shared',
  admin: {
    key: 'footer',
  },
  fields: {
    columns: list(
      'Columns',
      group('Column', {
        title: text('Title', { required: true, max: 60 }),
        links: list(
          'Links',
          group('Link', {
            name: text('Name', { required: true, max: 80 }),
            link: url('Link', { required: true, pages: true }),
          }),
          { one: 'link', max: 20 },
        ),
        words: lines('Plain text lines', { help: 'Shown above the links, one per line.' }),
        hidden: boolean('Hide from the footer'),
      }),
      {
        one: 'column',
        max: 6,
        help: 'The contact details are always the last column.',
        initial: [
          {
            title: 'Quick Links',
            links: [
              { name: 'Home', link: '/' },
              { name: 'About us', link: '/about-us' },
              { name: 'Services', link: '/staffAugmentation' },
              { name: 'Career', link: '/career' },
              { name: 'Products', link: '/products' },
            ],
            words: [],
            hidden: false,
          },
          {
            title: 'Services',
            links: [
              { name: 'Part-Time', link: '/part-time-jobs' },
              { name: 'Full-Time', link: '/full-time-jobs' },
              { name: 'Contract', link: '/contract-jobs' },
              { name: 'Global Staffing', link: '/globalStaffing' },
            ],
            words: [],
            hidden: false,
          },
          {
            title: 'Recruitment Services',
            links: [],
            words: [
              'Executive Search',
              'Permanent Staffing',
              'Temporary & Contract Staffing',
              'Bulk Hiring Solutions',
              'Recruitment Process Outsourcing (RPO)',
              'IT & Non-IT Hiring',
            ],
            hidden: false,
          },
        ],
      },
    ),
    contactInfo: group('Contact info', {
      phone: phone('Phone', { required: true, inherits: (contact) => contact.phone }),
      email: email('Email', { required: true, inherits: (contact) => contact.email }),
      socialLinks: socialLinks((contact) => contact.socialLinks),
    }),
    copyright: text('Copyright line', {
      max: 160,
      help: 'Leave blank to show the current year and your company name.',
    }),
  },
});
