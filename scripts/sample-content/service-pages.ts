/** The five service pages. */
import { image, type SampleDocument } from './document.ts';

const partTimePage: SampleDocument<'partTimePage'> = {
  type: 'partTimePage',
  data: {
    intro: {
      title: 'Proper jobs, fewer hours',
      text: 'A part-time job is not a full-time job with the good parts taken out. We only take on part-time roles that come with holiday, training and a say in the rota, and the hours are agreed in writing before anyone starts.\n\nThe shortest week we filled last year was six hours, for a museum bookkeeper. The most common was 21.',
    },
    tabs: [
      {
        title: 'Remote Part-Time Jobs',
        description:
          'Work from your own kitchen table, with equipment sent to your door and set hours, so that nobody expects a reply at nine at night. Typical roles are customer support, bookkeeping, testing and transcription, 12 to 25 hours a week, at £14 to £24 an hour. You need a quiet corner and a 10 Mbit/s connection. We provide the rest.',
        image: image('screens', 'Two windows on a screen, one of them a chart'),
      },
      {
        title: 'Freelancing Opportunities',
        description:
          'Short pieces of work for people who run their own business: a brochure, an audit, a migration. We agree the scope and the price with the client first, get the IR35 status in writing, and pay your invoice within seven days. No bidding against strangers, and no unpaid trial work.',
        image: image('coffee', 'Two cups on a table, seen from above'),
      },
      {
        title: 'Internship & Training Programs',
        description:
          'Paid, always. Twelve-week internships at £14.20 an hour with a named mentor, and evening courses in bookkeeping, CAD and web development that are free for everyone on our books, whether or not you take a job through us. Seven in ten of last year’s interns were offered a job where they trained.',
        image: image('growth', 'A plant with six leaves and a yellow flower'),
      },
    ],
    search: {
      title: 'Part-time jobs: remote, freelance and paid internships',
      description:
        'Part-time work with the hours agreed in writing: remote roles, freelance projects and paid internships across the UK.',
    },
  },
};

const fullTimePage: SampleDocument<'fullTimePage'> = {
  type: 'fullTimePage',
  data: {
    intro: {
      title: 'Full-time, and worth staying for',
      text: 'We look for the job you would still choose in two years. So we visit the workplace, meet the person who will manage you, and ask the person who is leaving why.\n\nIt costs you nothing. The employer pays our fee and, for a permanent job, gets half of it back if you leave within six months. We have every reason to send you somewhere good.',
    },
    features: [
      {
        title: 'Pay in every advert',
        text: 'A figure or a range, never “competitive”. You’ll know before you apply whether it’s worth your time.',
      },
      {
        title: 'Two interviews, not five',
        text: 'One conversation and one visit. If an employer sets a task, it takes an hour at most or it is paid.',
      },
      {
        title: 'Someone to prepare you',
        text: 'Your consultant explains who you will meet, what they care about and where to park.',
      },
      {
        title: 'Help with handing in your notice',
        text: 'We help with the resignation letter, the counter-offer and the start date.',
      },
      {
        title: 'Training after you start',
        text: '£600 for courses in your first year, on us, in any subject that helps you do the job.',
      },
      {
        title: 'Calls after a week, a month and six months',
        text: 'If something is wrong, we hear about it early and sort it out with both sides.',
      },
    ],
    search: {
      title: 'Full-time jobs across the UK',
      description:
        'Permanent and contract jobs with the pay in the advert, two interviews at most, and a consultant who stays in touch for six months.',
    },
  },
};

