/** Every open job that the board accepts. Adzuna's feed: https://www.adzuna.co.uk/jobs/xml-specification.html */

import type { APIRoute } from 'astro';
import type { EntryOf } from 'content-types';
import { findCountryCode } from '../../lib/countries.ts';
import { type Agency, buildJobUrl, formatPlainPay, getAdvertisedPay, getAgency } from '../../lib/feeds/feed-fields.ts';
import { formatPlace } from '../../lib/jobs/card.ts';
import { renderDescriptionHtml, renderDescriptionText } from '../../lib/jobs/description.ts';
import { createXmlResponse, element, parent } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  createXmlResponse('application/xml', renderAdzunaFeed(content.list('job'), getAgency(content, site)));

/** The countries that Adzuna serves, in its own spelling. */
const COUNTRIES = new Map(
  ['AU', 'AT', 'BR', 'CA', 'FR', 'DE', 'IN', 'IT', 'NL', 'NZ', 'PL', 'RU', 'SG', 'ZA', 'US']
    .map((code): [string, string] => [code, code])
    .concat([['GB', 'UK']]),
);
/** Characters. */
const MIN_DESCRIPTION_LENGTH = 100;

export function* renderAdzunaFeed(jobs: Iterable<EntryOf<'job'>>, agency: Agency): Iterable<string> {
  yield '<jobs>';
  for (const job of jobs) yield* renderJob(job, agency);
  yield '</jobs>';
}

/** Empty for a job whose description is too short, whose country Adzuna does not serve, or that has no place. */
function renderJob({ id, data, publishedAt }: EntryOf<'job'>, agency: Agency): string[] {
  const { location } = data;
  const country = COUNTRIES.get(findCountryCode(location.country) ?? '');
  const place = formatPlace(location) || location.postcode || (location.remote === 'remote' ? location.country : '');
  if (!country || !place || renderDescriptionText(data).length < MIN_DESCRIPTION_LENGTH) return [];
  const pay = getAdvertisedPay(data.salary);
  const { sector, type, basis } = agency.terms(data);
  // No `company`: Adzuna expects the employer there, not an agency.
  const fields = {
    title: data.title,
    id,
    description: renderDescriptionHtml(data),
    url: buildJobUrl(id, agency),
    location: place,
    postcode: location.postcode,
    country,
    salary: pay ? formatPlainPay(pay) : '',
    // Adzuna has no weekly pay.
    ...(pay && pay.unit !== 'week' && buildSalary(pay)),
    category: sector?.name ?? '',
    contract_type: basis?.work === 'permanent' ? 'permanent' : 'contract',
    contract_time: type?.employmentType === 'PART_TIME' ? 'part_time' : 'full_time',
    date: publishedAt,
  };
  const elements = Object.entries(fields).filter(([, value]) => value !== '');
  return [
    `\n${parent(
      'job',
      elements.map(([name, value]) => element(name, value)),
    )}`,
  ];
}

function buildSalary({ min, max, unit }: { min: number | null; max: number | null; unit: string }) {
  return {
    salary_min: min === null ? '' : String(min),
    salary_max: max === null ? '' : String(max),
    salary_frequency: unit,
    salary_currency: 'GBP',
  };
}
