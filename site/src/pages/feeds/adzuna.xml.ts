/** Adzuna's feed, with every open job that the board accepts: https://www.adzuna.co.uk/jobs/xml-specification.html */

import type { APIRoute } from 'astro';
import type { EntryOf } from 'content-types';
import { ADZUNA_COUNTRIES } from 'content-types/adverts/boards/adzuna';
import { findExclusionReason } from 'content-types/adverts/job-boards';
import { formatPlace } from 'content-types/job-search/facts';
import { findCountryCode } from 'content-types/places/countries';
import {
  type Agency,
  buildJobUrl,
  findWorkingTime,
  formatPlainPay,
  getAdvertisedPay,
  getAgency,
  renderFeedDescription,
} from '../../lib/feeds/feed-fields.ts';
import { createXmlResponse, element, parent } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  createXmlResponse('application/xml', renderAdzunaFeed(content.list('job'), getAgency(content, site)));

export function* renderAdzunaFeed(jobs: Iterable<EntryOf<'job'>>, agency: Agency): Iterable<string> {
  yield '<jobs>';
  for (const job of jobs) yield* renderJob(job, agency);
  yield '</jobs>';
}

/** Returns nothing for a job that is not sent to Adzuna: see job-boards.ts. */
function renderJob({ id, data, publishedAt }: EntryOf<'job'>, agency: Agency): string[] {
  const { location } = data;
  if (findExclusionReason('Adzuna', data) !== null) return [];
  const placeText =
    formatPlace(location) || location.postcode || (location.remote === 'remote' ? location.country : '');
  const pay = getAdvertisedPay(data.salary);
  const { sector, type, basis } = agency.terms(data);
  const time = findWorkingTime(type);
  // The fields omit `company`: Adzuna expects the employer there, not an agency.
  const fields = {
    title: data.title,
    id,
    description: renderFeedDescription(data),
    url: buildJobUrl(id, agency),
    location: placeText,
    postcode: location.postcode,
    country: ADZUNA_COUNTRIES.get(findCountryCode(location.country) ?? '') ?? '',
    salary: pay ? formatPlainPay(pay) : '',
    // Leaves out weekly pay, which Adzuna does not support.
    ...(pay && pay.unit !== 'week' && buildSalary(pay)),
    category: sector?.name ?? '',
    contract_type: basis?.work === 'permanent' ? 'permanent' : 'contract',
    contract_time: time ? `${time}_time` : '',
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
