/** The bulk upload of the DWP's Find a Job, version 3: https://findajob.dwp.gov.uk/bulk-upload-specification.html */
import type { DataByType, EntryOf } from 'content-types';
import { countryCode } from '../countries.ts';
import { dayOf } from '../dates.ts';
import { descriptionText } from '../job-description.ts';
import { element, parent } from '../xml.ts';
import { type Agency, jobUrl } from './agency.ts';
import { addDays, daysBetween, lastDayOf, newestSave } from './time.ts';

type Job = DataByType['job'];

const TYPES: Record<Job['basis'], number> = {
  permanent: 1,
  'fixed-term': 2,
  contract: 2,
  freelance: 2,
  temporary: 3,
  internship: 3,
};
const CATEGORIES: Record<Job['category'], number> = { admin: 2, Engineer: 9, Developer: 14 };
const APPLY_ON_A_WEBSITE = 2;

/** Days that an advert stays up; the day after, it goes up again as another one. */
const DAYS_LIVE = 30;

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;

export function findAJobFeed(jobs: readonly EntryOf<'job'>[], agency: Agency): string {
  const today = dayOf(newestSave(jobs) || new Date(0).toISOString());
  return parent(
    'Vacancies',
    jobs.flatMap((job) => vacancyOf(job, today, agency)),
  );
}

/** Nothing for a job that is closed by then, outside the United Kingdom, or without a whole postcode. */
function vacancyOf(job: EntryOf<'job'>, today: string, agency: Agency): string[] {
  const { id, data } = job;
  const { place, region, country } = data.location;
  const postcode = data.location.postcode.trim().toUpperCase();
  const lastDay = lastDayOf(job);
  if (countryCode(country) !== 'GB' || !POSTCODE.test(postcode) || (lastDay && lastDay <= today)) return [];
  const { round, first } = roundOf(job, today);
  const live = lastDay ? daysBetween(first, lastDay) : Infinity;
  const fields = [
    element('Title', data.title),
    element('Description', descriptionText(data)),
    parent('Location', [
      ...(place ? [element('City', place)] : []),
      ...(region ? [element('State', region)] : []),
      element('PostalCode', postcode),
    ]),
    // Left out it is as late as it may be.
    ...(live >= 1 && live <= DAYS_LIVE ? [element('VacancyExpiry', lastDay)] : []),
    `<VacancyType id="${TYPES[data.basis]}"/>`,
    `<VacancyStatus id="${data.type === 'Part Time' ? 2 : 1}"/>`,
    `<VacancyCategory id="${CATEGORIES[data.category]}"/>`,
    `<ApplyMethod id="${APPLY_ON_A_WEBSITE}"/>`,
    element('ApplyUrl', jobUrl(id, agency)),
  ];
  return [`\n<Vacancy vacancyRefCode="${round === 0 ? id : `${id}-${round}`}">${fields.join('')}</Vacancy>`];
}

/** How often the advert has gone up again, and its first day since. */
function roundOf({ publishedAt }: EntryOf<'job'>, today: string): { round: number; first: string } {
  const published = dayOf(publishedAt);
  const round = Math.max(0, Math.floor(daysBetween(published, today) / (DAYS_LIVE + 1)));
  return { round, first: addDays(published, round * (DAYS_LIVE + 1)) };
}
