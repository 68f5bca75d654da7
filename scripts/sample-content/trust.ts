/** The agency's people and offices, and the pages for employers. */

import { prose } from 'content-types/text/prose';
import { documents, image, type SampleData, type SampleDocument } from './document.ts';

type Consultant = SampleData['consultant'];
type Office = SampleData['office'];
type Page = SampleData['page'];

const HOURS = 'Monday to Friday, 8am to 6.30pm';

const offices: SampleDocument<'office'>[] = [
  office('leeds', {
    name: 'Leeds',
    street: 'Calder House, 18 Saddlers Yard',
    town: 'Leeds',
    postcode: 'LS11 9ZZ',
    phone: '0113 496 0140',
    email: 'leeds@orrinvale.example',
    hours: HOURS,
  }),
  office('london', {
    name: 'London',
    street: '41 Lantern Street',
    town: 'London',
    postcode: 'SE1 9ZZ',
    phone: '020 7946 0140',
    email: 'london@orrinvale.example',
    hours: HOURS,
  }),
];

const consultants: SampleDocument<'consultant'>[] = [
  consultant('amara', {
    name: 'Amara Osei-Bell',
    role: 'Founder, office and administration',
    portrait: image('portrait-amara', 'Portrait of a woman with round dark hair and yellow earrings'),
    about: 'Ran payroll for a hospital trust before she started the agency. Asks what you want to stop doing.',
    sectors: ['admin'],
    office: 'leeds',
    languages: ['French'],
    phone: '0113 496 0141',
    email: 'amara@orrinvale.example',
    booking: '/contact-us',
  }),
  consultant('owen', {
    name: 'Owen Pritchard',
    role: 'Founder, engineering',
    portrait: image('portrait-owen', 'Portrait of a man with a beard and round glasses'),
    about: 'A controls engineer for eleven years. Has been inside most of the factories he recruits for.',
    sectors: ['Engineer'],
    office: 'leeds',
    languages: ['Welsh'],
    phone: '0113 496 0142',
    email: 'owen@orrinvale.example',
    booking: '/contact-us',
  }),
  consultant('priya', {
    name: 'Priya Nair',
    role: 'Contract engineering',
    portrait: image('portrait-priya', 'Portrait of a woman with long dark hair'),
    about: 'Looks after contractors from the first call to the last timesheet, and knows the payment dates by heart.',
    sectors: ['Engineer', 'Developer'],
    office: 'leeds',
    languages: ['Malayalam', 'Hindi'],
    phone: '0113 496 0175',
    email: 'priya@orrinvale.example',
    booking: '',
  }),
  consultant('callum', {
    name: 'Callum Reid',
    role: 'Software development',
    portrait: image('portrait-callum', 'Portrait of a man with short red hair'),
    about: 'Wrote billing software in Glasgow until 2018. Reads your code samples before the interviewer does.',
    sectors: ['Developer'],
    office: 'leeds',
    languages: [],
    phone: '0113 496 0176',
    email: 'callum@orrinvale.example',
    booking: '/contact-us',
  }),
  consultant('beth', {
    name: 'Beth Lindqvist',
    role: 'London, office and software',
    portrait: image('portrait-beth', 'Portrait of a woman with glasses and her hair up'),
    about: 'Started on reception, now runs the London office and is our data protection lead.',
    sectors: ['admin', 'Developer'],
    office: 'london',
    languages: ['Swedish'],
    phone: '020 7946 0143',
    email: 'beth@orrinvale.example',
    booking: '/contact-us',
  }),
];