const contractPage: SampleDocument<'contractPage'> = {
  type: 'contractPage',
  data: {
    intro: {
      title: 'Work with a beginning and an end',
      text: 'A contract should be clear enough to read on a bus. Ours set out an initial 6-month contract, a 40-hour week and bi-weekly payment, and say on one page what you will deliver, where, and what happens when plans change.\n\nAt any one time we have about 180 contractors on engineering, software and office projects. Four in ten are extended, and nobody finds out on their last Friday.',
    },
    features: [
      {
        title: 'Paid every two weeks',
        text: 'On the second Friday, for every approved hour, even when the client pays us late.',
      },
      {
        title: 'IR35 status up front',
        text: 'You get the client’s status determination, with its reasons, in writing before you sign.',
      },
      { title: 'One timesheet', text: 'On your phone, two minutes a week. Your client approves it with one tap.' },
      {
        title: 'Six weeks’ notice',
        text: 'We ask about an extension six weeks before your end date, and line up what comes next.',
      },
    ],
    details: {
      requirements: [
        'At least two years’ experience of the kind of work you’re applying for, and two references',
        'Proof of your right to work in the UK, which we check before you start',
        'Our PAYE payroll, or your own limited company where the client’s IR35 decision allows it. You get a Key Information Document, with your pay after every deduction, before you accept',
        'For engineering sites, a valid CSCS or ECS card',
      ],
      responsibilities: [
        'Deliver what the one-page scope says, and tell us early if it changes',
        'Record your hours each week by Sunday evening',
        'Follow the site’s safety and security rules, as its own staff do',
        'Hand over notes, files and access in the last week',
      ],
      benefits: [
        'Holiday pay and a pension on our payroll from the first day',
        'Professional indemnity cover of £1 million while you work through us',
        'After 12 weeks, the same basic pay and holiday as if the client had hired you directly',
        'Two paid training days in each six-month contract',
      ],
      duration: [
        'An initial 6-month contract',
        'Extensions of one to six months, agreed six weeks before the end date',
        'One week’s notice in the first month, four weeks after that, from either side',
      ],
      location: [
        'On site, hybrid or remote, written into the contract',
        'Most hybrid contracts ask for two days a week on site',
        'Travel between sites is paid; your commute is not',
      ],
      payment: [
        'A 40-hour week unless the advert says otherwise',
        'Bi-weekly payment by bank transfer, every second Friday',
        'Overtime at time and a half, agreed before it is worked',
      ],
      application: [
        'Send one CV; we help you tailor it for each client',
        'Most contracts are decided within eight days of the first call',
      ],
      contact: ['Contract desk: 0113 496 0175', 'contracts@orrinvale.example, answered until 7pm on weekdays'],
    },
    search: {
      title: 'Contract jobs: 40 hours, paid every two weeks',
      description:
        'Engineering, software and office contracts with a one-page scope, the IR35 status in writing and pay every second Friday.',
    },
  },
};

const globalStaffingPage: SampleDocument<'globalStaffingPage'> = {
  type: 'globalStaffingPage',
  data: {
    intro: {
      title: 'Hire across borders without opening an office',
      text: 'We employ people for British companies in 14 countries, and bring people to Britain for companies abroad. You choose the person and lead the work. We take care of contracts, tax, insurance and the first 90 days.',
    },
    ai: {
      title: 'AI-driven processes, human decisions',
      text: 'Software reads faster than we do, so we let it: it matches skills to briefs across 62,000 profiles, translates adverts into nine languages, and warns us when a shortlist looks too much like the last one.\n\nIt never turns anyone down. Every no comes from a person who has read the application. Anyone can ask how a match was made and get the answer in plain English.',
    },
    offerings: {
      title: 'Service offerings',
      text: 'Choose one, or leave it all to us.',
      points: [
        {
          title: 'Search and selection',
          text: 'A shortlist of three within ten working days, with references taken in the candidate’s own language.',
        },
        {
          title: 'Employer of record',
          text: 'We are the legal employer abroad: local contract, payroll, pension and sick pay.',
        },
        {
          title: 'Relocation',
          text: 'An introduction to a registered immigration adviser, housing for the first month, school places, and someone at the airport.',
        },
        {
          title: 'Compliance',
          text: 'Right to work checks, qualification checks and data protection paperwork for each country, in one folder.',
        },
      ],
    },
    tabs: [
      { title: 'Contract Staffing', heading: 'Specialists abroad for as long as the project lasts' },
      { title: 'Direct Hire Placement', heading: 'Permanent staff, wherever they live' },
      { title: 'Payroll Services', heading: 'Fourteen countries, one payroll day, one invoice' },
      { title: 'Specialties we service', heading: 'Software, engineering, finance and care, in nine languages' },
    ],
    tabsText:
      'Every project starts with an hour about the work itself: what has to be done, by when and with whom. Within five working days you get a written plan with names, monthly costs and the law that applies. If we are not the right people for it, the plan says who is.',
    search: {
      title: 'Global staffing: hire in 14 countries',
      description:
        'Contract staff, direct hires and payroll abroad through one UK agency. We employ, pay and insure your people where they live.',
    },
  },
};

const staffAugmentationPage: SampleDocument<'staffAugmentationPage'> = {
  type: 'staffAugmentationPage',
  data: {
    intro: {
      title: 'Extra hands who fit into your team',
      text: 'Sometimes the plan is right and there are simply too few people to carry it out. We lend you specialists who work your way, with your tools and alongside your own staff, and hand everything over when they go.\n\nThe smallest team we have lent was one tester for a fortnight. The largest was 38 people for a rail depot.',
    },
    points: [
      {
        title: 'Meet them first',
        text: 'You interview everyone. If the first week doesn’t work out, you don’t pay for it.',
      },
      {
        title: 'One all-in rate',
        text: 'Pay, pension, holiday, insurance and our margin in one rate, with the margin shown.',
      },
      { title: 'Keep them if you like', text: 'After six months they can join your staff, with no fee.' },
    ],
    search: {
      title: 'Staff augmentation: specialists for your team',
      description:
        'Borrow developers, engineers and office specialists by the week. One all-in rate, and no fee if you keep them after six months.',
    },
  },
};

export const servicePages: SampleDocument[] = [
  partTimePage,
  fullTimePage,
  contractPage,
  globalStaffingPage,
  staffAugmentationPage,
];
