/** What every page has around it: names, registered details, header and footer. */
import { image, type SampleDocument } from './document.ts';

const siteSettings: SampleDocument<'siteSettings'> = {
  type: 'siteSettings',
  data: {
    companyName: 'Orrin & Vale',
    domain: 'orrinvale.example',
    tagline: 'Work is people meeting',
    description:
      'Orrin & Vale finds people work and employers people: part-time, full-time, contract and abroad, from offices in Leeds and London.',
    registered: {
      name: 'Orrin & Vale Recruitment Limited',
      number: '99004217',
      place: 'England and Wales',
      office: 'Calder House, 18 Saddlers Yard, Leeds, LS11 9ZZ',
      vat: 'GB 999 0042 17',
      agencyStatement:
        'Orrin & Vale Recruitment Limited acts as an employment agency for permanent work and as an employment business for temporary work.',
    },
    contact: { phone: '0113 496 0140', email: 'jobs@orrinvale.example' },
    socialImage: image('emblem', 'Two discs, green and coral, and the place where they overlap'),
  },
};

const header: SampleDocument<'header'> = {
  type: 'header',
  data: {
    tollFree: '0113 496 0140',
    socialLinks: {
      facebook: 'https://facebook.example/orrinvale',
      twitter: '',
      linkedin: 'https://linkedin.example/company/orrinvale',
    },
    services: {
      applicationServices: '/part-time-jobs',
      businessServices: '/full-time-jobs',
      technologyTrainings: '/contract-jobs',
      globalStaffing: '/globalStaffing',
      staffAugmentation: '/staffAugmentation',
    },
    otherLinks: {
      home: '/',
      aboutUs: '/about-us',
      products: '/products',
      career: '/career',
      blog: '/blog',
      contactUs: '/contact-us',
    },
    logo: null,
  },
};

const footer: SampleDocument<'footer'> = {
  type: 'footer',
  data: {
    quickLinks: [
      { name: 'Home', link: '/' },
      { name: 'About us', link: '/about-us' },
      { name: 'Services', link: '/staffAugmentation' },
      { name: 'Career', link: '/career' },
      { name: 'Products', link: '/products' },
    ],
    services: [
      { name: 'Part-Time', link: '/part-time-jobs' },
      { name: 'Full-Time', link: '/full-time-jobs' },
      { name: 'Contract', link: '/contract-jobs' },
      { name: 'Global Staffing', link: '/globalStaffing' },
    ],
    outsourcingServices: [],
    recruitmentServices: [
      'Executive Search',
      'Permanent Staffing',
      'Temporary & Contract Staffing',
      'Bulk Hiring Solutions',
      'Recruitment Process Outsourcing (RPO)',
      'IT & Non-IT Hiring',
    ],
    contactInfo: {
      phone: '0113 496 0140',
      email: 'hello@orrinvale.example',
      socialLinks: [
        { platform: 'LinkedIn', link: 'https://linkedin.example/company/orrinvale' },
        { platform: 'Facebook', link: 'https://facebook.example/orrinvale' },
      ],
    },
    copyright: '© 2025 Orrin & Vale',
  },
};

export const shared: SampleDocument[] = [siteSettings, header, footer];
