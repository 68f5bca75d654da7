/** Fields that the job feeds share: the agency, a job's address and pay, and the latest save. */
import type { DataByType, EntryOf } from 'content-types';
import { renderDescriptionHtml } from 'content-types/jobs/job-description';
import { findJobTerms, type JobTerms } from 'content-types/jobs/job-terms';
import { escapeHtml } from 'content-types/text/rich-text';
import type { ContentReader } from '../../content.ts';

export interface Agency {
  name: string;
  /** The agency's email address; empty if the agency has not entered one. */
  email: string;
  site: URL;
  /** The profile of the consultant that a job refers to. */
  consultant(job: DataByType['job']): DataByType['consultant'] | undefined;
  terms(job: DataByType['job']): JobTerms;
}

type Job = DataByType['job'];
type Salary = Job['salary'];

export interface AdvertisedPay {
  /** The ends of the pay range in pounds, such as `45000` or `14.2`. Null means an open end. */
  min: number | null;
  max: number | null;
  unit: Salary['unit'];
}

export function getAgency(content: ContentReader, site: URL): Agency {
  const { companyName, contact } = content.get('siteSettings');
  // Reads the terms in advance, because reads are no longer recorded once the feed is being sent.
  const terms = new Map(
    (['sector', 'jobType', 'contractType'] as const).flatMap((type) =>
      content.list(type).map(({ id, data }): [string, unknown] => [`${type} ${id}`, data]),
    ),
  );
  const consultants = new Map(content.list('consultant').map(({ id, data }) => [id, data]));
  return {
    name: companyName,
    email: contact.email,
    site,
    consultant: ({ consultantProfile }) => consultants.get(consultantProfile ?? ''),
    terms: (job) => findJobTerms(job, (type, id) => (terms.get(`${type} ${id}`) ?? null) as never),
  };
}

/** Maps a contract type to the kinds that job boards use. */
export function toContractKind(basis: JobTerms['basis']): 'permanent' | 'contract' | 'temporary' | 'internship' {
  if (!basis || basis.work === 'permanent') return 'permanent';
  if (basis.employmentType === 'INTERN') return 'internship';
  return basis.employmentType === 'CONTRACTOR' || /contract/i.test(basis.name) ? 'contract' : 'temporary';
}

/** Returns null for work that is neither full-time nor part-time, such as shifts paid by the day. */
export function findWorkingTime(type: JobTerms['type']): 'full' | 'part' | null {
  return type?.employmentType === 'FULL_TIME' ? 'full' : type?.employmentType === 'PART_TIME' ? 'part' : null;
}

export function buildJobUrl(id: string, { site }: { site: URL }): string {
  return new URL(`/job/${id}`, site).href;
}

/** Returns the pay in pounds, or null when the advert shows no figures. */
export function getAdvertisedPay({ min, max, unit, hidden }: Salary): AdvertisedPay | null {
  if (hidden || (min === null && max === null)) return null;
  const pounds = (pence: number | null) => (pence === null ? null : pence / 100);
  return { min: pounds(min), max: pounds(max), unit };
}

/** Formats pay: `£45000 - £55000 per year`, without the commas that some feed readers do not understand. */
export function formatPlainPay({ min, max, unit }: AdvertisedPay): string {
  const ends = [min, max === min ? null : max].filter((end) => end !== null);
  return `${ends.map(formatPounds).join(' - ')} per ${unit}`;
}

/**
 * The ISO time of the latest save, or an empty string without jobs. Feeds use it as the current time, because they must
 * render to the same bytes every time and so cannot read the clock.
 */
export function findNewestSave(jobs: readonly EntryOf<'job'>[]): string {
  let newestSave = '';
  for (const { updatedAt } of jobs) if (updatedAt > newestSave) newestSave = updatedAt;
  return newestSave;
}

function formatPounds(pounds: number): string {
  return `£${Number.isInteger(pounds) ? pounds : pounds.toFixed(2)}`;
}

/** The description, extended by the job's other places and hybrid working, for which job boards have no field. */
export function renderFeedDescription(job: Job): string {
  const places = describePlaces(job);
  return `${renderDescriptionHtml(job)}${places && `<p>${escapeHtml(places)}</p>`}`;
}

/** `Also in York and Hull. Hybrid working.`; blank for one place on site. */
export function describePlaces({ location: { otherPlaces, remote } }: Job): string {
  const otherPlacesText = otherPlaces.length > 0 ? `Also in ${listFormat.format(otherPlaces)}.` : '';
  return [otherPlacesText, remote === 'hybrid' ? 'Hybrid working.' : ''].filter(Boolean).join(' ');
}

const listFormat = new Intl.ListFormat('en-GB');
