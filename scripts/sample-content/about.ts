/** The about page, and the banner of every page that has one. */
import { documents, image, type SampleDocument } from './document.ts';

const aboutPage: SampleDocument<'aboutPage'> = {
  type: 'aboutPage',
  data: {
    intro: {
      title: 'Two people, one phone and one rule',
      text: 'Amara Osei-Bell and Owen Pritchard started Orrin & Vale in 2009 at a kitchen table in Leeds, with one phone and one rule: never send anyone to a job you would not tell your sister to take.\n\nToday we are 46 people in Leeds and London. The rule still decides which clients we take on. Last year we turned 31 of them down, mostly because the pay did not match the work.\n\nThe company belongs to the people who work here, and nobody is paid by the number of CVs they send out.',
    },
    cardsHeading: {
      title: 'What you can hold us to',
      text: 'Six promises. If we break one, ring us and ask for Amara or Owen.',
    },
    blocks: [
      {
        block: 'consultants',
        title: 'Who you’ll talk to',
        text: 'Five of the 46 of us. Everyone has a direct number.',
        sector: null,
      },
    ],
    search: {
      title: 'About Orrin & Vale',
      description:
        'An independent, employee-owned recruitment agency with 46 people in Leeds and London, and one rule about the jobs it takes on.',
    },
  },
};

const cards = documents('about', [
  {
    title: 'We listen first',
    description:
      'The first call takes half an hour, and there’s no form to fill in. What you want to stop doing matters as much as what you can do.',
    icon: image('sign-listen'),
  },
  {
    title: 'We keep our word',
    description:
      'An answer for everyone. Last year 97% had theirs within three working days, and the rest a day or two later.',
    icon: image('sign-promise'),
  },
  {
    title: 'Close to home',
    description: 'The median commute to a job we filled is 26 minutes. We ask about yours before we suggest anything.',
    icon: image('sign-place'),
  },
  {
    title: 'Open about pay',
    description: 'Every advert and every brief says what the job pays, so nobody has to guess.',
    icon: image('sign-pay'),
  },
  {
    title: 'Hours that fit',
    description:
      'One in three of our roles is part-time or has flexible hours, agreed in writing before the first day.',
    icon: image('sign-time'),
  },
  {
    title: 'We stay in touch',
    description: 'We call after a week, a month and six months. If something is wrong, we sort it out with you.',
    icon: image('sign-care'),
  },
]);

const banners = documents('banner', [
  {
    title: 'People who know people',
    subTitle: 'About us',
    description: 'Independent since 2009, employee-owned, and still answering our own phones.',
    backgroundImage: image('crowd', 'A team around a table, seen from above, with one empty seat'),
    page: 'about-us',
  },
  {
    title: 'Part-time, on purpose',
    subTitle: 'Part-time jobs',
    description: 'Proper jobs with fewer hours, with a rota you can plan your life around.',
    backgroundImage: image('clocks', 'Three clocks, each showing part of a day'),
    page: 'part-time-jobs',
  },
  {
    title: 'A job to grow into',
    subTitle: 'Full-time jobs',
    description: 'Permanent and contract jobs, with a manager we have met and pay you can see.',
    backgroundImage: image('stairs', 'Arches rising like steps to a disc at the top'),
    page: 'full-time-jobs',
  },
  {
    title: 'Six months that count',
    subTitle: 'Contract jobs',
    description: 'Clear scope, 40 hours a week, paid every two weeks.',
    backgroundImage: image('bridge', 'A train crosses a viaduct in front of the sun'),
    page: 'contract-jobs',
  },
  {
    title: 'Your team, wherever they live',
    subTitle: 'Global staffing',
    description: 'We employ people in 14 countries so that you don’t have to open an office in each.',
    backgroundImage: image('globe', 'A globe with three places marked'),
    page: 'globalStaffing',
  },
  {
    title: 'The missing piece',
    subTitle: 'Staff augmentation',
    description: 'Specialists who join your team and its stand-ups for as long as the work lasts.',
    backgroundImage: image('tiles', 'A pattern of quarter discs with one coral tile that fits'),
    page: 'staffAugmentation',
  },
  {
    title: 'Tools we built for ourselves',
    subTitle: 'Products',
    description: 'Then clients asked to use them.',
    backgroundImage: image('shelf', 'A shelf of well-made things: discs, arches and boxes'),
    page: 'products',
  },
  {
    title: 'Straight talking about work',
    subTitle: 'Blog',
    description: 'What we learn from 300 interviews a week.',
    backgroundImage: image('book', 'An open book with discs rising from it'),
    page: 'blog',
  },
]);

export const about: SampleDocument[] = [aboutPage, ...cards, ...banners];
