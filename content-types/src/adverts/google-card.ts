/** An advert as shown in Google's job search, built from the same fields as the page's structured data. */

import { type JobTerms, listEmploymentTypes } from '../jobs/job-terms.ts';
import { COMPETITIVE, formatPay } from '../jobs/pay.ts';
import { plainFromRichText } from '../text/rich-text.ts';
import type { Agency, Job } from './finding.ts';

export interface GoogleCard {
  title: string;
  company: string;
  place: string;
  /** Short facts in display order: pay, employment types and remote work. */
  facts: string[];
  snippet: string;
}

const MAX_SNIPPET_LENGTH = 160;

export function createGoogleCard(job: Job, terms: JobTerms, agency: Agency): GoogleCard {
  const { title, salary, location, description } = job;
  const pay = formatPay(salary);
  return {
    title,
    company: agency?.name ?? '',
    place: describePlace(location),
    facts: [
      pay === COMPETITIVE ? '' : pay,
      ...listEmploymentTypes(terms).map((type) => KINDS[type] ?? ''),
      location.remote === 'remote' ? 'Work from home' : '',
    ].filter(Boolean),
    snippet: truncate(plainFromRichText(description).replace(/\s+/g, ' ')),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contractor',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Volunteer',
  PER_DIEM: 'Per day',
};

function describePlace({ place, region, country, remote }: Job['location']): string {
  if (place.trim() !== '') return [place, region === place ? '' : region].filter(Boolean).join(', ');
  return remote === 'remote' ? (country ? `Anywhere in ${country}` : 'Anywhere') : '';
}

function truncate(text: string): string {
  if (text.length <= MAX_SNIPPET_LENGTH) return text;
  return `${text.slice(0, MAX_SNIPPET_LENGTH).replace(/\s+\S*$/, '')} …`;
}
