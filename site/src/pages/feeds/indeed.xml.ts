/** Indeed's feed, with every open job that the board accepts: https://docs.indeed.com/indeed-apply/xml-feed */

import type { APIRoute } from 'astro';
import type { DataByType, EntryOf } from 'content-types';
import { findExclusionReason } from 'content-types/adverts/job-boards';
import { findLastDay } from 'content-types/jobs/job-facts';
import { findCountryCode } from 'content-types/places/countries';
import {
  type Agency,
  buildJobUrl,
  findNewestSave,
  findWorkingTime,
  formatPlainPay,
  getAdvertisedPay,
  getAgency,
  renderFeedDescription,
  toContractKind,
} from '../../lib/feeds/feed-fields.ts';
import { cdata, createXmlResponse, element, parent } from '../../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) =>
  createXmlResponse('application/xml', renderIndeedFeed(content.list('job'), getAgency(content, site)));

type Job = DataByType['job'];

export function* renderIndeedFeed(jobs: readonly EntryOf<'job'>[], agency: Agency): Iterable<string> {
  const newestSave = findNewestSave(jobs);
  yield '<source>';
  yield element('publisher', agency.name);
  yield element('publisherurl', agency.site.href);
  if (newestSave) yield element('lastBuildDate', new Date(newestSave).toUTCString());
  for (const job of jobs) yield* renderJob(job, agency);
  yield '</source>';
}

/** Returns nothing for a job that is not sent to Indeed: see job-boards.ts. */
function renderJob(job: EntryOf<'job'>, agency: Agency): string[] {
  const { id, data, publishedAt } = job;
  if (findExclusionReason('Indeed', data) !== null) return [];
  const pay = getAdvertisedPay(data.salary);
  const { sector, type, basis } = agency.terms(data);
  const { perWeek, pattern } = data.hours;
  const time = findWorkingTime(type);
  const fields = {
    title: data.title,
    date: publishedAt,
    referencenumber: id,
    requisitionid: data.reference || id,
    url: buildJobUrl(id, agency),
    company: agency.name,
    sourcename: agency.name,
    ...findPlace(data.location),
    country: findCountryCode(data.location.country) ?? '',
    email: agency.consultant(data)?.email || data.consultant.email || agency.email,
    description: decodeEntities(renderFeedDescription(data)),
    salary: pay ? formatPlainPay(pay) : '',
    jobtype: [time && `${time}time`, toContractKind(basis)].filter(Boolean).join(', '),
    category: sector?.name ?? '',
    schedule: [perWeek ? `${perWeek} hours a week` : '', pattern].filter(Boolean).join(', '),
    expirationdate: findLastDay(job),
    remotetype: REMOTE_TYPES[data.location.remote],
  };
  const isSaid = ([name, value]: [string, string]) => value !== '' || REQUIRED.has(name);
  const elements = Object.entries(fields).filter(isSaid);
  return [
    `\n${parent(
      'job',
      elements.map(([name, value]) => cdata(name, value)),
    )}`,
  ];
}

/** Indeed's names for the kinds of remote work. */
const REMOTE_TYPES = { remote: 'Fully remote', hybrid: 'Hybrid remote', 'on-site': '' };

/** Fields that are sent even when they are empty. */
const REQUIRED = new Set(['city', 'state', 'postalcode']);

/** Returns the fields of a job's place. Indeed wants `Remote` as the city of remote work. */
function findPlace({ place, region, postcode, remote }: Job['location']) {
  if (remote === 'remote') return { city: 'Remote', state: '', postalcode: '' };
  return { city: place || region, state: region || place, postalcode: postcode };
}

/** Writes quotes and ampersands outside of tags as they are, because Indeed does not decode entities. */
function decodeEntities(html: string): string {
  return html.replace(/(?<=^|>)[^<]+/g, (text) =>
    text.replace(/&#(34|38|39);/g, (_, code) => String.fromCharCode(Number(code))),
  );
}
