/** The parts from which generated adverts are made. */
import type { SampleData } from './document.ts';

type Job = SampleData['job'];

interface Trade {
  category: Job['category'];
  titles: string[];
  /** Pounds per year, before the level's factor is applied. */
  pay: [least: number, most: number];
  duties: string[];
  needs: string[];
}

export const TRADES: Trade[] = [
  {
    category: 'admin',
    titles: [
      'Administrator',
      'Accounts Assistant',
      'Customer Service Adviser',
      'HR Administrator',
      'Payroll Officer',
      'Receptionist',
      'Project Coordinator',
      'Office Manager',
      'Purchase Ledger Clerk',
      'Recruitment Coordinator',
    ],
    pay: [26_000, 36_000],
    duties: [
      'Answer calls and emails the same day',
      'Keep records complete and accurate',
      'Prepare a short report every Friday',
      'Arrange meetings, travel and rooms',
      'Check invoices and chase the late ones',
      'Show new colleagues how things are done',
      'Order supplies and stay within budget',
    ],
    needs: [
      'A year’s office experience',
      'Clear, friendly English on the phone and in writing',
      'Confident with spreadsheets',
      'Two references',
      'Discretion',
      'A head for figures',
    ],
  },
  {
    category: 'Engineer',
    titles: [
      'Maintenance Engineer',
      'Mechanical Design Engineer',
      'Electrical Engineer',
      'Quality Engineer',
      'Civil Engineer',
      'Controls Engineer',
      'Manufacturing Engineer',
      'Service Engineer',
      'Network Engineer',
      'Commissioning Engineer',
    ],
    pay: [34_000, 50_000],
    duties: [
      'Find faults and fix what caused them',
      'Plan maintenance and write down what you find',
      'Prepare drawings and check other people’s',
      'Test, measure and sign off',
      'Talk to suppliers and visit them',
      'Lead an improvement each quarter',
      'Mentor an apprentice',
    ],
    needs: [
      'An apprenticeship, HNC or degree in your field',
      'Two years in a similar job',
      'Able to read drawings easily',
      'A driving licence',
      'Current site cards',
      'Able to explain things without jargon',
    ],
  },
  {
    category: 'Developer',
    titles: [
      'TypeScript Developer',
      'React Developer',
      'Java Developer',
      'Python Developer',
      '.NET Developer',
      'Go Developer',
      'Mobile Developer',
      'Data Engineer',
      'Test Automation Developer',
      'Platform Developer',
    ],
    pay: [38_000, 60_000],
    duties: [
      'Build features from sketch to release',
      'Write tests with the code',
      'Review colleagues’ changes the same day',
      'Maintain what the team runs',
      'Sit in on user research once a month',
      'Write down decisions and their reasons',
      'Make one slow thing faster each month',
    ],
    needs: [
      'Two years of professional development',
      'Something you have finished and can show',
      'Used to writing tests',
      'SQL beyond simple queries',
      'Good, plain writing',
      'Knows when not to write code',
    ],
  },
];

export const LEVELS = [
  { name: '', factor: 1 },
  { name: '', factor: 1.05 },
  { name: 'Senior ', factor: 1.25 },
  { name: 'Junior ', factor: 0.92 },
  { name: 'Lead ', factor: 1.4 },
];

