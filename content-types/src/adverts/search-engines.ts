/** Checks that an advert has what Google for Jobs needs, and a title as it asks for. */
import { plainFromRichText } from '../lib/rich-text.ts';
import type { Finding, Job } from './finding.ts';
import { SOURCES } from './finding.ts';
import { countWords } from './texts.ts';

type Found = Pick<Finding, 'weight' | 'path' | 'what' | 'why'>;

export function checkSearchEngines(job: Job): Finding[] {
  return [...checkTitle(job), ...checkPlace(job), ...checkPay(job), ...checkRest(job)].map((found) => ({
    ...found,
    source: SOURCES.google,
  }));
}

const WHY_TITLE = 'The title should be the name of the job and nothing else: search engines sort adverts by it.';
const TITLE: readonly [RegExp, string][] = [
  [/£\s?\d|\b\d+k\b/i, 'Take the pay out of the title.'],
  [
    /\b(?:urgent(?:ly)?|immediate start|apply now|hiring|wanted|asap|required)\b|!/i,
    'Take the call to apply out of the title.',
  ],
  [/\b(?:ref|req|job id)\b[\s.:#]*\w*\d|#\d+/i, 'Take the reference out of the title. It has a field of its own.'],
  [/[*★☆✨🔥]|\.{3}/u, 'Take the signs out of the title.'],
];

function checkTitle({ title, location }: Job): Found[] {
  const found = TITLE.filter(([pattern]) => pattern.test(title)).map(([, what]) => what);
  if (/\p{Lu}{4}/u.test(title) && title === title.toUpperCase()) found.push('Write the title in small letters.');
  const town = location.place.trim().toLowerCase();
  if (town.length > 2 && title.toLowerCase().includes(town))
    found.push('Take the place out of the title. It has a field of its own.');
  if (countWords(title) > 9) found.push('Make the title shorter: a few words say what the job is.');
  return found.map((what) => ({ weight: 'problem', path: 'title', what, why: WHY_TITLE }));
}

function checkPlace({ location }: Job): Found[] {
  const why =
    'Google shows no advert without a place and a country, or, for remote work, the country people may live in.';
  const needs = (path: string, what: string): Found => ({ weight: 'problem', path, what, why });
  const found: Found[] = [];
  if (location.country.trim() === '') found.push(needs('location.country', 'Say in which country the work is.'));
  if (location.remote === 'remote') return found;
  if (location.place.trim() === '') found.push(needs('location.place', 'Say in which town or city the work is.'));
  else if (location.postcode.trim() === '') {
    const what = 'Give the postcode, or its first half.';
    found.push({ weight: 'advice', path: 'location.postcode', what, why: 'Searches such as “jobs near me” go by it.' });
  }
  return found;
}

function checkPay({ salary }: Job): Found[] {
  const { min, max, hidden } = salary;
  if (min !== null && max !== null && min > max) {
    return [
      {
        weight: 'problem',
        path: 'salary.min',
        what: 'The pay starts higher than it ends.',
        why: 'Search engines drop pay that makes no sense.',
      },
    ];
  }
  if (!hidden && (min !== null || max !== null)) return [];
  const why = 'Adverts with pay are shown with it and found by it; many people pass over those without.';
  return [{ weight: 'advice', path: 'salary.min', what: 'Show the pay.', why }];
}

/** A description with fewer words does not explain the job. */
const MIN_WORDS = 60;

function checkRest(job: Job): Found[] {
  const found: Found[] = [];
  const { description, responsibilities, requirements, closing } = job;
  const words = countWords([plainFromRichText(description), ...responsibilities, ...requirements].join('\n'));
  if (words < MIN_WORDS) {
    const why = 'Google asks for the whole description: the work, the skills, the hours, the qualifications.';
    found.push({
      weight: 'problem',
      path: 'description',
      what: `Say more about the job. So far it has ${words} words.`,
      why,
    });
  }
  if (closing === '') {
    const why = 'Adverts that stay after the job is filled can cost a site its place in job searches.';
    found.push({ weight: 'advice', path: 'closing', what: 'Set a closing date.', why });
  }
  return found;
}
