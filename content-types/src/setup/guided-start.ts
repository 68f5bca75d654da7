/** The setup questions for a new agency, and the defaults that follow from its trade. */
import { email, phone } from '../fields/addresses/email-phone-url.ts';
import { choice } from '../fields/choice.ts';
import { FULL_PHONE } from '../fields/format.ts';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { text } from '../fields/text.ts';
import type { SingletonName } from '../index.ts';
import { office } from '../types/office.ts';
import { siteSettings } from '../types/site-settings.ts';

interface Trade {
  label: string;
  /** Sectors of the trade, with their Find a Job category numbers. */
  sectors: Readonly<Record<string, number>>;
  /** Contract types for temporary work in this trade, in addition to those of every agency. */
  contracts?: readonly string[];
  /** Whether agencies in this trade sell more than recruitment, so that they need pages for it. */
  hasProjects?: boolean;
}

const TRADES = {
  care: {
    label: 'Care',
    sectors: { 'Care homes': 177, 'Home care': 177, 'Supported living': 177, 'Live-in care': 177 },
    contracts: ['Bank'],
  },
  nursing: {
    label: 'Nursing',
    sectors: { 'Adult nursing': 12, 'Mental health nursing': 12, 'Nursing homes': 12, 'Healthcare assistants': 12 },
    contracts: ['Bank'],
  },
  construction: {
    label: 'Construction',
    sectors: { Trades: 28, Labouring: 28, 'Plant operators': 28, 'Site management': 28 },
  },
  driving: {
    label: 'Driving and warehouse',
    sectors: { Driving: 16, Warehouse: 16, 'Forklift drivers': 16, 'Transport management': 16 },
  },
  office: {
    label: 'Office',
    sectors: { Administration: 2, Accounts: 1, 'Customer service': 6, 'Human resources': 11 },
  },
  it: {
    label: 'IT',
    sectors: { 'Software development': 14, 'IT support': 14, Data: 14, 'Cyber security': 14 },
    hasProjects: true,
  },
  education: {
    label: 'Education',
    sectors: { Teaching: 27, 'Teaching assistants': 27, 'Early years': 27, 'School support staff': 27 },
    contracts: ['Day-to-day supply', 'Long-term supply'],
  },
  hospitality: {
    label: 'Hospitality',
    sectors: { Chefs: 13, 'Front of house': 13, Housekeeping: 7, Events: 13 },
    contracts: ['Casual'],
  },
  general: {
    label: 'Several trades',
    sectors: { Office: 2, Industrial: 18, 'Driving and warehouse': 16, 'Customer service': 6 },
    hasProjects: true,
  },
} satisfies Record<string, Trade>;

type TradeName = keyof typeof TRADES;

const labels = Object.fromEntries(Object.entries(TRADES).map(([name, { label }]) => [name, label]));

/** The name of the first administrator until they give their own. */
export const FIRST_NAME = 'Admin';

const { name, street, town, postcode } = office.fields;
const { number, ico } = siteSettings.fields.registered.fields;

export const guidedStart = {
  trade: choice('What do you recruit for?', { options: labels as Record<TradeName, string> }),
  work: choice('Kinds of work', {
    options: { both: 'Temporary and permanent', temporary: 'Temporary', permanent: 'Permanent' },
  }),
  companyName: text('Company name', { required: true, max: 100 }),
  registeredName: text('Registered name', { help: 'If it differs from the company name.' }),
  companyNumber: number,
  registeredOffice: text('Registered office', { required: true, max: 300 }),
  ico,
  phone: phone('Phone', { required: true, format: FULL_PHONE }),
  email: email('Email', { required: true, help: 'Shown to visitors. Their emails go here.' }),
  yourName: text('Your name', {
    required: true,
    max: 120,
    help: 'Your emails to candidates and clients are signed with it.',
  }),
  offices: list('Offices', group('Office', { name, street, town, postcode }), { one: 'office', max: 20 }),
};

/** Returns the pages that an agency with these answers does not need. */
export function listUnneededPages(trade: TradeName, work: string): SingletonName[] {
  const { hasProjects = false }: Trade = TRADES[trade];
  return [
    ...(hasProjects ? [] : (['globalStaffingPage', 'staffAugmentationPage', 'productsPage'] as const)),
    ...(work === 'permanent' ? (['contractPage'] as const) : []),
  ];
}

export function tradeOf(name: TradeName): Trade {
  return TRADES[name];
}

/** The statement of status that the Conduct Regulations 2003 require. */
export const STATEMENTS: Readonly<Record<string, string>> = {
  both: 'We act as an employment agency for permanent recruitment and as an employment business for the supply of temporary workers.',
  temporary: 'We act as an employment business for the supply of temporary workers.',
  permanent: 'We act as an employment agency for permanent recruitment.',
};
