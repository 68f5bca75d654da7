/** What stands at the top of a job's page, and beside its text, in words. */
import type { EntryOf } from 'content-types';
import { payInWords } from 'content-types/lib/pay';
import { dayInWords, dayOf } from '../dates.ts';
import { placeInWords } from './card.ts';
import { findClosingTime } from './closing-date.ts';
import { basisNames } from './options.ts';

export interface Fact {
  name: string;
  value: string;
  /** The day, for a `<time>`. */
  day?: string;
}

const MODES = { 'on-site': 'on site', hybrid: 'hybrid', remote: 'remote' } as const;

/** Pay, place, contract and closing date; what the advert does not say is left out. */
export function mainFacts(job: EntryOf<'job'>): Fact[] {
  const { salary, location, basis, type, duration } = job.data;
  const place = placeInWords(location);
  const end = findClosingTime(job);
  const name = basisNames[basis] ?? basis;
  return said([
    { name: 'Pay', value: joined([payInWords(salary), salary.note]) },
    { name: 'Place', value: joined([place, isSaid(location.remote, place) ? '' : MODES[location.remote]]) },
    { name: 'Contract', value: joined([isSaid(name, duration) ? '' : name, type, inSentence(duration)]) },
    { name: 'Closing date', value: dayInWords(end), day: end && dayOf(end) },
  ]);
}

/** Everything else there is to know before applying. */
export function moreFacts({ id, data, publishedAt }: EntryOf<'job'>): Fact[] {
  const { category, hours, start, reference, location } = data;
  const perWeek = hours.perWeek ? `${hours.perWeek} a week` : '';
  return said([
    { name: 'Category', value: category },
    { name: 'Hours', value: joined([perWeek, hours.pattern]) },
    { name: 'Start', value: start },
    { name: 'Postcode', value: location.postcode },
    { name: 'Posted', value: dayInWords(publishedAt), day: publishedAt },
    { name: 'Job ID', value: reference || id },
  ]);
}

function isSaid(word: string, text: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}

function joined(parts: string[]): string {
  const words = parts.filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `An initial 6-month contract` goes on with a small letter, `IR35` does not. */
function inSentence(words: string): string {
  return words.replace(/^An? /, (article) => article.toLowerCase());
}

function said(facts: Fact[]): Fact[] {
  return facts.filter(({ value }) => value);
}
