/** Checks a copied advert for leftovers from the original: another town or a past date. */

import { findPlace } from '../places/find-place.ts';
import { encodeJobPlaces, milesToJob } from '../places/job-places.ts';
import { DAY_MS } from '../time/days.ts';
import { londonDay } from '../time/london-time.ts';
import { type Finding, type Job, SOURCES } from './finding.ts';
import { getTexts } from './texts.ts';

const NEAR_MILES = 5;
const RECENT_MS = 180 * DAY_MS;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const NAME_PATTERN = '[A-Z][a-z]+';
/**
 * Matches a town after a preposition, as in `in Doncaster` or `to Kingston upon Hull`. Without a preposition, a town's
 * name often belongs to a person or a company.
 */
const TOWN = new RegExp(
  `\\b(?:in|to|from|near|around|at) (${NAME_PATTERN}(?:[ -](?:upon|on|le)[ -]${NAME_PATTERN}| ${NAME_PATTERN})?)`,
  'g',
);
const DAY = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS.join('|')})(?: (\\d{4}))?`, 'g');

/** Finds leftovers from the original. Never blocks publishing. */
export function checkCopied(job: Job, now = Date.now()): Finding[] {
  return getTexts(job).flatMap(({ path, text }) => [
    ...findOtherTowns(job, text).map((town) => advise(path, `“${town}” isn’t where this job is.`)),
    ...findPastDays(text, now).map((day) => advise(path, `“${day}” is in the past.`)),
  ]);
}

function findOtherTowns({ location }: Job, text: string): string[] {
  const places = encodeJobPlaces(location);
  if (places === '') return [];
  const townNames = [...text.matchAll(TOWN)].flatMap(([, name = '']) => {
    const townName = [name, name.split(' ')[0] ?? ''].find(
      (candidate) => !MONTHS.includes(candidate) && findPlace(candidate),
    );
    return townName ?? [];
  });
  const isFar = (name: string) =>
    (milesToJob(findPlace(name)?.point ?? { latitude: 0, longitude: 0 }, places) ?? 0) > NEAR_MILES;
  return [...new Set(townNames)].filter(isFar);
}

function findPastDays(text: string, now: number): string[] {
  const today = londonDay(now);
  return [...text.matchAll(DAY)].flatMap(([words, day = '', month = '', year]) => {
    const date = `${year ?? today.slice(0, 4)}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
    // A date without a year that is long past is taken to be next year.
    const isPast = date < today && (year !== undefined || now - Date.parse(date) < RECENT_MS);
    return isPast ? [words] : [];
  });
}

function advise(path: string, what: string): Finding {
  const why = 'A copied advert often still has the place and dates of the last one.';
  return { weight: 'advice', path, what, why, source: SOURCES.map };
}
