/** Checks that an advert has what Google for Jobs needs, and a title that follows its rules. */

import { plural } from '../text/plural.ts';
import { plainFromRichText } from '../text/rich-text.ts';
import type { Finding, Job } from './finding.ts';
import { SOURCES } from './finding.ts';
import { countWords } from './texts.ts';

type SearchFinding = Pick<Finding, 'weight' | 'path' | 'what' | 'why'>;

export function checkSearchEngines(job: Job): Finding[] {
  return [...checkTitle(job), ...checkPlace(job), ...checkPay(job), ...checkContent(job)].map((finding) => ({
    ...finding,
    source: SOURCES.google,
  }));
}

const WHY_TITLE =
  'The title should be the job title and nothing else: search engines use it to match and rank adverts.';
const TITLE: readonly [RegExp, string][] = [
  [/£\s?\d|\b\d+k\b/i, 'Remove the pay from the title.'],
  [
    /\b(?:urgent(?:ly)?|immediate start|apply now|hiring|wanted|asap|required)\b|!/i,
    'Remove words like “wanted”, “urgent” or “apply now” from the title.',
  ],
  [/\b(?:ref|req|job id)\b[\s.:#]*\w*\d|#\d+/i, 'Remove the reference from the title. It has its own field.'],
  [/[*★☆✨🔥]|£{2}|\.{3}/u, 'Remove symbols and emoji from the title.'],
];

function checkTitle({ title, location }: Job): SearchFinding[] {
  const faults = TITLE.filter(([pattern]) => pattern.test(title)).map(([, what]) => what);
  if (/\p{Lu}{4}/u.test(title) && title === title.toUpperCase()) faults.push('Don’t write the title in capitals.');
  const town = location.place.trim().toLowerCase();
  if (town.length > 2 && title.toLowerCase().includes(town))
    faults.push('Remove the location from the title. It has its own field.');
  if (countWords(title) > 9) faults.push('Shorten the title: a few words are enough.');
  return faults.map((what) => ({ weight: 'problem', path: 'title', what, why: WHY_TITLE }));
}

function checkPlace({ location }: Job): SearchFinding[] {
  const why =
    'Google won’t show an advert without a location and country or, for remote work, the country people must live in.';
  const toProblem = (path: string, what: string): SearchFinding => ({ weight: 'problem', path, what, why });
  const findings: SearchFinding[] = [];
  if (location.country.trim() === '') findings.push(toProblem('location.country', 'Add the country.'));
  if (location.remote === 'remote') return findings;
  if (location.place.trim() === '') findings.push(toProblem('location.place', 'Add the town or city.'));
  else if (location.postcode.trim() === '') {
    const what = 'Add the postcode, or at least the first half.';
    findings.push({
      weight: 'advice',
      path: 'location.postcode',
      what,
      why: 'Searches such as “jobs near me” rely on it.',
    });
  }
  return findings;
}

function checkPay({ salary }: Job): SearchFinding[] {
  const { min, max, hidden } = salary;
  if (min !== null && max !== null && min > max) {
    return [
      {
        weight: 'problem',
        path: 'salary.min',
        what: 'The minimum pay is higher than the maximum.',
        why: 'Search engines ignore pay ranges that don’t add up.',
      },
    ];
  }
  if (!hidden && (min !== null || max !== null)) return [];
  const why = 'Search results show the pay, and people search by it. Many skip adverts without it.';
  return [{ weight: 'advice', path: 'salary.min', what: 'Show the pay.', why }];
}

/** Minimum number of words in the description, responsibilities and requirements together. */
const MIN_WORDS = 60;

function checkContent(job: Job): SearchFinding[] {
  const findings: SearchFinding[] = [];
  const { description, responsibilities, requirements, closing } = job;
  const wordCount = countWords([plainFromRichText(description), ...responsibilities, ...requirements].join('\n'));
  if (wordCount < MIN_WORDS) {
    const why = 'Google asks for a full description: the work, the skills, the hours and the qualifications.';
    findings.push({
      weight: 'problem',
      path: 'description',
      what: plural(wordCount, {
        one: 'Add more about the job (# word so far).',
        other: 'Add more about the job (# words so far).',
      }),
      why,
    });
  }
  if (closing === '') {
    const why = 'Leaving filled jobs online can hurt your ranking in job searches.';
    findings.push({ weight: 'advice', path: 'closing', what: 'Set a closing date.', why });
  }
  return findings;
}
