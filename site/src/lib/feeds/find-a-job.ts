/** The bulk upload of the DWP's Find a Job, version 3: https://findajob.dwp.gov.uk/bulk-upload-specification.html */
import type { EntryOf } from 'content-types';
import { findAJob, toPostcode } from 'content-types/adverts/boards/find-a-job';
import { findExclusionReason } from 'content-types/adverts/job-boards';
import { renderDescriptionText } from 'content-types/jobs/job-description';
import { findLastDay } from 'content-types/jobs/job-facts';
import { addDays, DAY_MS } from 'content-types/time/days';
import { toLondonDay } from 'content-types/time/london-time';
import { element, parent } from '../xml.ts';
import {
  type Agency,
  buildJobUrl,
  describePlaces,
  findNewestSave,
  findWorkingTime,
  toContractKind,
} from './feed-fields.ts';

const TYPES = { permanent: 1, contract: 2, temporary: 3, internship: 3 } as const;
const APPLY_ON_A_WEBSITE = 2;

/** The number of days that an advert stays live. On the day after, it is sent again under a new reference. */
const DAYS_LIVE = 30;

export function* renderFindAJobFeed(jobs: readonly EntryOf<'job'>[], agency: Agency): Iterable<string> {
  const today = toLondonDay(findNewestSave(jobs) || new Date(0).toISOString());
  yield '<Vacancies>';
  for (const job of jobs) yield* renderVacancy(job, today, agency);
  yield '</Vacancies>';
}

/**
 * Takes down live adverts of jobs that closed or were turned off for this board. Otherwise they would stay live.
 * Identifies each by its last reference.
 */
export function* renderFindAJobExpiries(jobs: readonly EntryOf<'job'>[]): Iterable<string> {
  const today = toLondonDay(findNewestSave(jobs) || new Date(0).toISOString());
  yield '<ExpireVacancies>';
  for (const job of jobs) if (job.closed || !job.data.boards.findAJob) yield* renderExpiry(job, today);
  yield '</ExpireVacancies>';
}

/** Returns nothing for a job that never had an advert, or whose advert has expired. */
function renderExpiry(job: EntryOf<'job'>, today: string): string[] {
  const { round, first } = findRound(job, [findLastDay(job) || today, today].sort()[0] ?? today);
  if (findAJob.lacks(job.data) !== null || countDays(first, today) > DAYS_LIVE) return [];
  return [`\n<ExpireVacancy vacancyRefCode="${buildReference(job, round)}"/>`];
}

/** Returns nothing for a job whose last day has come, or that is not sent to Find a Job: see job-boards.ts. */
function renderVacancy(job: EntryOf<'job'>, today: string, agency: Agency): string[] {
  const { id, data } = job;
  const { place, region } = data.location;
  const { sector, type, basis } = agency.terms(data);
  const lastDay = findLastDay(job);
  if (findExclusionReason('Find a Job', data) !== null || (lastDay && lastDay <= today)) return [];
  const { round, first } = findRound(job, today);
  const daysLive = lastDay ? countDays(first, lastDay) : Infinity;
  const fields = [
    element('Title', data.title),
    element('Description', [renderDescriptionText(data), describePlaces(data)].filter(Boolean).join('\n\n')),
    parent('Location', [
      ...(place ? [element('City', place)] : []),
      ...(region ? [element('State', region)] : []),
      element('PostalCode', toPostcode(data.location.postcode)),
    ]),
    // Sends an end date, because the advert would otherwise stay live for as long as the board allows.
    ...(daysLive >= 1 && daysLive <= DAYS_LIVE ? [element('VacancyExpiry', lastDay)] : []),
    `<VacancyType id="${TYPES[toContractKind(basis)]}"/>`,
    `<VacancyStatus id="${type?.employmentType === 'PER_DIEM' || findWorkingTime(type) === 'part' ? 2 : 1}"/>`,
    ...(sector?.findAJob ? [`<VacancyCategory id="${sector.findAJob}"/>`] : []),
    `<ApplyMethod id="${APPLY_ON_A_WEBSITE}"/>`,
    element('ApplyUrl', buildJobUrl(id, agency)),
  ];
  return [`\n<Vacancy vacancyRefCode="${buildReference(job, round)}">${fields.join('')}</Vacancy>`];
}

function buildReference({ id }: EntryOf<'job'>, renewal: number): string {
  return renewal === 0 ? id : `${id}-${renewal}`;
}

/** The number of times the advert has been sent again, and the day it was last sent under a new reference. */
function findRound({ publishedAt }: EntryOf<'job'>, today: string): { round: number; first: string } {
  const publishedDay = toLondonDay(publishedAt);
  const renewal = Math.max(0, Math.floor(countDays(publishedDay, today) / (DAYS_LIVE + 1)));
  return { round: renewal, first: addDays(publishedDay, renewal * (DAYS_LIVE + 1)) };
}

/** The number of days from one calendar day to another. */
function countDays(firstDay: string, lastDay: string): number {
  return Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS);
}
