/** The career page: why people work through us, kinds of work, tabs. */
import { image, type SampleDocument } from './document.ts';

const careerPage: SampleDocument<'careerPage'> = {
  type: 'careerPage',
  data: {
    intro: {
      title: 'Find work that fits the rest of your life',
      text: 'Search for a job, or send us your CV and let us do the searching. Either way, you deal with one person, from the first call until six months into the job.',
    },
    positionedFor: {
      title: 'What people are positioned for',
      text: 'Most people come to us for their next job and stay for the one after. These are the moves we help with most.',
      points: [
        'A first office job after retail, care or hospitality',
        'From technician to engineer, with day release paid by the employer',
        'Senior developer or team lead, without moving to London',
        'Back to work after a break of up to ten years',
        'Contracting for the first time, with help with the paperwork',
      ],
    },
    benefits: {
      title: 'Benefits',
      text: 'For everyone who works through us on our payroll, from the first day.',
      points: [
        '33 days’ holiday a year including public holidays, accrued hour by hour',
        'A 5% employer pension contribution (the legal minimum is 3%)',
        'Up to four weeks’ sick pay at your usual rate',
        'Two paid training days every six months',
        'A confidential 24-hour advice line for money, legal and health questions',
        'Season ticket loans, repaid over ten months',
      ],
    },
    openings: {
      title: 'Current Job Openings',
      text: 'Every advert says what the job pays, where it is, and whether it is temporary or permanent.',
    },
    search: {
      title: 'Jobs across the UK, with pay in every advert',
      description:
        'Office, engineering and software jobs: permanent, temporary and contract. See the pay, the location and the hours before you apply.',
    },
  },
};

const career: SampleDocument<'career'> = {
  type: 'career',
  data: {
    title: 'We’ll introduce you to the right people',
    headerImage: image('doorway', 'A person walks through one arch after another'),
    sections: [
      {
        title: 'One person, start to finish',
        description:
          'Your consultant reads your CV, gives you an honest opinion, prepares you for the interview and rings you after your first week. You have their direct number. When they’re on holiday, a colleague who has read your notes takes over.',
        image: image('portrait-amara', 'Portrait of a woman with round dark hair and yellow earrings'),
      },
      {
        title: 'We ask awkward questions for you',
        description:
          'Why did the last person leave? What happens in a bad month? Who decides about home working? We ask every employer the same twelve questions, and you hear the answers before you say yes to an interview.',
        image: image('conversation', 'Two people in profile, whose thoughts overlap'),
      },
      {
        title: 'Join us at Orrin & Vale',
        description:
          'We hire consultants who have done the jobs they recruit for: Owen was a controls engineer for eleven years. We pay a salary, not commission, and everyone owns a share after their first year.',
        image: image('portrait-owen', 'Portrait of a man with a beard and round glasses'),
      },
    ],
    jobs: [
      {
        title: 'Office and administration',
        description: 'The people everyone else depends on: payroll, accounts, customer service, HR and the front desk.',
        requirements: [
          'Clear writing and a good telephone manner',
          'Comfortable with spreadsheets; we teach the rest',
          'Two references, from paid or voluntary work',
        ],
        location: '41 towns and cities, many hybrid',
        type: 'Full Time and Part Time',
      },
      {
        title: 'Engineering',
        description: 'Maintenance, design, quality and commissioning in food, rail, energy and buildings.',
        requirements: [
          'An apprenticeship, HNC or degree in your field',
          'Valid site cards for on-site work',
          'Happy to show an apprentice the ropes',
        ],
        location: 'Yorkshire, the North West, the Midlands, Scotland and the South West',
        type: 'Full Time',
      },
      {
        title: 'Software development',
        description: 'Web, data and embedded work for companies you can go and meet.',
        requirements: [
          'Something you have finished and can show us or talk us through',
          'Used to writing tests',
          'Two years’ experience, or one of our traineeships',
        ],
        location: 'Remote in the UK, or hybrid in Leeds, Manchester, Bristol, Glasgow and London',
        type: 'Full Time and Part Time',
      },
    ],
  },
};

export const careerContent: SampleDocument[] = [careerPage, career];