export const PLACES: [string, string, string][] = [
  ['Leeds', 'West Yorkshire', 'LS1'],
  ['Bradford', 'West Yorkshire', 'BD1'],
  ['Huddersfield', 'West Yorkshire', 'HD1'],
  ['York', 'North Yorkshire', 'YO1'],
  ['Hull', 'East Yorkshire', 'HU1'],
  ['Sheffield', 'South Yorkshire', 'S1'],
  ['Manchester', 'Greater Manchester', 'M1'],
  ['Bolton', 'Greater Manchester', 'BL1'],
  ['Stockport', 'Greater Manchester', 'SK1'],
  ['Liverpool', 'Merseyside', 'L1'],
  ['Preston', 'Lancashire', 'PR1'],
  ['Carlisle', 'Cumbria', 'CA1'],
  ['Newcastle upon Tyne', 'Tyne and Wear', 'NE1'],
  ['Durham', 'County Durham', 'DH1'],
  ['Middlesbrough', 'Teesside', 'TS1'],
  ['Edinburgh', 'City of Edinburgh', 'EH1'],
  ['Glasgow', 'Lanarkshire', 'G1'],
  ['Dundee', 'Angus', 'DD1'],
  ['Inverness', 'Highland', 'IV1'],
  ['Belfast', 'County Antrim', 'BT1'],
  ['Derry', 'County Londonderry', 'BT48'],
  ['Cardiff', 'South Glamorgan', 'CF10'],
  ['Swansea', 'West Glamorgan', 'SA1'],
  ['Wrexham', 'Clwyd', 'LL11'],
  ['Birmingham', 'West Midlands', 'B1'],
  ['Wolverhampton', 'West Midlands', 'WV1'],
  ['Stoke-on-Trent', 'Staffordshire', 'ST1'],
  ['Nottingham', 'Nottinghamshire', 'NG1'],
  ['Leicester', 'Leicestershire', 'LE1'],
  ['Lincoln', 'Lincolnshire', 'LN1'],
  ['Norwich', 'Norfolk', 'NR1'],
  ['Ipswich', 'Suffolk', 'IP1'],
  ['Cambridge', 'Cambridgeshire', 'CB1'],
  ['Oxford', 'Oxfordshire', 'OX1'],
  ['Milton Keynes', 'Buckinghamshire', 'MK9'],
  ['Reading', 'Berkshire', 'RG1'],
  ['London', 'Greater London', 'EC1'],
  ['Croydon', 'Greater London', 'CR0'],
  ['Brighton', 'East Sussex', 'BN1'],
  ['Southampton', 'Hampshire', 'SO14'],
  ['Bristol', 'Bristol', 'BS1'],
  ['Exeter', 'Devon', 'EX1'],
  ['Plymouth', 'Devon', 'PL1'],
  ['Truro', 'Cornwall', 'TR1'],
];

export const EMPLOYERS = [
  'a housing association',
  'a family-owned bakery',
  'a rail operator',
  'a hospital trust',
  'a bicycle maker',
  'a university',
  'a software house',
  'a water company',
  'a publisher',
  'a logistics firm',
  'a museum',
  'a building society',
  'a charity for older people',
  'a medical device maker',
  'a wind farm operator',
  'a city council',
  'a games studio',
  'a law firm',
  'a seed merchant',
  'a shipyard',
];

export const BASES: readonly string[] = [
  'permanent',
  'permanent',
  'permanent',
  'permanent',
  'fixed-term',
  'contract',
  'temporary',
  'freelance',
  'internship',
];
export const ENDS = new Set<string>(['fixed-term', 'contract', 'temporary', 'freelance', 'internship']);
export const BASIS_WORDS: Readonly<Record<string, string>> = {
  permanent: 'A permanent job',
  'fixed-term': 'A fixed-term contract',
  contract: 'A contract, paid every two weeks,',
  temporary: 'Temporary work on our payroll',
  freelance: 'Freelance work, outside IR35,',
  internship: 'A paid internship',
};

export const REASONS = [
  'the last person was promoted',
  'the job is new',
  'someone is retiring after many years',
  'the workload has grown by a third',
  'a colleague is taking parental leave',
  'two teams have become one',
];

export const DAYS = [
  'Mornings are for your own work; afternoons are for meetings and questions.',
  'No two weeks are the same, and Fridays are kept quiet on purpose.',
  'Half of the work is planned; the other half comes in by phone.',
  'You’ll start with small tasks in your first week and have your own area after three months.',
  'You’ll share an office with people who’ve done this for years and enjoy explaining it.',
];

export const VALUES = [
  'Meetings end on time',
  'Mistakes are talked about and put right',
  'People say so when they don’t know',
  'Everyone takes all of their holiday',
  'Honesty with customers',
  'Decisions are written down',
  'New starters are asked what could be better',
];

export const PATTERNS = [
  'Monday to Friday, 9am to 5pm',
  'Monday to Thursday',
  'Alternating early and late shifts',
  'Flexible around core hours of 10am to 3pm',
  'Rota published four weeks ahead',
  'School hours',
];

export const BENEFITS = [
  '25 days’ holiday plus public holidays',
  '28 days’ holiday',
  '7% employer pension',
  '10% employer pension',
  'Paid training days',
  'Private health cover',
  'Cycle to work scheme',
  'Free parking',
  'Discounted bus pass',
  'Flexible start',
  'Profit share',
  'Early finish on Fridays',
];

export const CONSULTANTS: Job['consultant'][] = [
  { name: 'Amara Osei-Bell', email: 'amara@orrinvale.example', phone: '0113 496 0141' },
  { name: 'Owen Pritchard', email: 'owen@orrinvale.example', phone: '0113 496 0142' },
  { name: 'Priya Nair', email: 'priya@orrinvale.example', phone: '0113 496 0175' },
  { name: 'Callum Reid', email: 'callum@orrinvale.example', phone: '0113 496 0176' },
  { name: 'Beth Lindqvist', email: 'beth@orrinvale.example', phone: '020 7946 0143' },
];
