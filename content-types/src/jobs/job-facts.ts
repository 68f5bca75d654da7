/** The facts at the top of a job's page and next to its text, in words, and when its advert closes. */
import type { EntryOf } from '../index.ts';
import { formatPlaces } from '../job-search/facts.ts';
import { capitalize } from '../text/capitalize.ts';
import { formatDay } from '../time/format-day.ts';
import { endOfDay, toLondonDay } from '../time/london-time.ts';
import type { JobTerms } from './job-terms.ts';
import { formatComparablePay, formatPay } from './pay.ts';

export interface Fact {
  name: string;
  value: string;
  /** The day, for a `<time>`. */
  day?: string;
  /** The pay converted to another unit, for comparison. */
  compared?: string;
}

const MODES = { 'on-site': 'on site', hybrid: 'hybrid', remote: 'remote' } as const;

/** Returns pay, place, contract and closing date, except those missing from the advert. */
export function listMainFacts(job: EntryOf<'job'>, { type, basis }: JobTerms): Fact[] {
  const { salary, location, duration, hours } = job.data;
  const placeText = formatPlaces(location);
  const end = findClosingTime(job);
  const name = basis?.name ?? '';
  return omitEmpty([
    {
      name: 'Pay',
      value: joinParts([formatPay(salary), salary.note]),
      compared: formatComparablePay(salary, hours.perWeek || null),
    },
    {
      name: 'Location',
      value: joinParts([placeText, isMentioned(location.remote, placeText) ? '' : MODES[location.remote]]),
    },
    {
      name: 'Contract',
      value: joinParts([isMentioned(name, duration) ? '' : name, type?.name ?? '', lowerArticle(duration)]),
    },
    { name: 'Closing date', value: formatDay(end), day: end && toLondonDay(end) },
  ]);
}

/** Returns the other facts to know before applying. */
export function listMoreFacts({ id, data, publishedAt }: EntryOf<'job'>, { sector }: JobTerms): Fact[] {
  const { hours, start, reference, location } = data;
  const perWeek = hours.perWeek ? `${hours.perWeek} a week` : '';
  return omitEmpty([
    { name: 'Sector', value: sector?.name ?? '' },
    { name: 'Hours', value: [perWeek, hours.pattern].filter(Boolean).join('. ') },
    { name: 'Start date', value: start },
    { name: 'Postcode', value: location.postcode },
    { name: 'Posted', value: formatDay(publishedAt), day: publishedAt },
    { name: 'Job ID', value: reference || id },
  ]);
}

type ClosingJob = Pick<EntryOf<'job'>, 'data' | 'expiresAt'>;

/**
 * Returns the ISO time at which an advert closes: the end of its closing date or its expiry, whichever is earlier.
 * Empty if it never closes.
 */
export function findClosingTime({ data, expiresAt }: ClosingJob): string {
  const closingTime = data.closing && new Date(endOfDay(data.closing)).toISOString();
  return [closingTime, expiresAt ?? ''].filter(Boolean).sort()[0] ?? '';
}

/** Returns the last day to apply: `2026-11-21`. Empty if the advert never closes. */
export function findLastDay(job: ClosingJob): string {
  const end = findClosingTime(job);
  return end && toLondonDay(end);
}

function isMentioned(word: string, text: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}

function joinParts(parts: string[]): string {
  return capitalize(parts.filter(Boolean).join(', '));
}

/** Lower-cases an article within a sentence, as in `An initial 6-month contract`, but not a name such as `IR35`. */
function lowerArticle(text: string): string {
  return text.replace(/^An? /, (article) => article.toLowerCase());
}

function omitEmpty(facts: Fact[]): Fact[] {
  return facts.filter(({ value }) => value);
}
