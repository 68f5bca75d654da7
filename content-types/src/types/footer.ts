import { singleton } from '../define.ts';
import { email, phone, url } from '../fields/email-phone-url.ts';
import { group } from '../fields/group.ts';
import { list } from '../fields/list.ts';
import { lines } from '../fields/tags-lines.ts';
import { text } from '../fields/text.ts';
import { namedLinks } from './shared.ts';

/** E11: the four columns at the end of every page. */
export const footer = singleton({
  name: 'footer',
  path: 'footer',
  label: { one: 'Footer' },
  group: 'Shared',
  fields: {
    quickLinks: namedLinks('Quick links', [
      { name: 'Home', link: '/' },
      { name: 'About us', link: '/about-us' },
      { name: 'Services', link: '/staffAugmentation' },
      { name: 'Career', link: '/career' },
      { name: 'Products', link: '/products' },
    ]),
    services: namedLinks('Services', [
      { name: 'Part-Time', link: '/part-time-jobs' },
      { name: 'Full-Time', link: '/full-time-jobs' },
      { name: 'Contract', link: '/contract-jobs' },
      { name: 'Global Staffing', link: '/globalStaffing' },
    ]),
    outsourcingServices: namedLinks('Outsourcing services'),
    recruitmentServices: lines('Recruitment services', {
      help: 'Shown as plain text, one per line.',
      initial: [
        'Executive Search',
        'Permanent Staffing',
        'Temporary & Contract Staffing',
        'Bulk Hiring Solutions',
        'Recruitment Process Outsourcing (RPO)',
        'IT & Non-IT Hiring',
      ],
    }),
    contactInfo: group('Contact info', {
      phone: phone('Phone', { required: true }),
      email: email('Email', { required: true }),
      socialLinks: list(
        'Social links',
        group('Social link', {
          platform: text('Platform', { required: true, max: 40 }),
          link: url('Link', { required: true }),
        }),
        { one: 'social link', max: 10 },
      ),
    }),
    copyright: text('Copyright line', { max: 160, initial: '© 2025' }),
  },
});