const pages = documents('page', [
  page('/team', {
    title: 'The people you’ll talk to',
    intro: 'Each of us recruits for work we have done ourselves. You get a direct number, and one of us answers it.',
    search: {
      title: 'Our consultants in Leeds and London',
      description: 'Who recruits for what at Orrin & Vale, with direct numbers, languages and offices.',
    },
    blocks: [
      { block: 'consultants', title: 'Our consultants', text: '', sector: null },
      {
        block: 'offices',
        title: 'Where to find us',
        text: 'Come in without an appointment, or ask for a room if you’d like to talk in private.',
      },
    ],
  }),
  page('/hire', {
    title: 'Tell us who you need',
    intro: 'It takes two minutes. A consultant who knows the work will ring you within one working day.',
    search: {
      title: 'Hire people: send us a vacancy brief',
      description: 'Send a short vacancy brief. A consultant will ring you within one working day.',
    },
    blocks: [
      {
        block: 'form',
        form: 'brief',
        title: 'Your vacancy',
        text: 'Nothing to pay until someone starts, and no obligation before that.',
      },
      {
        block: 'features',
        title: 'What happens next',
        text: '',
        look: 'columns',
        points: [
          { title: 'Within one working day', text: 'A consultant rings you to ask what the job is really like.' },
          {
            title: 'Within five working days',
            text: 'You meet up to four people. Each has agreed to be introduced and knows what the job pays.',
          },
          {
            title: 'On the first day',
            text: 'Checks, contract and payroll are done. We ring you both at the end of week one.',
          },
          { title: 'If it doesn’t work out', text: 'Half the fee back if a permanent hire leaves within six months.' },
        ],
      },
      {
        block: 'testimonials',
        title: 'What clients say',
        text: '',
        testimonials: [
          {
            quote: 'They turned our first brief down because of the pay. We raised it and filled the job in nine days.',
            name: 'Martin Okafor',
            role: 'Operations director, Calder Valley Foods',
            photo: null,
          },
          {
            quote: 'Three people, all worth meeting. I’ve stopped reading stacks of CVs.',
            name: 'Hannah Whitcombe',
            role: 'Practice manager, Harrogate',
            photo: null,
          },
          {
            quote: 'When someone fell ill on a Sunday evening, we had cover on the desk at eight on Monday.',
            name: 'Susan Rao',
            role: 'Head of HR, Northmoor Housing',
            photo: null,
          },
        ],
      },
      {
        block: 'faq',
        title: 'Questions we’re often asked',
        text: '',
        questions: [
          {
            question: 'What does it cost?',
            answer: prose(
              'For permanent jobs, 16% of the first year’s salary, due four weeks after the start date. For temporary work, one hourly rate that covers pay, holiday, pension and our margin. We show you each part.',
            ),
          },
          {
            question: 'Who employs temporary workers?',
            answer: prose(
              'We do, on our own payroll. We don’t ask anyone to use an umbrella company. Each worker gets a Key Information Document that shows their pay after every deduction before they accept.',
            ),
          },
          {
            question: 'How do you decide about IR35?',
            answer: prose(
              'The client decides, unless it’s a small company, and gives its reasons in a status determination. We explain the rules and pass on the decision to the contractor, who can challenge it.',
            ),
          },
          {
            question: 'Can you sponsor a worker from abroad?',
            answer: prose(
              'The employer is the sponsor. We don’t give immigration advice: we introduce you to an adviser registered with the Immigration Advice Authority.',
            ),
          },
        ],
      },
    ],
  }),
  page('/case-studies', {
    title: 'What we did, and how it went',
    intro: 'Three clients who agreed to tell their story. The figures are theirs.',
    search: {
      title: 'Case studies',
      description: 'How three employers filled their vacancies with Orrin & Vale, with figures.',
    },
    blocks: [
      {
        block: 'caseStudies',
        title: 'Three jobs, start to finish',
        text: '',
        studies: [
          {
            title: '64 night shifts before Christmas',
            client: 'A parcel depot in Wakefield',
            image: image('route', 'Three places on a map, joined by a road'),
            text: prose(
              'The depot had tried for six weeks. We rang 210 people who had said they wanted nights, put the shuttle bus in the advert and moved the start to half past nine, when the last bus arrives.\n\nAll 64 shifts were covered in nine days. In January 58 people asked to stay.',
            ),
            number: '9 days',
            label: 'to cover every shift',
          },
          {
            title: 'A payroll team that stays',
            client: 'Northmoor Housing, Leeds',
            image: image('calendar', 'Six columns of discs, three quarters of them filled'),
            text: prose(
              'Three payroll officers had left in two years. The job was fine; the month-end was not. We suggested a fourth part-time post instead of a third full-time one, and found someone coming back to work after seven years.',
            ),
            number: '0',
            label: 'leavers in the two years since',
          },
          {
            title: 'Commissioning engineers for one summer',
            client: 'Calder Valley Foods, Bradford',
            image: image('workshop', 'Three interlocking wheels'),
            text: prose(
              'Two new lines had to run before the autumn peak. We put together a team of five contractors who had worked with each other before, with one day rate and one timesheet.',
            ),
            number: '11 weeks',
            label: 'from brief to full production',
          },
        ],
      },
      { block: 'form', form: 'brief', title: 'Tell us who you need', text: '' },
    ],
  }),
  page('/salary-guide', {
    title: 'What jobs pay',
    intro: 'What the middle half of the people we placed are paid. A quarter earn less and a quarter earn more.',
    search: {
      title: 'Salary guide: office, engineering and software',
      description: 'What office, engineering and software jobs pay in Yorkshire, Manchester and London.',
    },
    blocks: [
      {
        block: 'salaries',
        title: 'Pay by job and location',
        text: 'These are full-time figures. Part-time pay is pro rata.',
        salaries: [
          pay('Receptionist', 'Yorkshire', 26_500, 28_000, 'year'),
          pay('Payroll administrator', 'Yorkshire', 28_000, 31_500, 'year'),
          pay('Executive assistant', 'London', 42_000, 52_000, 'year'),
          pay('Warehouse operative, nights', 'Yorkshire', 14.5, 16.2, 'hour'),
          pay('Maintenance engineer', 'Yorkshire', 39_000, 46_000, 'year'),
          pay('Controls engineer', 'Manchester', 45_000, 56_000, 'year'),
          pay('Commissioning engineer, contract', 'UK', 320, 410, 'day'),
          pay('Web developer', 'Manchester', 42_000, 55_000, 'year'),
          pay('Senior developer', 'London', 68_000, 85_000, 'year'),
        ],
        source: 'Based on the 1,260 people we placed last year.',
      },
      { block: 'form', form: 'contact', title: 'Ask about a job that isn’t listed', text: '' },
    ],
  }),
]);

export const trust: SampleDocument[] = [...offices, ...consultants, ...pages];

function office(id: string, data: Office): SampleDocument<'office'> {
  return { type: 'office', id, data };
}

function consultant(id: string, data: Consultant): SampleDocument<'consultant'> {
  return { type: 'consultant', id, data };
}

function page(path: string, data: Omit<Page, 'path' | 'image'>): Page {
  return { path, image: null, ...data };
}

/** Converts `low` and `high` from pounds to pence. */
function pay(job: string, place: string, low: number, high: number, unit: 'year' | 'day' | 'hour') {
  return { job, place, low: Math.round(low * 100), high: Math.round(high * 100), unit };
}
