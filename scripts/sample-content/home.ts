/** The home page, its slides and its features. */
import { contentTypes } from 'content-types';
import { documents, image, type SampleDocument } from './document.ts';

const homePage: SampleDocument<'homePage'> = {
  type: 'homePage',
  data: {
    headline: 'The UK’s number one staffing company',
    intro:
      'Of the people we placed last year, 94% were still in the job six months later. Tell us what you do and we’ll tell you who needs you.',
    action: { label: 'See all jobs', href: '/career#openings' },
    hideEmptySlider: false,
    blocks: [
      {
        block: 'testimonials',
        title: 'In their words',
        text: 'Three people we placed, and one question: what was it like?',
        testimonials: [
          {
            quote: 'Owen knew the plant, the manager and the bus route. He was right about all three.',
            name: 'Adam Nowak',
            role: 'Maintenance engineer, Wakefield',
            photo: null,
          },
          {
            quote: 'I didn’t get the first job. They rang to say why, and the second one fitted.',
            name: 'Leila Haddad',
            role: 'Data analyst, Manchester',
            photo: null,
          },
          {
            quote: 'Twenty hours, in writing, and nobody has asked me to stay late.',
            name: 'Fiona Stewart',
            role: 'Bookkeeper, Glasgow',
            photo: null,
          },
        ],
      },
    ],
    sections: contentTypes.homePage.fields.sections.initial(),
    featuresHeading: {
      title: 'For job seekers and employers',
      text: 'Whether you’re looking for work or looking for people, you get a named consultant, a direct number and a straight answer.',
    },
    infoCards: [
      {
        title: '1,260 people placed last year',
        text: 'In 340 organisations, from a two-person surveyors’ office in Hexham to a hospital trust in Bristol.',
      },
      {
        title: '11 days from brief to offer',
        text: 'The median for permanent jobs. Temporary cover for an office usually starts the next morning.',
      },
      {
        title: 'An answer for everyone',
        text: 'Every applicant hears from a person, 97% within three working days, with a reason if it’s a no.',
      },
    ],
    servicesHeading: {
      title: 'Four ways to work',
      text: 'You choose the hours, the contract and the location. Every advert says what the job pays.',
    },
    serviceTabs: [
      {
        title: 'Part-time Jobs',
        text: 'Work that fits around school runs, studies or another job. Most of our part-time roles are 16 to 25 hours a week, with the rota agreed in writing before you start.',
        image: image('clock', 'A clock that shows five hours'),
        link: '/part-time-jobs',
      },
      {
        title: 'Full-time Jobs',
        text: 'Permanent jobs with the pay in the advert, a named manager, and two interviews instead of five. We stay in touch for the first six months.',
        image: image('desk', 'A desk with a lamp, a screen and a plant'),
        link: '/full-time-jobs',
      },
      {
        title: 'Contract Basis',
        text: 'Projects with a beginning and an end. Contracts start at six months, 40 hours a week, and you are paid every two weeks, whether or not the client has paid us.',
        image: image('calendar', 'Six columns of discs, three quarters of them filled'),
        link: '/contract-jobs',
      },
      {
        title: 'Global Staffing',
        text: 'People abroad for teams here, and people from here for teams abroad. We employ, pay and insure them where they live, so you get one invoice and one set of rules.',
        image: image('globe', 'A globe with three places marked'),
        link: '/globalStaffing',
      },
    ],
    jobsHeading: {
      title: 'New this week',
      text: 'Every advert says what the job pays, where it is, and whether it is temporary or permanent.',
    },
    teasers: [
      {
        title: 'Consulting',
        text: 'Not sure whether you need a person, a contractor or a better process? An hour with one of our consultants costs nothing, and sometimes ends with “don’t hire anyone”.',
        link: { label: 'Talk to a consultant', href: '/team' },
      },
      {
        title: 'Case studies',
        text: 'How a parcel depot in Wakefield filled 64 night shifts in nine days, and kept 58 of them after Christmas.',
        link: { label: 'Read the case studies', href: '/case-studies' },
      },
      {
        title: 'About the company',
        text: 'Two founders, 46 people, two offices. Independent since 2009 and owned by the people who work here.',
        link: { label: 'Meet the team', href: '/team' },
      },
    ],
    testimonial: {
      quote:
        'They rang on the Tuesday, asked what I’d miss about my old job, and sent me to exactly one interview. I’ve been here two years. Nobody had ever asked me that before.',
      name: 'Shanice Abbott',
      role: 'Payroll manager, placed in Sheffield',
    },
    sustainability: {
      shown: true,
      title: 'Our sustainability pillars',
      text: 'We measure ourselves on these three things and publish the figures every January.',
      pillars: [
        {
          title: 'Improving people’s lives',
          text: 'No job pays less than the real Living Wage, and every temp gets 30 hours of paid training a year.',
        },
        {
          title: 'Helping communities prosper',
          text: 'Six in ten placements within ten miles of home. One per cent of every fee goes to a local charity that helps people back to work.',
        },
        {
          title: 'Caring for our planet',
          text: 'Interviews by video first, offices on renewable power, and travel passes instead of company cars.',
        },
      ],
    },
    search: {
      title: 'Orrin & Vale: jobs and staffing across the UK',
      description:
        'Part-time, full-time, contract and global jobs with pay in every advert. Or tell us who you need: we fill most permanent jobs in 11 days.',
    },
  },
};

const slides = documents('slide', [
  {
    title: 'Properly introduced',
    text: 'We found 1,260 people a job last year. You could be next.',
    image: image('meeting', 'Two people side by side; where they overlap, the colour turns warm'),
    link: { label: 'Find your job', href: '/career#openings' },
  },
  {
    title: 'A team by Monday',
    text: 'Office staff, engineers and developers, for a day or for good.',
    image: image('gathering', 'Four colleagues close together'),
    link: { label: 'Tell us who you need', href: '/hire' },
  },
  {
    title: 'Close to home',
    text: 'Six in ten of our placements are within ten miles of it.',
    image: image('skyline', 'A city of arches in front of a rising sun'),
    link: { label: 'Jobs by location', href: '/career#openings' },
  },
]);

const features = documents('feature', [
  {
    title: 'Looking for work',
    description: 'One application, one point of contact. Your consultant knows the manager who will read it.',
    bgImage: image('doorway', 'A person walks through one arch after another'),
    link: '/career#openings',
  },
  {
    title: 'Looking for people',
    description: 'Three candidates worth meeting, with pay and notice period agreed before you see a CV.',
    bgImage: image('crowd', 'A team around a table, seen from above, with one empty seat'),
    link: '/hire',
  },
  {
    title: 'Between contracts',
    description: 'Tell us your end date. We start making calls six weeks before, so the gap is a holiday, not a worry.',
    bgImage: image('bridge', 'A train crosses a viaduct in front of the sun'),
    link: '/contract-jobs',
  },
  {
    title: 'Coming back to work',
    description:
      'After children, illness or a move to the UK: jobs for returners, with a mentor and shorter weeks to start with.',
    bgImage: image('growth', 'A plant with six leaves and a yellow flower'),
    link: '/part-time-jobs',
  },
]);

export const home: SampleDocument[] = [homePage, ...slides, ...features];
