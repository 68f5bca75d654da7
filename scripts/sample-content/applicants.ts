/** The invented people who apply to the sample agency. Their addresses and phone numbers are not in use. */
import { renderCvPdf } from './cv-pdf.ts';

export interface Applicant {
  name: string;
  email: string;
  phone: string;
  coverLetter: string;
  cv: Buffer;
}

type Trade = 'admin' | 'Engineer' | 'Developer';

const FIRST_NAMES = [
  ...['Aisha', 'Tom', 'Priti', 'Callan', 'Zofia', 'Ngozi', 'Harriet', 'Dev', 'Ellen', 'Marcus', 'Yusuf', 'Bronwen'],
  ...['Kofi', 'Isla', 'Rhys', 'Mei', 'Gareth', 'Samira', 'Oliver', 'Tamsin', 'Femi', 'Caitlin', 'Arjun', 'Nell'],
  ...['Stefan', 'Leila', 'Angus', 'Rosa', 'Jamal', 'Freya', 'Owen', 'Hana'],
];
const SURNAME_STARTS = [
  ...['Lark', 'Fern', 'Silver', 'Bramble', 'Quill', 'Thistle', 'Penny', 'Marsh'],
  ...['Ember', 'Hollow', 'Copper', 'Moss', 'Otter', 'Willow', 'Rook', 'Saffron'],
];
const SURNAME_ENDS = ['mere', 'beck', 'worth', 'feather', 'wick', 'combe', 'dale', 'field'];

const EMPLOYERS = [
  ...[
    'Larch & Tern Logistics',
    'Millrace Foods',
    'Northgate Signal Works',
    'Bridge Street Housing',
    'Bluebell Clinics',
  ],
  ...['Harrow Lane Stores', 'Headland Energy', 'Castlegate Print', 'Willow Water', 'Oakum & Sons', 'Sparrow Freight'],
];

/** Roles, skills, training and cover letters for each trade. Roles are in order, newest last. */
const TRADES: Record<Trade, { roles: string[]; skills: string[]; learned: string[]; letters: string[] }> = {
  admin: {
    roles: ['Receptionist', 'Office administrator', 'Accounts assistant', 'Payroll administrator', 'Office manager'],
    skills: ['Excel', 'Sage 50', 'Xero', 'diary management', 'minute taking', 'CIPD Level 3', 'SAP', 'switchboard'],
    learned: ['AAT Level 3, evening classes', 'BTEC Business', 'A levels: English, History', 'NVQ Level 2 Business'],
    letters: [
      'I’ve kept a busy office running for the last few years and would like to do the same for you. I can start after four weeks’ notice.',
      'Your advert describes the work I do now, closer to home. I’m careful with figures and good on the phone.',
      'I’m returning to work after a career break and have kept my bookkeeping up to date. Part-time mornings would suit me too.',
    ],
  },
  Engineer: {
    roles: ['Apprentice fitter', 'Maintenance technician', 'CNC setter', 'Process engineer', 'Senior engineer'],
    skills: ['AutoCAD', 'Siemens PLC', 'SolidWorks', '18th Edition', 'forklift licence', 'Lean', 'Cisco', 'IOSH'],
    learned: [
      'HNC Mechanical Engineering',
      'BEng Electrical Engineering',
      'City & Guilds 2391',
      'Level 3 apprenticeship',
    ],
    letters: [
      'I maintain three production lines on rotating shifts and cut stoppages by a third last year. I’d welcome days only.',
      'I’ve worked on sites like yours since my apprenticeship and hold a full driving licence.',
      'I’m moving to the area in the new year. References are ready whenever you need them.',
    ],
  },
  Developer: {
    roles: ['Junior developer', 'Web developer', 'Software developer', 'Full-stack developer', 'Lead developer'],
    skills: ['TypeScript', 'React', 'Python', 'Java', 'C#', 'PostgreSQL', 'AWS', 'Docker', 'accessibility', 'testing'],
    learned: [
      'BSc Computer Science',
      'Conversion course in computing',
      'BSc Physics',
      'Self-taught, then an evening course',
    ],
    letters: [
      'I build and maintain a booking system that 40,000 people use each month. I’d like a smaller team with more say.',
      'I write plain, tested code and enjoy helping newer colleagues. My notice is one month.',
      'I’ve moved from support into development over the last three years and am ready for a full-time role.',
    ],
  },
};

/**
 * Invents a person who lives in `town`, such as `Leeds, LS6`. The same `index` gives the same person. `year` is this year.
 */
export function createApplicant(index: number, trade: Trade, town: string, year: number): Applicant {
  const pick = <T>(list: readonly T[], step: number) => list[(index * step + (index >> 3)) % list.length] as T;
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const end = SURNAME_ENDS[(index * 3 + (index >> 4) * 2) % SURNAME_ENDS.length];
  const surname = `${SURNAME_STARTS[index % SURNAME_STARTS.length]}${end}`;
  const name = `${first} ${surname}`;
  const email = `${first}.${surname}@example.com`.toLowerCase();
  const phone = `07700 900${100 + index * 7}`;
  const { roles, skills, learned, letters } = TRADES[trade];
  const level = 1 + (index % (roles.length - 1));
  const [now, between] = [year - 1 - (index % 5), year - 5 - (index % 7)];
  const knownSkills = [0, 1, 2, 3].map((skillOffset) => skills[(index * 3 + skillOffset) % skills.length]);
  const cv = renderCvPdf([
    name,
    town,
    `${phone} · ${email}`,
    '',
    'Profile',
    `${roles[level]} with ${year - between + 2} years’ experience in ${knownSkills[0]} and ${knownSkills[1]}.`,
    '',
    'Experience',
    `${now} – present ${roles[level]}, ${pick(EMPLOYERS, 3)}`,
    'Trusted with the rota, new starters and the monthly report.',
    `${between} – ${now} ${roles[level - 1]}, ${pick(EMPLOYERS, 5)}`,
    'Took on more each year and covered for colleagues on leave.',
    '',
    'Skills',
    `${knownSkills.join(', ')}.`,
    '',
    'Education',
    pick(learned, 1),
    '',
    'References',
    'Two, on request.',
  ]);
  return { name, email, phone, coverLetter: pick(letters, 1), cv };
}
