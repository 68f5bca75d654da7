import type { DataByType, EntryOf } from '../index.ts';
import { formatPay, toYearlyPounds } from '../jobs/pay.ts';
import { encodeJobPlaces } from '../places/job-places.ts';
import type { JobFacts } from './criteria.ts';
import { type FilterFacts, type JobOfFacts, mapFilters } from './filters.ts';
import type { IndexedPart } from './find.ts';
import { splitLetters, splitWords } from './split-words.ts';
import { isIgnored } from './words.ts';

type Job = DataByType['job'];

/** Returns the facts of a job that are compared with criteria other than words. */
export function toJobFacts(job: JobOfFacts): JobFacts {
  const { location, salary, hours } = job.data;
  const perWeek = hours.perWeek || null;
  return {
    ...mapFilters<FilterFacts>(({ fact }) => fact(job)),
    place: formatPlaces(location),
    at: encodeJobPlaces(location),
    yearly: findYearly(salary, perWeek),
    hours: perWeek,
    unit: salary.hidden ? 'year' : salary.unit,
  };
}

/** Returns the searchable texts of a job, by part. */
export function toJobText(job: Pick<EntryOf<'job'>, 'data'>): Record<IndexedPart, string> {
  const { hours, start } = job.data;
  const texts = toIndexedText(job);
  const times = [hours.perWeek && `${hours.perWeek} hours`, hours.pattern].filter(Boolean);
  const joinedText = Object.values(texts).join('\n');
  const isSoon = SOON_PATTERN.test(start);
  const startText = start && `start ${start} ${isSoon || ASAP_PATTERN.test(start) ? IMMEDIATE_WORDS : ''}`;
  return {
    ...texts,
    // Puts an early start into a part with more weight, so that it ranks above “as soon as possible”.
    skills: [texts.skills, isSoon && startText, NO_EXPERIENCE.test(joinedText) && 'noexperience']
      .filter(Boolean)
      .join('\n'),
    text: [texts.text, ...times, !isSoon && startText].filter(Boolean).join('\n'),
  };
}

const SOON_PATTERN = /^\s*(immediate|now|today|tomorrow|straight ?away|(this |next )?[a-z]+day\s*$)/i;
const ASAP_PATTERN = /\basap\b|as soon as/i;
/**
 * Matches adverts that require no experience. `groups.json` has a single word for this, because many adverts contain
 * the separate words.
 */
const NO_EXPERIENCE =
  /\bno (\w+ )?experience (is |at all )?(needed|required|necessary)\b|\bexperience (is )?not (needed|required|necessary)\b|\b(full training|(^|[.!]\s+)training) (is |will be )?(given|provided)\b/im;
const IMMEDIATE_WORDS = 'immediate asap straight away';

/** Returns the indexed texts of a job, by part. Must match the database view `job_parts` (0022_job_search.sql). */
function toIndexedText({ data }: Pick<EntryOf<'job'>, 'data'>): Record<IndexedPart, string> {
  const { title, location, requirements, responsibilities, description, benefits } = data;
  return {
    title,
    place: [location.place, location.region, location.postcode, ...location.otherPlaces].join(' '),
    skills: [...requirements, ...responsibilities].join('\n'),
    text: [...listTexts(description), ...benefits].join('\n'),
  };
}

/** Returns the words of `toJobText` that are not in the database's index, such as signs, hours and the start date. */
export function listUnindexedWords(job: Pick<EntryOf<'job'>, 'data'>): [word: string, part: IndexedPart][] {
  const indexedText = toIndexedText(job);
  return Object.entries(toJobText(job)).flatMap(([name, text]) => {
    const part = name as IndexedPart;
    const indexedWords = new Set(splitLetters(indexedText[part]));
    const missingWords = new Set(splitWords(text).filter((word) => !indexedWords.has(word) && !isIgnored(word)));
    return [...missingWords].map((word): [string, IndexedPart] => [word, part]);
  });
}

function listTexts(node: object): string[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'text' && typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? listTexts(value) : [];
  });
}

/** Formats place and pay to distinguish jobs with the same title: `Leeds, West Yorkshire · £14.20 an hour`. */
export function formatPlaceAndPay({ location, salary }: Pick<Job, 'location' | 'salary'>): string {
  const placeText = formatPlaces(location) || (location.remote === 'remote' ? 'Remote' : '');
  return [placeText, formatPay(salary)].filter(Boolean).join(' · ');
}

/** Names every place where the work can be done. */
export function formatPlaces(location: Pick<Job['location'], 'place' | 'region' | 'otherPlaces'>): string {
  return [formatPlace(location), ...location.otherPlaces].filter(Boolean).join('; ');
}

/** Formats a place: `Leeds, West Yorkshire`. A town that is its own region is named only once. */
export function formatPlace({ place, region }: Pick<Job['location'], 'place' | 'region'>): string {
  return place === region ? place : [place, region].filter(Boolean).join(', ');
}

/** Returns the maximum or only pay per year. Null if the pay is hidden, so that neither sorting nor filters reveal it. */
function findYearly({ min, max, unit, hidden }: Job['salary'], hours: number | null): number | null {
  const pence = max ?? min;
  return hidden || pence === null ? null : toYearlyPounds(pence, unit, hours);
}
