/** The content of every page: names, registered details, header and footer. */
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { image, type SampleDocument } from './document.ts';

const siteSettings: SampleDocument<'siteSettings'> = {
  type: 'siteSettings',
  data: {
    companyName: 'Orrin & Vale',
    domain: 'orrinvale.example',
    tagline: 'Properly introduced',
    description:
      'Orrin & Vale finds jobs for people and people for jobs: part-time, full-time, contract and abroad, from offices in Leeds and London.',
    registered: {
      name: 'Orrin & Vale Recruitment Limited',
      number: '99004217',
      place: 'England and Wales',
      office: 'Calder House, 18 Saddlers Yard, Leeds, LS11 9ZZ',
      vat: 'GB 999 0042 17',
      ico: '',
      agencyStatement:
        'Orrin & Vale Recruitment Limited acts as an employment agency for permanent recruitment and as an employment business for the supply of temporary workers. Jobs in Northern Ireland are covered by the Conduct of Employment Agencies and Employment Businesses Regulations (Northern Ireland) 2005.',
    },
    contact: {
      phone: '0113 496 0140',
      email: 'jobs@orrinvale.example',
      address: {
        street: 'Calder House, 18 Saddlers Yard',
        city: 'Leeds',
        state: 'West Yorkshire',
        zip: 'LS11 9ZZ',
      },
      openingHours: 'Monday to Friday, 8am to 6.30pm',
      socialLinks: [
        { platform: 'Facebook', link: 'https://facebook.example/orrinvale' },
        { platform: 'LinkedIn', link: 'https://linkedin.example/company/orrinvale' },
      ],
    },
    replyTimes: { applications: 3, messages: 1 },
    socialImage: image('emblem', 'Two discs, green and coral, and the place where they overlap'),
  },
};

const header: SampleDocument<'header'> = {
  type: 'header',
  data: {
    ...initialData(contentTypes.header.fields),
    button: { label: 'Hire people', href: '/hire' },
    logo: null,
  },
};

const footer: SampleDocument<'footer'> = {
  type: 'footer',
  data: {
    ...initialData(contentTypes.footer.fields),
    contactInfo: { phone: '', email: 'hello@orrinvale.example', socialLinks: [] },
    copyright: '© 2025 Orrin & Vale',
  },
};

export const shared: SampleDocument[] = [siteSettings, header, footer];
