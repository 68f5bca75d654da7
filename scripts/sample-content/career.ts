/** The career page: why people work through us, kinds of work, tabs. */
import { image, type SampleDocument } from './document.ts';

const careerPage: SampleDocument<'careerPage'> = {
  type: 'careerPage',
  data: {
    intro: {
      title: 'Find work that fits the rest of your life',
      text: 'Search the openings below, or send us your CV and let us search for you. Either way one person looks after you from the first call to six months in.',
    },
    positionedFor: {
      title: 'What people are positioned for',
      text: 'Most people come to us for the next job and stay for the one after it. These are the steps we help with most.',
      points: [
        'A first office job after retail, care or hospitality',
        'From technician to engineer, with day release paid by the employer',
        'Senior developer or team lead, without moving to London',
        'Back to work after a break of up to ten years',
        'Contracting for the first time, with the paperwork done together',
      ],
    },
    benefits: {
      title: 'Benefits',
      text: 'For everyone who works through us on our payroll, from the first day.',
      points: [
        '33 days of holiday a year, public holidays included, built up hour by hour',
        'Pension with 5% from us, not only the legal minimum',
        'Sick pay for up to four weeks at your usual rate',
        'Two paid training days in every six months',
        'A confidential advice line for money, law and health, day and night',
        'Travel passes at cost price, repaid over ten months',
      ],
    },
    openings: {
      title: 'Current Job Openings',
      text: 'Every advert says what it pays, where it is, and whether it is temporary or permanent.',
    },
    search: {
      title: 'Jobs across the UK, with pay in every advert',
      description:
        'Office, engineering and software jobs: permanent, temporary and contract. See the pay, the place and the hours before you apply.',
    },
  },
};

const career: SampleDocument<'career'> = {
  type: 'career',
  data: {
    title: 'A career is a row of good introductions',
    headerImage: image('doorway', 'A person walks through one arch after another'),
    sections: [
      {
        title: 'One person, start to finish',
        description:
          'Your consultant reads your CV, tells you honestly what it is worth, prepares you for the interview and rings you after your first week. You have their direct number. If they are on holiday somebody else has read your notes.',
        image: image('portrait-amara', 'Portrait of a woman with round dark hair and yellow earrings'),
      },
      {
        title: 'We ask awkward questions for you',
        description:
          'Why did the last person leave? What happens in a bad month? Who decides about home working? We ask every employer the same twelve questions and pass the answers on before you say yes to an interview.',
        image: image('conversation', 'Two people in profile; their thoughts overlap'),
      },
      {
        title: 'Join us at Orrin & Vale',
        description:
          'We hire consultants who have done the jobs they recruit for: Owen was a controls engineer for eleven years. We pay a salary without commission, and everybody owns a share after their first year.',
        image: image('portrait-owen', 'Portrait of a man with a beard and round glasses'),
      },
    ],
    jobs: [
      {
        title: 'Office and administration',
        description:
          'The people everybody else depends on: payroll, accounts, customer service, HR and the front desk.',
        requirements: [
          'Clear writing and a steady hand on the telephone',
          'Comfortable with spreadsheets; we teach the rest',
          'References from two places, paid or voluntary',
        ],
        location: '41 towns and cities, many hybrid',
        type: 'Full Time and Part Time',
      },
      {
        title: 'Engineering',
        description: 'Maintenance, design, quality and commissioning in food, rail, energy and buildings.',
        requirements: [
          'An apprenticeship, HNC or degree in your trade',
          'Current site cards where the work is on site',
          'Happy to explain to an apprentice what you are doing',
        ],
        location: 'Yorkshire, the North West, the Midlands, Scotland and the South West',
        type: 'Full Time',
      },
      {
        title: 'Software development',
        description: 'Web, data and embedded work for companies you can visit, not for a logo in a slide deck.',
        requirements: [
          'Something finished that you can show or talk us through',
          'Tests as a habit',
          'Two years’ experience, or one of our traineeships',
        ],
        location: 'Remote in the UK, or hybrid in Leeds, Manchester, Bristol, Glasgow and London',
        type: 'Full Time and Part Time',
      },
    ],
  },
};

export const careerContent: SampleDocument[] = [careerPage, career];
