/** An advert as Google's job search shows it, from the same fields as the page's structured data. */
import { payInWords } from '../lib/pay.ts';
import { plainFromRichText } from '../lib/rich-text.ts';
import type { Agency, Job } from './finding.ts';

export interface GoogleCard {
  title: string;
  company: string;
  place: string;
  /** Short facts in the order of the result: pay, hours, contract. */
  facts: string[];
  snippet: string;
}

const MAX_SNIPPET = 160;

export function createGoogleCard(job: Job, agency: Agency): GoogleCard {
  const { title, type, basis, salary, location, description } = job;
  const pay = payInWords(salary);
  return {
    title,
    company: agency?.name ?? '',
    place: describePlace(location),
    facts: [
      pay === 'Competitive' ? '' : pay,
      type === 'Part Time' ? 'Part-time' : 'Full-time',
      basis === 'permanent' ? '' : KINDS[basis],
      location.remote === 'remote' ? 'Work from home' : '',
    ].filter(Boolean),
    snippet: cut(plainFromRichText(description).replace(/\s+/g, ' ')),
  };
}

const KINDS = {
  'fixed-term': 'Temporary',
  temporary: 'Temporary',
  contract: 'Contractor',
  freelance: 'Contractor',
  internship: 'Internship',
} as const;

function describePlace({ place, region, country, remote }: Job['location']): string {
  if (place.trim() !== '') return [place, region === place ? '' : region].filter(Boolean).join(', ');
  return remote === 'remote' ? (country ? `Anywhere in ${country}` : 'Anywhere') : '';
}

function cut(text: string): string {
  if (text.length <= MAX_SNIPPET) return text;
  return `${text.slice(0, MAX_SNIPPET).replace(/\s+\S*$/, '')} …`;
}
